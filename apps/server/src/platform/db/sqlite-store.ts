import { statfs } from 'node:fs/promises';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { closeToOthers, databaseFileIn, openDataDir, watchFiles } from './data-dir.ts';
import { keepStatements } from './keep-statements.ts';
import { lockDataDir } from './lock-data-dir.ts';
import { migrate } from './migrate.ts';
import { type CompiledPrepared, compilePrepared, letRunPrepared } from './prepared.ts';
import { refuseUnfinishedRestore } from './refuse-unfinished-restore.ts';
import { lockMs, SqliteWriteGroup } from './sqlite-write-group.ts';
import type { Prepared, Store } from './store.ts';
import { asStoreError, DatabaseUnfit, StoreUnavailable } from './store-errors.ts';
import type { Tables } from './tables.ts';

/** The embedded default: one file, one process, every acknowledged write on the disk. */
export async function openSqliteStore(dataDir: string | ':memory:', copyOf?: Buffer): Promise<Store> {
  const inMemory = dataDir === ':memory:';
  if (!inMemory) openDataDir(dataDir);
  const unlock = inMemory ? () => {} : lockDataDir(dataDir);
  const file = inMemory ? ':memory:' : databaseFileIn(dataDir);
  const opened = (async () => {
    if (!inMemory) refuseUnfinishedRestore(dataDir);
    return openDatabase(file, copyOf);
  })();
  const { database, db } = await opened.catch((error: unknown) => {
    unlock();
    throw error;
  });
  const missing = inMemory ? () => undefined : watchFiles([file, `${file}-wal`]);
  const mustBeThere = () => {
    const sentence = missing();
    if (sentence) throw new StoreUnavailable(sentence);
  };

  const group = new SqliteWriteGroup(database, db, mustBeThere);
  const statements = new Map<string, { compiled: CompiledPrepared; statement: Database.Statement }>();
  const statementOf = <Params extends object, Row>(query: Prepared<Params, Row>) => {
    let known = statements.get(query.name);
    if (!known) {
      const compiled = compilePrepared(query, db);
      known = { compiled, statement: database.prepare(compiled.sql) };
      statements.set(query.name, known);
    }
    return known;
  };
  const execute = <Params extends object, Row>(query: Prepared<Params, Row>, params: Params) => {
    const { compiled, statement } = statementOf(query);
    const values = compiled.valuesOf(params);
    return (statement.reader ? statement.all(...values) : [statement.run(...values)]) as Row[];
  };
  letRunPrepared(db, 'sqlite', async (query, params) => {
    // SQLite rolls back automatically on a full disk. A write after that would be committed alone.
    if (query.kind === 'write' && !database.inTransaction) throw new Error('There is no transaction.');
    return execute(query, params);
  });

  return {
    engine: 'sqlite',
    lockMs,
    read: (work) => group.read(work),
    write: (work) => group.write(work),
    run: async (query, params) => {
      const now = () => execute(query, params);
      return query.kind === 'read' ? group.readNow(now) : group.writeNow(now);
    },
    ping: async () => {
      mustBeThere();
      try {
        database.prepare('select 1').get();
        if (!inMemory) {
          await mustHaveSpace(dataDir);
          lookAtTables(file);
        }
      } catch (error) {
        throw asStoreError(error);
      }
    },
    scrub: () =>
      group.read(async () => {
        // Copies of erased rows are also in the write-ahead log. Does not wait for a backup that reads it.
        database.pragma('wal_checkpoint(TRUNCATE)');
      }),
    close: async () => {
      await group.idle();
      await db.destroy();
      unlock();
    },
  };
}

async function openDatabase(
  file: string,
  copyOf: Buffer | undefined,
): Promise<{ database: Database.Database; db: Kysely<Tables> }> {
  const database = new Database(copyOf ?? file, { timeout: lockMs });
  try {
    if (file !== ':memory:') closeToOthers(file);
    database.pragma('journal_mode = WAL');
    // Each commit is on the disk before it is answered (decision 16).
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    // Erased data is overwritten, not only marked as free (S14).
    database.pragma('secure_delete = ON');
    const statements = keepStatements(database);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: statements }) });
    await migrate(db, 'sqlite');
    statements.forget();
    // From now on nothing waits in the event loop; the write group tries again (S22).
    database.pragma('busy_timeout = 0');
    return { database, db };
  } catch (error) {
    database.close();
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(String((error as { code?: unknown }).code))) throw error;
    throw new DatabaseUnfit(
      `${file} is not a database, or is damaged (${(error as Error).message}). ` +
        'Restore a backup into an empty DATA_DIR, or name another DATA_DIR.',
      { cause: error },
    );
  }
}

/** Less than the size of a quotation: small writes still fit on a nearly full disk and would hide it. */
const minFreeBytes = 1024 * 1024;

async function mustHaveSpace(dataDir: string): Promise<void> {
  const { bavail, bsize } = await statfs(dataDir);
  if (bavail * bsize < minFreeBytes) throw new StoreUnavailable('the disk of the database is full');
}

/** Reads the first page of every table from the disk, because the open connection may use cached pages. */
function lookAtTables(file: string): void {
  const fresh = new Database(file, { readonly: true, fileMustExist: true, timeout: 0 });
  try {
    const tables = fresh.prepare<[], string>("select name from sqlite_master where type = 'table'");
    for (const name of tables.pluck().all()) {
      fresh.prepare(`select rowid from "${name}" not indexed limit 1`).get();
    }
  } finally {
    fresh.close();
  }
}
