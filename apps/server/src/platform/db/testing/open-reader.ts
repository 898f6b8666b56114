import path from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import type { StoreLocation } from '../open-store.ts';
import type { Db } from '../store.ts';
import type { Tables } from '../tables.ts';

/** Reads a database next to the server that owns it; never writes or locks. */
export interface Reader {
  readonly db: Db;
  /** All reads inside see one snapshot, however busy the server is. */
  moment<Result>(look: (db: Db) => Promise<Result>): Promise<Result>;
  /** Damage that the engine finds in its files. */
  damage(): Promise<string[]>;
  close(): Promise<void>;
}

export function openReader(location: StoreLocation): Reader {
  const sqlite = location.engine === 'sqlite';
  const db = new Kysely<Tables>({
    dialect: sqlite
      ? new SqliteDialect({
          database: new Database(path.join(location.dataDir, 'silowright.sqlite'), { readonly: true }),
        })
      : new PostgresDialect({ pool: quietPool(location.url) }),
  });
  return {
    db,
    moment: (look) => {
      const transaction = db.transaction();
      return (sqlite ? transaction : transaction.setIsolationLevel('repeatable read')).execute(look);
    },
    damage: async () => {
      // PostgreSQL checks its pages when it reads them.
      if (!sqlite) return [];
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      return rows.map((row) => row.integrity_check).filter((said) => said !== 'ok');
    },
    close: () => db.destroy(),
  };
}

/** One connection whose loss only fails the current query. */
function quietPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  return pool;
}
