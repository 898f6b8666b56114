import { CompiledQuery } from 'kysely';
import type { Db, EngineName, ParamOf, Prepared } from './store.ts';
import type { Tables } from './tables.ts';

export const prepared = <Params extends object, Row>(
  definition: Prepared<Params, Row>,
): Prepared<Params, Row> => definition;

export interface CompiledPrepared {
  readonly name: string;
  readonly sql: string;
  readonly valuesOf: (params: object) => unknown[];
}

class NamedParam {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Compiles with a marker for each value; the positions of the markers give the order of the values. */
export function compilePrepared<Params extends object, Row>(
  query: Prepared<Params, Row>,
  db: Db,
): CompiledPrepared {
  const marker = ((name: string) => new NamedParam(name)) as unknown as ParamOf<Params>;
  const { sql, parameters } = query.build(db, marker).compile();
  return {
    name: query.name,
    sql,
    valuesOf: (params) =>
      parameters.map((value) =>
        value instanceof NamedParam ? (params as Record<string, unknown>)[value.name] : value,
      ),
  };
}

type RunPrepared = <Params extends object, Row>(
  query: Prepared<Params, Row>,
  params: Params,
) => Promise<Row[]>;

interface Runner {
  readonly run: RunPrepared;
  readonly engine: EngineName;
}

const runners = new WeakMap<Db, Runner>();

/** Each engine says how it runs prepared queries among the others of a transaction. */
export function letRunPrepared(db: Db, engine: EngineName, run: RunPrepared): Db {
  runners.set(db, { engine, run });
  return db;
}

/** For a Db that no store has opened: that of the migrator, or of a look at a database. Nothing is kept. */
export const letRunUnprepared = (db: Db, engine: EngineName): Db =>
  letRunPrepared(db, engine, async (query, params) => {
    const { sql, valuesOf } = compilePrepared(query, db);
    return (await db.executeQuery(CompiledQuery.raw(sql, valuesOf(params)))).rows as never[];
  });

export function engineOf(db: Db): EngineName {
  return runnerOf(db).engine;
}

function runnerOf(db: Db): Runner {
  const runner = runners.get(db);
  if (!runner) throw new Error('This is not the Db of a store.');
  return runner;
}

/**
 * Like `store.run`, inside `read` or `write`. PostgreSQL gets several in one round trip if they are sent at once. Then
 * all of them are awaited together, so that none is sent after another has failed.
 */
export function runIn<Params extends object, Row>(
  db: Db,
  query: Prepared<Params, Row>,
  params: Params,
): Promise<Row[]> {
  return runnerOf(db).run(query, params);
}

const inserts = new Map<keyof Tables, Prepared<object, unknown>>();

/** A prepared insert of a whole row. */
export async function insertRow<Name extends keyof Tables>(
  db: Db,
  table: Name,
  row: Tables[Name],
): Promise<void> {
  const insert = inserts.get(table) ?? insertOf(table, Object.keys(row));
  inserts.set(table, insert);
  await runIn(db, insert, row);
}

const insertOf = (table: keyof Tables, columns: readonly string[]): Prepared<object, unknown> => ({
  name: `insert-${table}`,
  kind: 'write',
  build: (db, param) => {
    const named = param as (column: string) => unknown;
    const values = Object.fromEntries(columns.map((column) => [column, named(column)]));
    return db.insertInto(table).values(values as never);
  },
});

/** Several whole rows. */
export async function insertRows<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: readonly Tables[Name][],
): Promise<void> {
  await Promise.all(rows.map((row) => insertRow(db, table, row)));
}
