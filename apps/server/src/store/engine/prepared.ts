import type { Db, ParamOf, Prepared } from '../store.ts';
import type { Tables } from '../tables.ts';

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

const runners = new WeakMap<Db, RunPrepared>();

/** Each engine says how it runs prepared queries among the others of a transaction. */
export function letRunPrepared(db: Db, run: RunPrepared): Db {
  runners.set(db, run);
  return db;
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
  const run = runners.get(db);
  if (!run) throw new Error('This is not the Db of a store.');
  return run(query, params);
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
