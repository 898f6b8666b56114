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
import {
  addedTo,
  answersOf,
  linkedDealer,
  nextCopyIds,
  partsOf,
  priceAgain,
  type QuotedPart,
} from './opened-copy.ts';
import { frozenOffer, type Offer, printedNumber } from './paper/quotation.ts';
import { differencesNow } from './price-quotation-again.ts';
import { isDecided } from './store/deal-copies.ts';
import { findOfferByReopenHash } from './store/offers.ts';

type Answer = ResponseOf<typeof reopenConfiguration>;
type CopyOfPart = NonNullable<Answer['others']>[number];

/**
 * Answers with a copy of the quoted configuration for the calling browser, at current prices. The link works on any
 * device and does not reveal who asked or change what was sent (D17, D21). The copy is stored with its first change. A
 * quotation of several positions becomes a copy of each (PJ-07).
 */
export const reopenConfigurationHandler: HandlerOf<'reopen-configuration'> =
  ({ store, catalogues, files, nowMs }) =>
  async ({ params, query, browser }) => {
    const tokenHash = linkTokenHash(params.token);
    const row = await store.read((db) => findOfferByReopenHash(db, tokenHash));
    if (!row) throw new ApiError('not-found');
    const offer = frozenOffer(row);
    const parts = partsOf(offer);
    const ids = await nextCopyIds({ store }, tokenHash, browser.hash, parts.length);
    if (ids === undefined) throw new ApiError('too-many-requests', [], 3600);
    // Not when a colleague looks: sales would read it as interest of the customer (P19).
    if (query.by !== 'staff') await store.write((db) => recordVisit(db, row.id, 'reopened', nowMs()));
    const hasPhoto = await store.read((db) => hasSitePhoto(db, row.id));
    const mayFollow = offer.kind === 'priced' && !(await store.read((db) => isDecided(db, row.deal_id)));
    browser.remember();
    const lists = parts.map((part) => catalogues.find(answersOf(part).segment)?.catalogue);
    const priced = parts.map((part, at) => lists[at] && priceAgain(part, lists[at]));
    const [first, ...others] = parts.map((part, at) => copyOf(part, ids[at]!, offer, priced[at]));
    const current = catalogues.find(answersOf(parts[0]).segment);
    const shapes = current && (await files.shapesOf(current.content));
    return {
      ...first!,
      ...(others.length > 0 && { others }),
      localeStr: offer.locale,
      quotation_number: printedNumber(offer),
      quoted_at: offer.issuedAt,
      currency: priced[0]?.currency ?? null,
      price_differences: offer.kind === 'priced' ? differencesNow(offer, lists, priced) : [],
      ...(mayFollow && { may_follow: true as const }),
      ...(hasPhoto && { site_photo: true as const }),
      ...(shapes && { catalogue: shapes }),
    };
  };

function copyOf(
  part: QuotedPart,
  id: string,
  offer: Offer,
  priced: PricedConfiguration | undefined,
): CopyOfPart {
  const { yard, logo } = addedTo(part);
  return {
    id,
    ...roleOf(offer, part),
    values: { ...(answersOf(part) as Answer['values']), id, dealer_id: linkedDealer(offer) },
    unit: priced ? unitOf(priced) : null,
    selection: (priced?.selection ?? {}) as Answer['selection'],
    ...(yard && { yard_plan: yard as Answer['yard_plan'] }),
    ...(logo && { logo }),
  };
}

/** Of one unit nothing is said. */
function roleOf(
  offer: Offer,
  { configurationId }: QuotedPart,
): Pick<CopyOfPart, 'role' | 'group' | 'chosen'> {
  if (offer.kind === 'request' || offer.positions.length === 1) return {};
  const { positions, chosen = [] } = offer;
  const position = positions.find((each) => each.configurationId === configurationId);
  if (!position) return {};
  const { id, role } = position;
  return {
    role: role.kind,
    ...(role.kind === 'alternative' && { group: role.group }),
    ...(chosen.includes(id) && { chosen: true as const }),
  };
}

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
