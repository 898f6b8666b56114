import { mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { backUp, writeBackup } from '../../apps/server/src/platform/backup/back-up.ts';
import { RowSum, rowLine, type TableSum } from '../../apps/server/src/platform/backup/backup-lines.ts';
import { openBackupSource } from '../../apps/server/src/platform/backup/open-tables.ts';
import { restore } from '../../apps/server/src/platform/backup/restore.ts';
import type { StoreLocation } from '../../apps/server/src/platform/db/open-store.ts';
import type { EngineName } from '../../apps/server/src/platform/db/store.ts';
import { createDatabase, startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import type { Ledger } from './ledger.ts';
import { makeFewOffers } from './parts-of-restore/make-few-offers.ts';
import { multiplyOffers } from './parts-of-restore/multiply-offers.ts';
import type { Torture } from './torture.ts';

const mebibyte = 1024 * 1024;

export interface Drill {
  readonly engine: EngineName;
  readonly offers: number;
  readonly rows: number;
  /** Tables that differ after the restore. */
  readonly different: readonly string[];
  readonly backupSeconds: number;
  readonly restoreSeconds: number;
  readonly fileBytes: number;
}

/** Backs up many offers, restores them and compares row by row (threat 58). */
export const torture: Torture<{ offers: number; documents: number }> = {
  // Only one offer in fifty has a PDF; otherwise the disk would limit the run.
  options: { offers: 20_000, documents: 50 },
  run: async ({ offers, documents }, ledger) => {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres.ok) throw new Error(postgres.reason);
    const few = mkdtempSync(path.join(os.tmpdir(), 'silowright-drill-few-'));
    try {
      await makeFewOffers(few);
      const onSqlite = await drill('sqlite', few, offers, documents);
      report(onSqlite, ledger);
      const onPostgres = await drill('postgres', few, offers, documents, postgres.value.url);
      report(onPostgres, ledger);
      return [onSqlite, onPostgres].every((seen) => seen.offers >= offers && seen.different.length === 0);
    } finally {
      rmSync(few, { recursive: true, force: true });
      await postgres.value.stop();
    }
  },
};

/** `few` is a folder that makeFewOffers filled. */
export async function drill(
  engine: EngineName,
  few: string,
  offers: number,
  documentEvery: number,
  postgresServerUrl = '',
): Promise<Drill> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'silowright-drill-'));
  const newPlace = async (name: string): Promise<StoreLocation> =>
    engine === 'sqlite'
      ? { engine, dataDir: path.join(folder, name) }
      : { engine, url: await createDatabase(postgresServerUrl) };
  const inFolder = (name: string) => path.join(folder, name);
  try {
    const template = await openBackupSource({ engine: 'sqlite', dataDir: few });
    const many = await multiplyOffers(template, offers, documentEvery);
    await writeBackup(many, inFolder('no-files'), inFolder('made'));
    await template.close();
    const live = await newPlace('live');
    await restore(inFolder('made'), live, inFolder('live'));
    rmSync(inFolder('made'));

    const file = inFolder('backup');
    const backupMs = await timed(() => backUp(live, inFolder('live'), file));
    const rescued = await newPlace('rescued');
    const restoreMs = await timed(() => restore(file, rescued, inFolder('rescued')));
    const [before, after] = [await sumsOf(live), await sumsOf(rescued)];
    return {
      engine,
      offers: after.offers?.rows ?? 0,
      rows: Object.values(after).reduce((sum, { rows }) => sum + rows, 0),
      different: differences(before, after),
      backupSeconds: Math.round(backupMs / 1000),
      restoreSeconds: Math.round(restoreMs / 1000),
      fileBytes: statSync(file).size,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Reads the database directly, not through the backup. */
export async function sumsOf(location: StoreLocation): Promise<Record<string, TableSum>> {
  const source = await openBackupSource(location);
  const sums: Record<string, TableSum> = {};
  for (const table of source.tables) {
    const sum = new RowSum();
    for await (const rows of source.rows(table)) for (const row of rows) sum.add(rowLine(row));
    sums[table.name] = sum.total();
  }
  await source.close();
  return sums;
}

export const differences = (
  before: Readonly<Record<string, TableSum>>,
  after: Readonly<Record<string, TableSum>>,
): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name]?.rows !== after[name]?.rows || before[name]?.hash !== after[name]?.hash,
  );

function report(seen: Drill, ledger: Ledger): void {
  const { engine, offers, rows, different, backupSeconds, restoreSeconds, fileBytes } = seen;
  const megabytes = Math.round(fileBytes / mebibyte);
  const peak = Math.round(process.resourceUsage().maxRSS / 1024);
  console.info(
    `${engine}: ${offers} offers, ${rows} rows, backup ${backupSeconds} s (${megabytes} MB), restore ${restoreSeconds} s, ` +
      `peak memory ${peak} MB, ${different.length === 0 ? 'all tables the same' : `DIFFERENT: ${different.join(', ')}`}`,
  );
  ledger.add({ [`${engine}Drills`]: 1, [`${engine}TablesDifferent`]: different.length });
  ledger.set({
    [`${engine}Offers`]: offers,
    [`${engine}Rows`]: rows,
    [`${engine}BackupSeconds`]: backupSeconds,
    [`${engine}RestoreSeconds`]: restoreSeconds,
    [`${engine}FileMegabytes`]: megabytes,
    peakMegabytes: peak,
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
