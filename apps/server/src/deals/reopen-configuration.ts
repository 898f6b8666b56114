import type { ResponseOf } from '@silowright/contract/call';
import type { reopenConfiguration } from '@silowright/contract/deals';
import { wireSize } from '@silowright/contract/wire-size';
import type { PricedConfiguration } from '@silowright/domain/pricing/priced-configuration';
import { valuesOf } from '../configurator/configuration-state.ts';
import { findOwnConfiguration, insertCopy } from '../configurator/store/configurations.ts';
import { hasSitePhoto } from '../configurator/store/site-photos.ts';
import { recordVisit } from '../incoming/incoming-events.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { linkTokenHash } from '../platform/http/browser-binding.ts';
import { takeShare } from '../platform/http/take-share.ts';
import { copyShare } from '../platform/source/source-uses.ts';
import type { HandlerOf } from '../server-parts.ts';
import { addedTo, answersOf, linkedDealer, nextCopyId, priceAgain } from './opened-copy.ts';
import { firstUnit } from './paper/positions.ts';
import { priceDifferences } from './paper/price-differences.ts';
import { frozenOffer, type Offer, printedNumber } from './paper/quotation.ts';
import { findOfferByReopenHash } from './store/offers.ts';

type Answer = ResponseOf<typeof reopenConfiguration>;

/**
 * Answers with a copy of the quoted configuration for the calling browser, at current prices. The link works on any
 * device and does not reveal who asked or change what was sent (D17, D21). The copy is stored with its first change.
 */
export const reopenConfigurationHandler: HandlerOf<'reopen-configuration'> =
  ({ store, catalogues, files, nowMs }) =>
  async ({ params, query, browser }) => {
    const tokenHash = linkTokenHash(params.token);
    const row = await store.read((db) => findOfferByReopenHash(db, tokenHash));
    if (!row) throw new ApiError('not-found');
    const offer = frozenOffer(row);
    const current = catalogues.find(answersOf(offer).segment);
    const priced = offer.kind === 'priced' && current ? priceAgain(offer, current) : undefined;
    const id = await nextCopyId({ store }, tokenHash, browser.hash);
    if (id === undefined) throw new ApiError('too-many-requests', [], 3600);
    // Not when a colleague looks: sales would read it as interest of the customer (P19).
    if (query.by !== 'staff') await store.write((db) => recordVisit(db, row.id, 'reopened', nowMs()));
    const hasPhoto = await store.read((db) => hasSitePhoto(db, row.id));
    browser.remember();
    const shapes = current && (await files.shapesOf(current.content));
    return {
      ...answerOf(id, offer, priced),
      ...(hasPhoto && { site_photo: true as const }),
      ...(shapes && { catalogue: shapes }),
    };
  };

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
  values: { ...(answersOf(offer) as Answer['values']), id, dealer_id: linkedDealer(offer) },
  currency: priced?.currency ?? null,
  unit: priced ? unitOf(priced) : null,
  selection: (priced?.selection ?? {}) as Answer['selection'],
  ...(yard && { yard_plan: yard as Answer['yard_plan'] }),
  ...(logo && { logo }),
  price_differences:
    offer.kind === 'priced' && priced?.currency === offer.currency
      ? priceDifferences(firstUnit(offer), priced)
      : [],
});

function unitOf({ unit, unitPriceCents }: PricedConfiguration): NonNullable<Answer['unit']> {
  const { diameter_mm, height_mm, volume } = wireSize(unit);
  return {
    uuid: unit.uuid,
    preconfigured_unit_type: unit.type,
    price_in_cents: unitPriceCents,
    diameter_mm,
    height_mm,
    volume,
  };
}

/** Repeating creates no second copy; a foreign id is treated as unknown (D3). */
export const copyConfigurationHandler: HandlerOf<'copy-configuration'> =
  ({ store, nowMs }) =>
  async ({ body, browser, source }) => {
    const row = await findOwnConfiguration(store, body.id, browser.hash);
    if (!row) throw new ApiError('unknown-configuration');
    const now = nowMs();
    const values = JSON.stringify({ ...valuesOf(row), id: body.copyId });
    const copy = { ...row, id: body.copyId, values, revision: 1, created_at: now, updated_at: now };
    const isNew = await store.write(async (db) => {
      const inserted = await insertCopy(db, copy, { origin: body.id, photoOf: body.id });
      if (inserted) await takeShare(db, source, copyShare, now);
      return inserted;
    });
    if (!isNew && !(await findOwnConfiguration(store, body.copyId, browser.hash))) {
      throw new ApiError('unknown-configuration');
    }
    return { ok: true };
  };
