import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { Db } from '../../platform/db/store.ts';
import { ifReadable } from '../../platform/db/stored-json.ts';
import { type QuotedPrice, quotedLast } from '../../prices/quoted-last.ts';
import { onlyPosition } from '../paper/positions.ts';
import { frozenOffer, printedNumber, type UnitContent } from '../paper/quotation.ts';

interface LastOffer {
  readonly id: string;
  readonly number: string;
  readonly revision: number;
  readonly frozen: string;
  readonly country: string | null;
}

/** The newest priced quotations of a segment, with the country of their configuration. */
function lastPricedOffers(db: Db, segment: PricedSegment, limit: number): Promise<LastOffer[]> {
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

/** Tells the prices what was quoted last. Unreadable quotations are left out. */
export function tellWhatWasQuoted(): void {
  quotedLast.listen(async (db, { segment, limit }) =>
    (await lastPricedOffers(db, segment, limit)).flatMap(({ id, number, revision, frozen, country }) => {
      const offer = ifReadable(() => frozenOffer({ id, frozen }));
      // Prices are compared unit by unit: a load of several is left out.
      return offer?.kind === 'priced' && offer.positions.length === 1
        ? [quotedPrice(onlyPosition(offer), { id, number: printedNumber({ number, revision }), country })]
        : [];
    }),
  );
}

const quotedPrice = (
  { unit, amountOfUnits, selection, currency, transport }: UnitContent,
  of: Pick<QuotedPrice, 'id' | 'number' | 'country'>,
): QuotedPrice => ({
  ...of,
  unitUuid: unit.uuid,
  amountOfUnits,
  selection,
  currency,
  transportCents: transport?.cents,
});
