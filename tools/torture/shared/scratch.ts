import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { StoreLocation } from '../../../apps/server/src/platform/db/open-store.ts';
import { hasTable, makeTable } from '../../../apps/server/src/platform/db/testing/marker-table.ts';
import { createDatabase } from '../../../apps/server/src/platform/db/testing/postgres-server.ts';

const marker = 'made_by_torture';

/** A data folder and database created for the run, which may be damaged. */
export interface Scratch {
  readonly dataDir: string;
  /** Undefined: SQLite in dataDir. */
  readonly databaseUrl?: string;
  readonly location: StoreLocation;
  /** Environment of a server process. */
  readonly env: Readonly<Record<string, string>>;
  remove(): void;
}

/** Creates a new folder and, on the given PostgreSQL server, a new database; both are marked. */
export async function makeScratch(postgresServerUrl?: string): Promise<Scratch> {
  return markScratch(makeFolder(), postgresServerUrl && (await createDatabase(postgresServerUrl)));
}

export const makeFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'silowright-torture-'));

/** Only for a folder and a database that were just created. */
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

/** Checked before anything is started or killed, so that real data is never damaged. */
export async function mustBeScratch({ dataDir, databaseUrl }: Pick<Scratch, 'dataDir' | 'databaseUrl'>) {
  if (!existsSync(path.join(dataDir, marker))) throw new Error(`${dataDir} was not made by this harness`);
  if (databaseUrl && !(await hasTable(databaseUrl, marker))) {
    throw new Error(`${new URL(databaseUrl).pathname.slice(1)} is a database this harness did not make`);
  }
}
