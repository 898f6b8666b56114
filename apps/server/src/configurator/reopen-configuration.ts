import { randomBytes } from 'node:crypto';
import type { ResponseOf } from '@silowright/contract/endpoint';
import type { reopenConfiguration } from '@silowright/contract/reopen-configuration';
import { wireSize } from '@silowright/contract/wire-size';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import type { PricedConfiguration } from '@silowright/domain/pricing/priced-configuration';
import { makeSessionId } from '@silowright/domain/session/session-id';
import { ApiError } from '../http/api-error.ts';
import { linkTokenHash } from '../http/link-token.ts';
import type { Handler } from '../http/mount.ts';
import type { PinnedCatalogue } from '../price-lists/catalogues.ts';
import { frozenOffer } from '../quotation/frozen-offer.ts';
import { priceDifferences } from '../quotation/price-differences.ts';
import { type Offer, printedNumber, type Quotation } from '../quotation/quotation.ts';
import type { ServerParts } from '../server-parts.ts';
import { insertConfiguration } from '../store/configurations.ts';
import { recordVisit } from '../store/incoming-events.ts';
import { findOfferByReopenHash } from '../store/offers.ts';
import { reopenSitePhoto } from '../store/site-photos.ts';
import { placeOf, type StoredValues } from './configuration-state.ts';

type Parts = Pick<ServerParts, 'store' | 'catalogues' | 'files' | 'nowMs'>;
type Answer = ResponseOf<typeof reopenConfiguration>;

/**
 * Creates a copy of the quoted configuration for the calling browser, at current prices. The link works on any device
 * and does not reveal who asked or change what was sent (D17, D21).
 */
export const reopenConfigurationHandler =
  ({ store, catalogues, files, nowMs }: Parts): Handler<typeof reopenConfiguration> =>
  async ({ params, browser }) => {
    const row = await store.read((db) => findOfferByReopenHash(db, linkTokenHash(params.token)));
    if (!row) throw new ApiError('not-found');
    const offer = frozenOffer(row);
    const { segment } = offer.values;
    const { yard, logo } = addedTo(offer);
    const current = catalogues.find(segment);
    const priced = offer.kind === 'priced' && current ? priceAgain(offer, current) : undefined;
    const id = makeSessionId(() => randomBytes(1)[0] ?? 0);
    const now = nowMs();
    const isGroupFlow = offer.kind === 'priced' && current !== undefined;
    const hasPhoto = await store.write(async (db) => {
      await recordVisit(db, row.id, 'reopened', now);
      await insertConfiguration(db, {
        id,
        browser_hash: browser.hash,
        locale: offer.locale,
        segment: segment ?? null,
        values: JSON.stringify({ ...offer.values, id }),
        country: offer.country,
        dealer_id: linkedDealer(offer) ?? null,
        price_version: isGroupFlow ? current.catalogue.priceVersion : null,
        option_version: isGroupFlow ? current.catalogue.optionVersion : null,
        pinned_at: isGroupFlow ? now : null,
        unit_uuid: priced?.unit.uuid ?? null,
        unit_type: priced?.unit.type ?? null,
        selection: priced ? JSON.stringify(priced.selection) : null,
        yard_plan: yard ? JSON.stringify(yard) : null,
        logo: logo ?? null,
        revision: 1,
        created_at: now,
        updated_at: now,
      });
      return reopenSitePhoto(db, row.id, id, now);
    });
    browser.remember();
    const shapes = current && (await files.shapesOf(current.content));
    return {
      ...answerOf(id, offer, priced),
      ...(hasPhoto && { site_photo: true as const }),
      ...(shapes && { catalogue: shapes }),
    };
  };

/** The dealer whose link the visitor used; one that only serves the region is found again. */
const linkedDealer = ({ dealer }: Offer): string | undefined =>
  dealer?.by === 'link' ? dealer.id : undefined;

/** What the visitor added to the unit. */
const addedTo = (offer: Offer): Pick<Quotation, 'yard' | 'logo'> => (offer.kind === 'priced' ? offer : {});

/** Undefined: the size is no longer sold. */
function priceAgain(offer: Quotation, { catalogue }: PinnedCatalogue): PricedConfiguration | undefined {
  const unit = catalogue.units.find(({ uuid }) => uuid === offer.unit.uuid);
  return (
    unit &&
    priceConfiguration({
      catalogue,
      unit,
      selection: offer.selection,
      amountOfUnits: offer.amountOfUnits,
      place: placeOf(offer.values as Partial<StoredValues>, offer.country),
    })
  );
}

const answerOf = (
  id: string,
  offer: Offer,
  priced: PricedConfiguration | undefined,
  { yard, logo } = addedTo(offer),
): Answer => ({
  id,
  localeStr: offer.locale,
  quotation_number: printedNumber(offer),
  quoted_at: offer.issuedAt,
  values: { ...(offer.values as Answer['values']), id, dealer_id: linkedDealer(offer) },
  currency: priced?.currency ?? null,
  unit: priced ? unitOf(priced) : null,
  selection: (priced?.selection ?? {}) as Answer['selection'],
  ...(yard && { yard_plan: yard as Answer['yard_plan'] }),
  ...(logo && { logo }),
  price_differences:
    offer.kind === 'priced' && priced?.currency === offer.currency ? priceDifferences(offer, priced) : [],
});

function unitOf({ unit, unitPriceCents }: PricedConfiguration): NonNullable<Answer['unit']> {
  const { diameter_mm, height_mm, volume } = wireSize(unit);
  return {
    ...{ uuid: unit.uuid, preconfigured_unit_type: unit.type, price_in_cents: unitPriceCents },
    ...{ diameter_mm, height_mm, volume },
  };
}
