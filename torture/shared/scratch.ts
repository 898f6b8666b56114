import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StoreLocation } from '../../apps/server/src/store/open-store.ts';
import { hasTable, makeTable } from '../../apps/server/src/store/testing/marker-table.ts';
import { createDatabase } from '../../apps/server/src/store/testing/postgres-server.ts';

const marker = 'made_by_torture';

/** A place that may be ruined, for it was made to be. */
export interface Scratch {
  readonly dataDir: string;
  /** Absent: SQLite in dataDir. */
  readonly databaseUrl?: string;
  readonly location: StoreLocation;
  /** What a server process is told. */
  readonly env: Readonly<Record<string, string>>;
  remove(): void;
}

/** A folder of its own and, on the given PostgreSQL server, a database of its own; both marked. */
export async function makeScratch(postgresServerUrl?: string): Promise<Scratch> {
  return markScratch(makeFolder(), postgresServerUrl && (await createDatabase(postgresServerUrl)));
}

export const makeFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'silowright-torture-'));

/** Only for a folder and a database that were made a moment ago. */
export async function markScratch(dataDir: string, databaseUrl?: string): Promise<Scratch> {
  writeFileSync(path.join(dataDir, marker), 'npm run torture made this folder and may ruin it\n');
  if (databaseUrl) await makeTable(databaseUrl, marker);
  return {
    dataDir,
    ...(databaseUrl && { databaseUrl }),
    location: databaseUrl ? { engine: 'postgres', url: databaseUrl } : { engine: 'sqlite', dataDir },
    env: { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** Asked before anything is started or killed on a place that was handed in: real data are never a playground. */
export async function mustBeScratch({ dataDir, databaseUrl }: Pick<Scratch, 'dataDir' | 'databaseUrl'>) {
  if (!existsSync(path.join(dataDir, marker))) throw new Error(`${dataDir} was not made by this harness`);
  if (databaseUrl && !(await hasTable(databaseUrl, marker))) {
    throw new Error(`${new URL(databaseUrl).pathname.slice(1)} is a database this harness did not make`);
  }
}
