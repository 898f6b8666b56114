import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type EngineName = 'sqlite' | 'postgres';

/** What queries are written against; inside `write` it is the open transaction. */
export type Db = Kysely<Tables>;

/** A query written once with Kysely and compiled once per engine; its parameters have names. */
export interface Prepared<Params extends object, Row> {
  readonly name: string;
  readonly kind: 'read' | 'write';
  readonly build: (db: Db, param: ParamOf<Params>) => Compilable<Row>;
}

export type ParamOf<Params extends object> = <Name extends keyof Params & string>(name: Name) => Params[Name];

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
