import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { closeToOthers, databaseFileIn, openDataDir, restoringFileIn } from '../db/data-dir.ts';
import { lockDataDir } from '../db/lock-data-dir.ts';
import { migrate } from '../db/migrate.ts';
import type { Tables } from '../db/tables.ts';
import {
  BackupRefused,
  type Cell,
  type DatabaseMoment,
  holdsData,
  quoted,
  type RestoreTarget,
  type TableShape,
} from './backup-tables.ts';
import { syncToDisk } from './sync-to-disk.ts';

/** Files that SQLite keeps next to a database and reads when it opens it. */
const besideIt = ['-wal', '-shm', '-journal'];
const rowsAtOnce = 100;
/** Keys arrive unsorted; the cache should hold the index. */
const cacheKilobytes = 128 * 1024;

/** Runs next to a live server: a read transaction of the write-ahead log sees a snapshot and blocks nobody. */
export async function sqliteSource(dataDir: string): Promise<DatabaseMoment> {
  const file = databaseFileIn(dataDir);
  if (!existsSync(file)) {
    throw new BackupRefused(
      `There is no database in ${path.resolve(dataDir)}: nothing to back up. Check DATA_DIR.`,
    );
  }
  const database = new Database(file, { readonly: true, fileMustExist: true });
  database.exec('begin');
  return {
    engine: 'sqlite',
    migrations: database.prepare<[], string>('select name from kysely_migration order by name').pluck().all(),
    tables: tablesOf(database),
    *rows({ name, columns }) {
      let batch: Cell[][] = [];
      const select = database.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(name)}`).raw();
      for (const row of select.iterate() as IterableIterator<Cell[]>) {
        if (batch.push(row) < rowsAtOnce) continue;
        yield batch;
        batch = [];
      }
      yield batch;
    },
    close: async () => void database.close(),
  };
}

/** Filled in a temporary file, which is moved into place when complete. */
export async function sqliteTarget(dataDir: string, lastMigration: string): Promise<RestoreTarget> {
  openDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  const place = databaseFileIn(dataDir);
  const draft = restoringFileIn(dataDir);
  const remove = () => {
    for (const end of ['', ...besideIt]) rmSync(draft + end, { force: true });
  };
  try {
    if (existsSync(place)) {
      throw new BackupRefused(
        `${path.resolve(dataDir)} already contains a database. Restore into an empty DATA_DIR; nothing was changed.`,
      );
    }
    const stale = besideIt.map((end) => place + end).find((file) => existsSync(file));
    if (stale) {
      throw new BackupRefused(
        `${path.resolve(stale)} is left of another database and SQLite would read it into this one. Restore into an empty DATA_DIR; nothing was changed.`,
      );
    }
    remove();
    const database = new Database(draft);
    closeToOthers(draft);
    // The temporary file is discarded after a crash, so it need not be durable.
    database.pragma('journal_mode = MEMORY');
    database.pragma('synchronous = OFF');
    database.pragma(`cache_size = -${cacheKilobytes}`);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    await migrate(db, 'sqlite', lastMigration);
    const tables = tablesOf(database);
    const makeIndexes = withoutIndexes(database);
    database.exec('begin');
    return {
      tables,
      insert: async ({ name, columns }, rows) => {
        const insert = database.prepare(
          `insert into ${quoted(name)} (${columns.map(quoted).join(', ')}) values (${columns.map(() => '?').join(', ')})`,
        );
        for (const row of rows) insert.run(row);
      },
      finish: async () => {
        database.exec('commit');
        database.exec(makeIndexes);
        await migrate(db, 'sqlite');
        await db.destroy();
        syncToDisk(draft);
        renameSync(draft, place);
        syncToDisk(dataDir);
        unlock();
      },
      abandon: async () => {
        await db.destroy();
        remove();
        unlock();
      },
    };
  } catch (error) {
    remove();
    unlock();
    throw error;
  }
}

/**
 * Creating an index once for all rows is much faster than updating it per row. Returns the statements that create
 * them again.
 */
function withoutIndexes(database: Database.Database): string {
  const indexes = database
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_master where type = 'index' and sql is not null",
    )
    .all();
  for (const { name } of indexes) database.exec(`drop index ${quoted(name)}`);
  return indexes.map(({ sql }) => `${sql};`).join('\n');
}

export function tablesOf(database: Database.Database): TableShape[] {
  const names = database
    .prepare<[], string>("select name from sqlite_master where type = 'table' order by name")
    .pluck()
    .all();
  return names.filter(holdsData).map((name) => ({
    name,
    columns: (database.pragma(`table_info(${quoted(name)})`) as { name: string }[])
      .map((column) => column.name)
      .sort(),
  }));
}
