import type { Kysely } from 'kysely';
import type { Config } from '../config/config.ts';
import type { PostgresStoreOptions } from './postgres-store.ts';
import type { Prepared } from './prepared.ts';
import { probingWrites } from './probe-writes.ts';
import { refusingDamage } from './refuse-damage.ts';
import type { Tables } from './tables.ts';

export type EngineName = 'sqlite' | 'postgres';

/** What queries are written against; inside `write` it is the open transaction. */
export type Db = Kysely<Tables>;

/**
 * The only way to the database. Functions of the areas (configurations.ts, price-lists.ts, …) take the `Db` that
 * `read` or `write` hands them, so that several of them can share one transaction.
 */
export interface Store {
  readonly engine: EngineName;
  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * One transaction, durable when the promise resolves. `work` must use the given `db` only and wait for nothing
   * but the database, for on SQLite several requests share one commit.
   */
  write<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** A query that was compiled once, for the calls that come most often. A write is a transaction of its own. */
  run<Params extends object, Row>(query: Prepared<Params, Row>, params: Params): Promise<Row[]>;
  /** Throws when the database cannot be used; after a write that failed, also when it cannot be written. */
  ping(): Promise<void>;
  /** After an erasure: what was erased is not left in the files either, as far as the engine lets us say so. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

export type StoreLocation =
  | { readonly engine: 'sqlite'; readonly dataDir: string | ':memory:' }
  | ({ readonly engine: 'postgres' } & PostgresStoreOptions);

export const storeLocation = (
  config: Pick<Config, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
): StoreLocation =>
  config.databaseUrl
    ? { engine: 'postgres', url: config.databaseUrl, poolSize: config.databasePoolSize }
    : { engine: 'sqlite', dataDir: config.dataDir };

/** Opens the database and brings its tables up to date. Only the engine that is used is loaded. */
export async function openStore(location: StoreLocation): Promise<Store> {
  if (location.engine === 'sqlite') {
    const { openSqliteStore } = await import('./sqlite-store.ts');
    return refusingDamage(probingWrites(await openSqliteStore(location.dataDir)));
  }
  const { openPostgresStore } = await import('./postgres-store.ts');
  return refusingDamage(probingWrites(await openPostgresStore(location)));
}
