import type { Database, Statement } from 'better-sqlite3';

/** More than the server has queries of one shape; lists of different lengths have a shape each. */
const maxKept = 300;

/** What Kysely uses of a database. */
export interface StatementSource {
  readonly prepare: (sql: string) => Statement;
  readonly close: () => void;
  /** After the schema has changed. */
  readonly forget: () => void;
}

/** Keeps the latest prepared statements: to prepare one takes longer than most take to run. */
export function keepStatements(database: Database): StatementSource {
  const kept = new Map<string, Statement>();
  return {
    prepare(sql) {
      const known = kept.get(sql);
      // The rows of a busy one are still being read.
      if (known && !known.busy) return known;
      const statement = database.prepare(sql);
      kept.set(sql, statement);
      if (kept.size > maxKept) kept.delete(kept.keys().next().value ?? '');
      return statement;
    },
    close: () => database.close(),
    forget: () => kept.clear(),
  };
}
