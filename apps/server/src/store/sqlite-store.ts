import { mkdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { lockDataDir } from './lock-data-dir.ts';
import { migrate } from './migrate.ts';
import { type CompiledPrepared, compilePrepared, type Prepared } from './prepared.ts';
import { SqliteWriteGroup } from './sqlite-write-group.ts';
import type { Store } from './store.ts';
import { asStoreError } from './store-unavailable.ts';
import type { Tables } from './tables.ts';

/** The embedded default: one file, one process, every answered write on the disk. */
export async function openSqliteStore(dataDir: string | ':memory:'): Promise<Store> {
  const inMemory = dataDir === ':memory:';
  if (!inMemory) mkdirSync(dataDir, { recursive: true });
  const unlock = inMemory ? () => {} : lockDataDir(dataDir);
  const file = inMemory ? ':memory:' : path.join(dataDir, 'silowright.sqlite');
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  await migrate(db, 'sqlite');

  const group = new SqliteWriteGroup(database, db);
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

  return {
    engine: 'sqlite',
    read: (work) => group.read(work),
    write: (work) => group.write(work),
    run: async <Params extends object, Row>(query: Prepared<Params, Row>, params: Params) => {
      const { compiled, statement } = statementOf(query);
      const values = compiled.valuesOf(params);
      const execute = () =>
        (statement.reader ? statement.all(...values) : [statement.run(...values)]) as Row[];
      return query.kind === 'read' ? group.readNow(execute) : group.writeNow(execute);
    },
    ping: async () => {
      try {
        database.prepare('select 1').get();
      } catch (error) {
        throw asStoreError(error);
      }
    },
    close: async () => {
      await group.idle();
      await db.destroy();
      unlock();
    },
  };
}
