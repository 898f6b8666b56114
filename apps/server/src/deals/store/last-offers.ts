import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { Db } from '../../platform/db/store.ts';
import { ifReadable, readStored } from '../../platform/db/stored-json.ts';
import { storedKinds } from '../../platform/db/stored-kinds.ts';
import { type QuotedPrice, quotedLast } from '../../prices/quoted-last.ts';
import type { PricedContent } from '../paper/quotation.ts';
import { printedNumber } from '../paper/quotation.ts';

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
      const quotation = ifReadable(() => readStored<PricedContent>(storedKinds.quotation, id, frozen));
      return quotation
        ? [quotedPrice(quotation, { id, number: printedNumber({ number, revision }), country })]
        : [];
    }),
  );
}

const quotedPrice = (
  { unit, amountOfUnits, selection, currency, transport }: PricedContent,
  of: Pick<QuotedPrice, 'id' | 'number' | 'country'>,
): QuotedPrice => ({
  ...of,
  unitUuid: unit.uuid,
  amountOfUnits,
  selection,
  currency,
  transportCents: transport?.cents,
});
