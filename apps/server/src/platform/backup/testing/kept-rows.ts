import type { StoreLocation } from '../../db/open-store.ts';
import { rowLine } from '../backup-lines.ts';
import { openBackupSource } from '../open-tables.ts';

/** All rows of a database at one moment, by table and the columns of that release. */
export type Rows = ReadonlyMap<string, { readonly columns: readonly string[]; readonly rows: string[][] }>;

/** Each cell as text, the same on both engines. */
export async function readRows(location: StoreLocation): Promise<Rows> {
  const source = await openBackupSource(location);
  try {
    if (source.leftOut.length > 0) throw new Error(`unknown tables or columns: ${source.leftOut.join(', ')}`);
    const read = new Map<string, { columns: readonly string[]; rows: string[][] }>();
    for (const table of source.tables) {
      const rows: string[][] = [];
      for await (const batch of source.rows(table))
        for (const row of batch) rows.push(row.map((cell) => rowLine([cell])));
      read.set(table.name, { columns: table.columns, rows });
    }
    return read;
  } finally {
    await source.close();
  }
}

/** What a running server changes by itself: heartbeats, the queue, counters that run out. */
const changesByItself = new Set(['clock', 'processes', 'outbox', 'recipient_limits', 'source_uses']);

/** Derived from the others, and built anew when the tables change: the words that staff search by. */
const derived = new Set(['incoming.search']);

/** Rows that are no longer there with all the cells they had; new columns do not count. One sentence each. */
export function lostRows(before: Rows, after: Rows, { running }: { readonly running: boolean }): string[] {
  return [...before].flatMap(([name, { columns, rows }]) => {
    if (running && changesByItself.has(name)) return [];
    const now = after.get(name);
    const kept = columns.filter((column) => !derived.has(`${name}.${column}`));
    const places = kept.map((column) => now?.columns.indexOf(column) ?? -1);
    const placesBefore = kept.map((column) => columns.indexOf(column));
    if (!now || places.includes(-1)) return [`the table ${name}, or a column of it`];
    const left = new Map<string, number>();
    for (const row of now.rows) {
      const text = places.map((place) => row[place]).join();
      left.set(text, (left.get(text) ?? 0) + 1);
    }
    return rows.flatMap((row) => {
      const text = placesBefore.map((place) => row[place]).join();
      const count = left.get(text) ?? 0;
      left.set(text, count - 1);
      return count > 0 ? [] : [`${name}: ${text.slice(0, 300)}`];
    });
  });
}

export const countRows = (rows: Rows): number =>
  [...rows.values()].reduce((sum, table) => sum + table.rows.length, 0);
