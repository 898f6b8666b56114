import type { Compilable, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

export type EngineName = 'sqlite' | 'postgres';

/** What queries use; inside `write` it is the open transaction. */
export type Db = Kysely<Tables>;

/** A query written once with Kysely and compiled once per engine, with named parameters. */
export interface Prepared<Params extends object, Row> {
  readonly name: string;
  readonly kind: 'read' | 'write';
  readonly build: (db: Db, param: ParamOf<Params>) => Compilable<Row>;
}

export type ParamOf<Params extends object> = <Name extends keyof Params & string>(name: Name) => Params[Name];

/**
 * The only access to the database. Functions of the areas (configurations.ts, price-lists.ts, …) take the `Db` of
 * `read` or `write`, so that several of them can share one transaction.
 */
export interface Store {
  readonly engine: EngineName;
  /** The maximum wait of a write for what another one has. */
  readonly lockMs: number;
  read<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /**
   * One transaction, durable when the promise resolves. `work` must use only the given `db` and wait only for the
   * database, because on SQLite several requests share one commit.
   */
  write<Result>(work: (db: Db) => Promise<Result>): Promise<Result>;
  /** A query compiled once, for the most frequent calls. A write is a separate transaction. */
  run<Params extends object, Row>(query: Prepared<Params, Row>, params: Params): Promise<Row[]>;
  /** Throws if the database cannot be used; after a failed write, also if it cannot be written. */
  ping(): Promise<void>;
  /** After an erasure: removes erased data from the files as well, if the engine allows it. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}
