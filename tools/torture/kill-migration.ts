import { cpSync } from 'node:fs';
import path from 'node:path';
import { inspectDatabase } from '../../apps/server/src/app/inspect/inspect-database.ts';
import { spawnServer, startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { lostRows, readRows } from '../../apps/server/src/platform/backup/testing/kept-rows.ts';
import { createDatabase, startPostgres } from '../../apps/server/src/platform/db/testing/postgres-server.ts';
import type { Ledger } from './ledger.ts';
import { appliedMigrations, migrationBegins } from './parts-of-releases/migration.ts';
import { makeOlderDatabase, type OlderDatabase } from './parts-of-releases/older-database.ts';
import { olderReleases } from './parts-of-releases/work-with-release.ts';
import { pause } from './shared/asker.ts';
import { makeFolder, markScratch, mustBeScratch, type Scratch } from './shared/scratch.ts';
import type { Torture } from './torture.ts';

/** So many that a migration takes a while. */
const offersOfOlder = 500;
/** The last kills come when the tables are changed, and the start goes on. */
const beyondTheEnd = 1.25;

/**
 * The server is killed while it migrates the database of the first release. The next start must work by itself; a
 * migration is whole or absent, and no row is lost.
 */
export const torture: Torture<{ times: number }> = {
  options: { times: 20 },
  run: async ({ times }, ledger) => {
    const postgres = await startPostgres({ fsync: true });
    if (!postgres.ok) throw new Error(postgres.reason);
    let faults = 0;
    try {
      for (const url of [undefined, postgres.value.url]) {
        const older = await makeOlderDatabase(olderReleases[0]!, offersOfOlder, url);
        console.info(`a migration on ${older.location.engine} takes ${Math.round(older.migrationMs)} ms`);
        for (let round = 0; round < times; round++) {
          const violations = await killMigration(older, (round + Math.random()) / times, ledger, url);
          for (const violation of violations)
            console.error(`${older.location.engine}, kill ${round + 1}: ${violation}`);
          ledger.add({ faults: violations.length });
          faults += violations.length;
        }
        older.remove();
      }
      return faults === 0;
    } finally {
      await postgres.value.stop();
    }
  },
};

/** `share` of the time from the first change of a table to a little after the last one. Returns what is wrong. */
async function killMigration(
  older: OlderDatabase,
  share: number,
  ledger: Ledger,
  serverUrl?: string,
): Promise<string[]> {
  const scratch = await copyOf(older, serverUrl);
  await mustBeScratch(scratch);
  const env = { ...scratch.env, LOG_LEVEL: 'error' };
  const wrong: string[] = [];
  const server = spawnServer(env);
  const closed = new Promise((resolve) => server.once('close', resolve));
  server.stdout?.resume();
  server.stderr?.resume();
  if (!(await migrationBegins(scratch.location, server))) wrong.push('it did not migrate');
  await pause(older.migrationMs * beyondTheEnd * share);
  server.kill('SIGKILL');
  await closed;

  // A copy is read, so that the next start finds what the killed one left.
  const left = serverUrl ? scratch : await copyOf(scratch);
  const migrations = await appliedMigrations(left.location);
  const isOld = migrations.join() === older.migrations.join();
  const isNew = migrations.join() === older.migrationsOfThis.join();
  if (!isOld && !isNew) wrong.push(`half migrated: ${migrations.at(-1)}`);
  // Reading every column of every table also shows that the tables are those of its last migration.
  const rows = await readRows(left.location).catch((error: Error) => error);
  if (rows instanceof Error) wrong.push(`the tables do not match ${migrations.at(-1)}: ${rows.message}`);
  else wrong.push(...lostRows(older.rows, rows, { running: true }).map((row) => `lost: ${row}`));
  if (left !== scratch) left.remove();

  const next = await startServerProcess(env).catch((error: Error) => error);
  if (next instanceof Error) wrong.push(`the next start failed: ${next.message}`);
  else {
    const { status } = await fetch(`${next.address}/readyz`);
    if (status !== 200) wrong.push(`/readyz answered ${status}`);
    await next.stop();
  }
  const facts = await inspectDatabase(scratch.location);
  if (facts.missing.length > 0) wrong.push(`not migrated after the next start: ${facts.missing}`);
  for (const damage of [...facts.damage, ...(facts.documents?.damaged ?? [])]) wrong.push(`${damage}`);
  const after = await readRows(scratch.location);
  wrong.push(...lostRows(older.rows, after, { running: true }).map((row) => `lost at last: ${row}`));
  ledger.add({ kills: 1, absent: Number(isOld), whole: Number(isNew) });
  if (wrong.length === 0) scratch.remove();
  return wrong;
}

async function copyOf(
  { dataDir, databaseUrl }: Pick<Scratch, 'dataDir' | 'databaseUrl'>,
  serverUrl?: string,
): Promise<Scratch> {
  const folder = makeFolder();
  cpSync(dataDir, folder, { recursive: true });
  if (!serverUrl || !databaseUrl) return markScratch(folder);
  const template = path.basename(new URL(databaseUrl).pathname);
  return markScratch(folder, await createDatabase(serverUrl, { template }));
}
