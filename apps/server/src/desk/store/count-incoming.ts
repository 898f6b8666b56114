import { unnamedCurrency } from '@silowright/domain/catalogue/money';
import { stateBy, statesIn } from '@silowright/domain/deal/states';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import { endOfLook, leadOf, matching, matchingAlong, planFor, rareRows, type Walk } from './find-incoming.ts';
import { equalitiesOf, type IncomingFilter } from './incoming-filter.ts';

export interface IncomingTotals {
  readonly count: number;
  /** There are more: only the newest rows were counted. */
  readonly isAtLeast: boolean;
  /** Amounts of different currencies are never added. */
  readonly amounts: readonly {
    readonly currency: string;
    readonly count: number;
    readonly cents: number;
  }[];
}

/** A badge says "500+". */
const countReach = { rows: 150, inIndex: 500 };

/** Counts the newest rows only, as many as a quick look tests: the cost does not depend on the table (DK-04). */
export async function countNewest(db: Db, filter: IncomingFilter): Promise<IncomingTotals> {
  const found = await planFor(db, filter);
  const walk: Walk = { sort: 'created_at', upwards: false, lead: leadOf(filter, 'created_at') };
  const end = found.ids ? undefined : await endOfLook(db, filter, found, walk, countReach);
  // The leading condition is common: its rows filled the look.
  const ids = end && (await rareRows(db, filter, equalitiesOf(filter).slice(1), 'created_at'));
  const plan = ids ? { ...found, ids } : found;
  return totalsOf(matchingAlong(db, filter, plan, walk, ids ? undefined : end), !ids && end !== undefined);
}

/** Counts every row, however long it takes. */
export async function countIncoming(db: Db, filter: IncomingFilter): Promise<IncomingTotals> {
  const found = await planFor(db, filter);
  const ids = found.ids ?? (await rareRows(db, filter, equalitiesOf(filter), 'created_at'));
  return totalsOf(
    matching(db, filter, { ...found, ids }, () => true),
    false,
  );
}

const [won, open] = [sql.join(statesIn('won')), sql.join(statesIn('open'))];
const rankOf = (table: 'own' | 'other') => {
  const state = sql.ref(`${table}.state`);
  return sql`case when ${state} in (${won}) then 0 when ${state} in (${open}) then 1 else 2 end`;
};

/**
 * A deal counts once (P17): with its signed quotation, else with its latest revision. One that was declined or
 * withdrawn keeps its state when it is revised, so its successor is looked for. Alternatives are one deal: the one that
 * was signed counts, else the newest that is open, else the newest (CU-03).
 */
const dealCents = sql<number | null>`case
  when incoming.total_cents is null or incoming.state = ${stateBy('supersede')} then null
  when exists (select 1 from offers as own
    join offers as other on other.deal_id = own.deal_id and other.id <> own.id
    where own.id = incoming.id and (
      (own.state not in (${won}) and (other.state in (${won}) or other.revision > own.revision))
      or (own.state in (${won}) and other.state in (${won}) and other.revision > own.revision))) then null
  when exists (select 1 from offers as own
    join deals as own_deal on own_deal.id = own.deal_id
    join deals as beside on coalesce(beside.family, beside.id) = coalesce(own_deal.family, own_deal.id)
      and beside.id <> own_deal.id
    join offers as other on other.deal_id = beside.id
    where own.id = incoming.id and (${rankOf('other')} < ${rankOf('own')}
      or (${rankOf('other')} = ${rankOf('own')} and (other.created_at > own.created_at
        or (other.created_at = own.created_at and other.id > own.id))))) then null
  else incoming.total_cents end`;

async function totalsOf(query: ReturnType<typeof matching>, isAtLeast: boolean): Promise<IncomingTotals> {
  const rows = await query
    .select((each) => [
      'incoming.currency',
      each.fn.countAll<number>().as('count'),
      each.fn.count<number>(dealCents).as('priced'),
      each.fn.coalesce(each.fn.sum<number>(dealCents), each.lit(0)).as('cents'),
    ])
    .groupBy('incoming.currency')
    .execute();
  const amounts = new Map<string, { currency: string; count: number; cents: number }>();
  for (const row of rows) {
    // Quotations of early releases name no currency.
    const currency = row.currency ?? unnamedCurrency;
    const sum = amounts.get(currency) ?? { currency, count: 0, cents: 0 };
    const [count, cents] = [sum.count + Number(row.priced), sum.cents + Number(row.cents)];
    if (count > 0) amounts.set(currency, { currency, count, cents });
  }
  return {
    count: rows.reduce((sum, { count }) => sum + Number(count), 0),
    isAtLeast,
    amounts: [...amounts.values()].toSorted((a, b) => b.count - a.count),
  };
}
