import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import type { PricedConfiguration } from '@silowright/domain/pricing/priced-configuration';
import { placeOf, type StoredValues } from '../configurator/configuration-state.ts';
import { copyIdOf, reopenCodeOf } from '../configurator/copy-id.ts';
import { type ConfigurationRow, findConfiguration } from '../configurator/store/configurations.ts';
import type { OffersTable } from '../platform/db/tables.ts';
import type { PinnedCatalogue } from '../prices/catalogues.ts';
import type { ServerParts } from '../server-parts.ts';
import { firstUnit } from './paper/positions.ts';
import type { Offer, Quotation, UnitQuotation } from './paper/quotation.ts';
import { frozenOffer } from './paper/quotation.ts';
import { findOffersByReopenCode } from './store/offers.ts';

type Parts = Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>;

/** The copy of a quoted configuration that a browser opened, which is stored when it is changed first (S18). */
export interface OpenedCopy {
  readonly offer: OffersTable;
  readonly row: ConfigurationRow;
}

/** How often one browser changes copies that it opened by the same link. */
const maxCopies = 100;

/** An id for the next copy of this browser: the same one until that copy is changed. Undefined: there are too many. */
export async function nextCopyId(
  { store }: Pick<Parts, 'store'>,
  tokenHash: string,
  browserHash: string,
): Promise<string | undefined> {
  for (let nth = 0; nth < maxCopies; nth++) {
    const id = copyIdOf(tokenHash, browserHash, nth);
    if (!(await findConfiguration(store, id))) return id;
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
  const offers = await parts.store.read((db) => findOffersByReopenCode(db, code));
  const isOf = ({ reopen_token_hash: tokenHash }: OffersTable) =>
    Array.from({ length: maxCopies }, (_, nth) => nth).some(
      (nth) => copyIdOf(tokenHash, browserHash, nth) === id,
    );
  const offer = offers.find(isOf);
  return offer && { offer, row: rowOfCopy(parts, frozenOffer(offer), id, browserHash) };
}

function rowOfCopy(
  { catalogues, nowMs }: Parts,
  offer: Offer,
  id: string,
  browserHash: string,
): ConfigurationRow {
  const values = answersOf(offer);
  const { segment } = values;
  const { yard, logo, photo } = addedTo(offer);
  const current = catalogues.find(segment);
  const priced = offer.kind === 'priced' && current ? priceAgain(offer, current) : undefined;
  const pinned = offer.kind === 'priced' ? current?.catalogue : undefined;
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
    site_photo: photo ?? null,
    revision: 1,
    created_at: now,
    updated_at: now,
  };
}

/** The dealer whose link the visitor used; one that only serves the region is found again. */
export const linkedDealer = ({ dealer }: Offer): string | undefined =>
  dealer?.by === 'link' ? dealer.id : undefined;

/** What the visitor added to the unit. */
export const addedTo = (offer: Offer): Pick<UnitQuotation, 'yard' | 'logo' | 'photo'> =>
  offer.kind === 'priced' ? firstUnit(offer) : {};

/** A request has no unit, but answers. */
export const answersOf = (offer: Offer): Partial<StoredValues> =>
  (offer.kind === 'priced' ? firstUnit(offer) : offer).values as Partial<StoredValues>;

/** The first position. Undefined: the size is no longer sold. */
export function priceAgain(
  quotation: Quotation,
  { catalogue }: PinnedCatalogue,
): PricedConfiguration | undefined {
  const offer = firstUnit(quotation);
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
