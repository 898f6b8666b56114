import type { Db } from '../../platform/db/store.ts';

/** When the first revision of a quotation was written: the day on which the deal counts (P17). */
export async function firstOfferAt(db: Db, dealId: string): Promise<number> {
  const { at } = await db
    .selectFrom('offers')
    .select((row) => row.fn.min<number>('created_at').as('at'))
    .where('deal_id', '=', dealId)
    .executeTakeFirstOrThrow();
  return Number(at);
}
