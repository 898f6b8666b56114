import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import type { PricedConfiguration } from '@silowright/domain/pricing/priced-configuration';
import { placeOf, type StoredValues } from '../configurator/configuration-state.ts';
import { copyIdOf, reopenCodeOf } from '../configurator/copy-id.ts';
import { type ConfigurationRow, findConfiguration } from '../configurator/store/configurations.ts';
import type { OffersTable } from '../platform/db/tables.ts';
import type { ServerParts } from '../server-parts.ts';
import { unitsOf } from './paper/positions.ts';
import type { Offer, OfferRequest, UnitQuotation } from './paper/quotation.ts';
import { frozenOffer } from './paper/quotation.ts';
import { findOffersByReopenCode } from './store/offers.ts';

type Parts = Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>;

/** One of the configurations that an offer is about: a position of a quotation, or a request without a unit. */
export type QuotedPart = UnitQuotation | OfferRequest;

/** In the order of the paper. */
export const partsOf = (offer: Offer): readonly [QuotedPart, ...QuotedPart[]] =>
  (offer.kind === 'priced' ? unitsOf(offer) : [offer]) as never;

/** The copy of a quoted configuration that a browser opened, which is stored when it is changed first (S18). */
export interface OpenedCopy {
  readonly offer: OffersTable;
  readonly row: ConfigurationRow;
  /** The picture of the site is that of the whole quotation: its first position has it. */
  readonly hasPhoto: boolean;
}

/** How often one browser changes copies that it opened by the same link. */
const maxCopies = 100;

/**
 * Ids for the next copies of this browser, one for each position: the same ones until one of them is changed.
 * Undefined: there are too many.
 */
export async function nextCopyIds(
  { store }: Pick<Parts, 'store'>,
  tokenHash: string,
  browserHash: string,
  count: number,
): Promise<readonly string[] | undefined> {
  for (let nth = 0; nth < maxCopies; nth++) {
    const ids = Array.from({ length: count }, (_, at) => copyIdOf(tokenHash, browserHash, nth, at));
    const used = await Promise.all(ids.map((id) => findConfiguration(store, id)));
    if (used.every((row) => row === undefined)) return ids;
  }
  return undefined;
}

/** The copy that this browser opened under this id and has not changed yet. */
export async function findOpenedCopy(
  parts: Parts,
  id: string,
  browserHash: string,
): Promise<OpenedCopy | undefined> {
  const code = reopenCodeOf(id);
  if (code === undefined || (await findConfiguration(parts.store, id))) return undefined;
  const rows = await parts.store.read((db) => findOffersByReopenCode(db, code));
  for (const row of rows) {
    const offer = frozenOffer(row);
    for (const [at, part] of partsOf(offer).entries()) {
      if (!isCopyOf(row, browserHash, at, id)) continue;
      const hasPhoto = at === 0;
      const copied = rowOfCopy(parts, offer, part, { id, browserHash, hasPhoto });
      return { offer: row, row: copied, hasPhoto };
    }
  }
  return undefined;
}

function isCopyOf(
  { reopen_token_hash: tokenHash }: OffersTable,
  browserHash: string,
  at: number,
  id: string,
): boolean {
  for (let nth = 0; nth < maxCopies; nth++) if (copyIdOf(tokenHash, browserHash, nth, at) === id) return true;
  return false;
}

interface Copy {
  readonly id: string;
  readonly browserHash: string;
  readonly hasPhoto: boolean;
}

function rowOfCopy(
  { catalogues, nowMs }: Parts,
  offer: Offer,
  part: QuotedPart,
  { id, browserHash, hasPhoto }: Copy,
): ConfigurationRow {
  const values = answersOf(part);
  const { segment } = values;
  const { yard, logo, photo } = addedTo(part);
  const current = catalogues.find(segment);
  const priced = current && priceAgain(part, current.catalogue);
  const pinned = part.kind === 'priced' ? current?.catalogue : undefined;
  const now = nowMs();
  return {
    id,
    browser_hash: browserHash,
    locale: offer.locale,
    segment: segment ?? null,
    values: JSON.stringify({ ...values, id }),
    country: offer.country,
    dealer_id: linkedDealer(offer) ?? null,
    price_version: pinned?.priceVersion ?? null,
    option_version: pinned?.optionVersion ?? null,
    pinned_at: pinned ? now : null,
    unit_uuid: priced?.unit.uuid ?? null,
    unit_type: priced?.unit.type ?? null,
    selection: priced ? JSON.stringify(priced.selection) : null,
    yard_plan: yard ? JSON.stringify(yard) : null,
    logo: logo ?? null,
    site_photo: (hasPhoto && photo) || null,
    revision: 1,
    created_at: now,
    updated_at: now,
  };
}

/** The dealer whose link the visitor used; one that only serves the region is found again. */
export const linkedDealer = ({ dealer }: Offer): string | undefined =>
  dealer?.by === 'link' ? dealer.id : undefined;

/** What the visitor added to the unit. */
export const addedTo = (part: QuotedPart): Pick<UnitQuotation, 'yard' | 'logo' | 'photo'> =>
  part.kind === 'priced' ? part : {};

/** A request has no unit, but answers. */
export const answersOf = (part: QuotedPart): Partial<StoredValues> => part.values as Partial<StoredValues>;

/** Undefined: a request, or the size is no longer sold. */
export function priceAgain(part: QuotedPart, catalogue: Catalogue): PricedConfiguration | undefined {
  if (part.kind === 'request') return undefined;
  const unit = catalogue.units.find(({ uuid }) => uuid === part.unit.uuid);
  return (
    unit &&
    priceConfiguration({
      catalogue,
      unit,
      selection: part.selection,
      amountOfUnits: part.amountOfUnits,
      place: placeOf(answersOf(part), part.country),
    })
  );
}
