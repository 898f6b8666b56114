import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { Db } from '../../platform/db/store.ts';

export interface LastOffer {
  readonly id: string;
  readonly number: string;
  readonly revision: number;
  readonly frozen: string;
  readonly country: string | null;
}

/** The newest priced quotations of a segment, with the country of their configuration. */
export function lastPricedOffers(db: Db, segment: PricedSegment, limit: number): Promise<LastOffer[]> {
  return db
    .selectFrom('incoming')
    .innerJoin('offers', 'offers.id', 'incoming.id')
    .innerJoin('configurations', 'configurations.id', 'offers.configuration_id')
    .select(['offers.id', 'offers.number', 'offers.revision', 'offers.frozen', 'configurations.country'])
    .where('incoming.kind', '=', 'quotations')
    .where('incoming.total_cents', 'is not', null)
    .where('configurations.segment', '=', segment)
    .orderBy('incoming.created_at', 'desc')
    .limit(limit)
    .execute();
}
