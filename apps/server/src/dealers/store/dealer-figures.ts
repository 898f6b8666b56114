import { statesIn } from '@silowright/domain/deal/states';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';

/** Quotations of all dealers, or of these, from a day on, by month ("2026-11"), step and currency. */
export async function quotationsByDealer(db: Db, fromDay: string, dealers?: readonly string[]) {
  if (dealers?.length === 0) return [];
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await db
    .selectFrom('visit_counts')
    .select((each) => [
      'dealer',
      'step',
      'currency',
      month.as('month'),
      each.fn.sum<number>('count').as('count'),
      each.fn.sum<number>('cents').as('cents'),
      each.fn.max('day').as('last'),
    ])
    .where('dealer', '>', '')
    .$if(dealers !== undefined, (query) => query.where('dealer', 'in', dealers ?? []))
    .where('step', 'in', ['quoted', 'signed'])
    .where('day', '>=', fromDay)
    .groupBy(['dealer', 'step', 'currency', month])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count), cents: Number(row.cents) }));
}

/** Quotations of one dealer by day. */
export async function quotationsOfDealer(db: Db, dealer: string, fromDay: string) {
  const rows = await db
    .selectFrom('visit_counts')
    .select((each) => ['step', 'day', each.fn.sum<number>('count').as('count')])
    .where('dealer', '=', dealer)
    .where('step', 'in', ['quoted', 'signed'])
    .where('day', '>=', fromDay)
    .groupBy(['step', 'day'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

const signedRead = 200;

/** Milliseconds from quotation to signature of the last signed quotations of a dealer. */
export async function timesToSign(db: Db, dealer: string): Promise<number[]> {
  const rows = await db
    .selectFrom('incoming')
    .innerJoin('signing_events', (join) =>
      join.onRef('signing_events.offer_id', '=', 'incoming.id').on('signing_events.event', '=', 'signed'),
    )
    .select(['incoming.created_at as sent', 'signing_events.at as signed'])
    .where('incoming.list', '=', 'quotations')
    .where('incoming.dealer_id', '=', dealer)
    .where('incoming.state', 'in', statesIn('won'))
    .orderBy('incoming.created_at', 'desc')
    .limit(signedRead)
    .execute();
  return rows.map(({ sent, signed }) => Number(signed) - Number(sent));
}
