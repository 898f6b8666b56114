import type { ChildProcess } from 'node:child_process';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { databaseFileIn } from '../../../apps/server/src/platform/db/data-dir.ts';
import type { StoreLocation } from '../../../apps/server/src/platform/db/open-store.ts';
import { openReader } from '../../../apps/server/src/platform/db/testing/open-reader.ts';
import { pause } from '../shared/asker.ts';

const lookEveryMs = 5;

/** Resolves when a starting server has begun to write; false if it ended or was ready without. */
export async function migrationBegins(location: StoreLocation, server: ChildProcess): Promise<boolean> {
  const watch = watchWrites(location);
  try {
    return await whenTrue(server, () => watch.isWriting());
  } finally {
    await watch.close();
  }
}

/** Resolves when all these are applied. */
export const migrationEnds = (
  location: StoreLocation,
  server: ChildProcess,
  migrations: readonly string[],
): Promise<boolean> =>
  // SQLite refuses to read while the tables are changed.
  whenTrue(server, async () =>
    appliedMigrations(location).then(
      (applied) => applied.join() === migrations.join(),
      () => false,
    ),
  );

async function whenTrue(server: ChildProcess, isTrue: () => Promise<boolean>): Promise<boolean> {
  let isReady = false;
  server.stdout?.once('data', () => {
    isReady = true;
  });
  while (!(await isTrue())) {
    if (isReady || server.exitCode !== null) return false;
    await pause(lookEveryMs);
  }
  return true;
}

/** Tells whether a transaction that writes is open at this moment: the migration is the first one of a start. */
function watchWrites(location: StoreLocation) {
  if (location.engine === 'sqlite') {
    const database = new Database(databaseFileIn(location.dataDir), { timeout: 0 });
    const isWriting = async () => {
      try {
        database.exec('begin immediate; rollback');
        return false;
      } catch {
        return true;
      }
    };
    return { isWriting, close: async () => void database.close() };
  }
  const reader = openReader(location);
  const isWriting = async () => {
    const { rows } = await sql`
      select from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and backend_xid is not null`.execute(
      reader.db,
    );
    return rows.length > 0;
  };
  return { isWriting, close: () => reader.close() };
}

export async function appliedMigrations(location: StoreLocation): Promise<string[]> {
  const query = 'select name from kysely_migration order by name';
  if (location.engine === 'sqlite') {
    // Not for reading only: what a killed process left unfinished is rolled back first.
    const database = new Database(databaseFileIn(location.dataDir), { timeout: 0 });
    try {
      return database.prepare<[], string>(query).pluck().all();
    } finally {
      database.close();
    }
  }
  const reader = openReader(location);
  try {
    const { rows } = await sql.raw<{ name: string }>(query).execute(reader.db);
    return rows.map(({ name }) => name);
  } finally {
    await reader.close();
  }
}
