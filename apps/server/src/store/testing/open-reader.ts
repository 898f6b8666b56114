import path from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import type { StoreLocation } from '../open-store.ts';
import type { Db } from '../store.ts';
import type { Tables } from '../tables.ts';

/** Looks into a database beside the server that owns it; never writes, and takes no lock of the server's. */
export interface Reader {
  readonly db: Db;
  /** All that is read inside is of one moment, however busy the server is. */
  moment<Result>(look: (db: Db) => Promise<Result>): Promise<Result>;
  /** What the engine itself finds broken in its files. */
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
      // PostgreSQL checks its pages as it reads them.
      if (!sqlite) return [];
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
      return rows.map((row) => row.integrity_check).filter((said) => said !== 'ok');
    },
    close: () => db.destroy(),
  };
}

/** One connection, whose loss ends nothing but the question that was asked. */
function quietPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  pool.on('error', () => {});
  return pool;
}
