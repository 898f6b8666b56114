import type { Insertable } from 'kysely';
import type { ExpiryTimes } from '../db/clock.ts';
import type { OptionCountsTable, UnmetRequestsTable, VisitCountsTable } from '../db/staff-tables.ts';
import type { Db } from '../db/store.ts';

export type VisitStep = VisitCountsTable['step'];

/** One thing that happened in a visit. With an id it counts once for that configuration. */
export interface Counted {
  /** The configuration and what it is counted for; undefined: every call counts. */
  readonly once?: { readonly configurationId: string; readonly what: string } | undefined;
  readonly visit?: Omit<VisitCountsTable, 'count'> | undefined;
  readonly unmet?: Omit<UnmetRequestsTable, 'count'> | undefined;
  readonly options?: readonly Omit<OptionCountsTable, 'count'>[] | undefined;
  /** A deal that was counted before and is worth something else now (P17). */
  readonly moved?: { readonly from: CountedVisit; readonly to: CountedVisit } | undefined;
}
type CountedVisit = Omit<VisitCountsTable, 'count'>;

const dayMs = 86_400_000;

/** Adds what happened to the counts of its day; what was counted before is left out. */
export async function addCounts(db: Db, happened: readonly Counted[], nowMs: number): Promise<void> {
  const fresh = await notCountedYet(db, happened, nowMs);
  await addVisits(
    db,
    summed(
      fresh.flatMap(({ visit }) => visit ?? []),
      ({ cents: _, ...key }) => key,
      (row) => row.cents,
    ),
  );
  for (const { moved } of happened) if (moved) await moveCount(db, moved);
  await addRows(
    db,
    'unmet_wishes',
    summed(
      fresh.flatMap(({ unmet }) => unmet ?? []),
      (row) => row,
    ),
  );
  await addRows(
    db,
    'option_counts',
    summed(
      fresh.flatMap(({ options }) => options ?? []),
      (row) => row,
    ),
  );
}

/** A deal counts once, with its latest revision; one that is not counted any more stays so. */
async function moveCount(db: Db, { from, to }: NonNullable<Counted['moved']>): Promise<void> {
  if (await takeBack(db, from)) {
    const { cents, ...key } = to;
    await addVisits(db, [{ ...key, cents, count: 1 }]);
  }
}

/** False: there is no such count. */
async function takeBack(db: Db, { cents, ...key }: CountedVisit): Promise<boolean> {
  let query = db
    .updateTable('visit_counts')
    .set((row) => ({ count: row('count', '-', 1), cents: row('cents', '-', cents) }))
    .where('count', '>', 0)
    .where('cents', '>=', cents);
  for (const [name, value] of Object.entries(key)) query = query.where(name as 'day', '=', value);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

async function notCountedYet(
  db: Db,
  happened: readonly Counted[],
  nowMs: number,
): Promise<readonly Counted[]> {
  const marks = new Map<string, { configuration_id: string; step: string; at: number }>();
  for (const { once } of happened) {
    if (once)
      marks.set(`${once.configurationId} ${once.what}`, {
        configuration_id: once.configurationId,
        step: once.what,
        at: nowMs,
      });
  }
  const written =
    marks.size === 0
      ? []
      : await db
          .insertInto('counted_steps')
          // Always in the same order, so that two processes do not wait for each other.
          .values([...marks.keys()].toSorted().map((key) => marks.get(key)!))
          .onConflict((conflict) => conflict.doNothing())
          .returning(['configuration_id', 'step'])
          .execute();
  const open = new Set(written.map(({ configuration_id, step }) => `${configuration_id} ${step}`));
  return happened.filter(({ once }) => !once || open.delete(`${once.configurationId} ${once.what}`));
}

type Sum<Key> = Key & { readonly count: number; readonly cents: number };

function summed<Row, Key extends object>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
  centsOf: (row: Row) => number = () => 0,
): Sum<Key>[] {
  const sums = new Map<string, Sum<Key>>();
  for (const row of rows) {
    const key = keyOf(row);
    const name = JSON.stringify(key);
    const sum = sums.get(name) ?? { ...key, count: 0, cents: 0 };
    sums.set(name, { ...sum, count: sum.count + 1, cents: sum.cents + centsOf(row) });
  }
  return [...sums.keys()].toSorted().flatMap((name) => sums.get(name) ?? []);
}

async function addVisits(
  db: Db,
  rows: readonly Sum<Omit<VisitCountsTable, 'count' | 'cents'>>[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('visit_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'market', 'country', 'language', 'dealer', 'step', 'currency'])
        .doUpdateSet((row) => ({
          count: row('visit_counts.count', '+', row.ref('excluded.count')),
          cents: row('visit_counts.cents', '+', row.ref('excluded.cents')),
        })),
    )
    .execute();
}

async function addRows(
  db: Db,
  table: 'unmet_wishes' | 'option_counts',
  sums: readonly Sum<object>[],
): Promise<void> {
  const rows = sums.map(({ cents: _, ...row }) => row);
  if (rows.length === 0) return;
  const keys = Object.keys(rows[0] ?? {}).filter((name) => name !== 'count');
  await db
    .insertInto(table)
    .values(rows as unknown as Insertable<OptionCountsTable & UnmetRequestsTable>[])
    .onConflict((conflict) =>
      conflict.columns(keys as never[]).doUpdateSet((row) => ({
        count: row(`${table}.count` as 'option_counts.count', '+', row.ref('excluded.count')),
      })),
    )
    .execute();
}

/** Takes one back, so that it can be counted again. */
export async function removeCount(
  db: Db,
  { configurationId, what }: NonNullable<Counted['once']>,
  visit: CountedVisit,
): Promise<void> {
  await takeBack(db, visit);
  await db
    .deleteFrom('counted_steps')
    .where('configuration_id', '=', configurationId)
    .where('step', '=', what)
    .execute();
}

/**
 * Counts older than the retention, and marks of visits that are over (D28); a time of the future was written by a
 * wrong clock (threat 57).
 */
export async function forgetCounts(
  db: Db,
  beforeDay: string,
  { nowMs, expiryMs }: ExpiryTimes,
): Promise<void> {
  for (const table of ['visit_counts', 'unmet_wishes', 'option_counts'] as const)
    await db.deleteFrom(table).where('day', '<', beforeDay).execute();
  await db
    .deleteFrom('counted_steps')
    .where((row) => row.or([row('at', '<', expiryMs - dayMs), row('at', '>', nowMs + dayMs)]))
    .execute();
}

export interface InsightQuestion {
  readonly fromDay: string;
  readonly market?: string | undefined;
  readonly country?: string | undefined;
  readonly dealer?: string | undefined;
}

export type VisitColumn = 'day' | 'market' | 'country' | 'dealer';

/** Counts and amounts by step, currency and one more column. */
export async function visitsBy(db: Db, column: VisitColumn, question: InsightQuestion) {
  let query = db
    .selectFrom('visit_counts')
    .select((each) => [
      `${column} as key`,
      'step',
      'currency',
      each.fn.sum<number>('count').as('count'),
      each.fn.sum<number>('cents').as('cents'),
    ])
    .where('day', '>=', question.fromDay);
  for (const name of ['market', 'country', 'dealer'] as const) {
    const value = question[name];
    if (value !== undefined) query = query.where(name, '=', value);
  }
  const rows = await query.groupBy([column, 'step', 'currency']).execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), cents: Number(row.cents) }));
}

const maxRows = 100;

/** Requests that nobody could be offered anything for, the most frequent first. */
export async function unmetRequests(db: Db, { fromDay, market, country }: InsightQuestion) {
  let query = db
    .selectFrom('unmet_wishes')
    .select((each) => [
      ...(['market', 'country', 'product', 'volume', 'nearest'] as const),
      each.fn.sum<number>('count').as('count'),
    ])
    .where('day', '>=', fromDay);
  if (market !== undefined) query = query.where('market', '=', market);
  if (country !== undefined) query = query.where('country', '=', country);
  const rows = await query
    .groupBy(['market', 'country', 'product', 'volume', 'nearest'])
    .orderBy('count', 'desc')
    .limit(maxRows)
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function optionCounts(db: Db, { fromDay, market }: InsightQuestion) {
  let query = db
    .selectFrom('option_counts')
    .select((each) => ['option', each.fn.sum<number>('count').as('count')])
    .where('day', '>=', fromDay);
  if (market !== undefined) query = query.where('market', '=', market);
  const rows = await query.groupBy('option').orderBy('count', 'desc').limit(maxRows).execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}
