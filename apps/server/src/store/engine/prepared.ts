import type { Db, ParamOf, Prepared } from '../store.ts';

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
