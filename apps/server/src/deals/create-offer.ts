import type { OfferToClient } from '@silowright/contract/deals';
import type { PricedConfiguration } from '@silowright/domain/pricing/priced-configuration';
import { roomOf } from '@silowright/domain/recommendation/limits';
import { placeOf, valuesOf } from '../configurator/configuration-state.ts';
import { chosenUnit, type Recommended, recommendedFor } from '../configurator/load-own-configuration.ts';
import { refuseChoices } from '../configurator/refuse-choices.ts';
import { tooTall } from '../configurator/select-options.ts';
import { offeredOptions } from '../configurator/site-of-unit.ts';
import {
  type ConfigurationRow,
  findOwnConfiguration,
  pinLists,
} from '../configurator/store/configurations.ts';
import { nearestDealer } from '../dealers/nearest-dealer.ts';
import { findDealer } from '../dealers/store/dealers.ts';
import { turns } from '../platform/db/locks.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { PinnedCatalogue } from '../prices/catalogues.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';
import { priceChoices, pricedContent, requestContent } from './offer-content.ts';
import { countedOffer } from './paper/counted-offer.ts';
import { quotationOf } from './paper/positions.ts';
import { type PriceDifference, priceDifferences } from './paper/price-differences.ts';
import type { OfferContent, QuotedDealer, UnitContent } from './paper/quotation.ts';
import { type AskedOffer, validityMs, type WrittenOffer, writeOffer } from './write-offer.ts';

type Parts = Pick<
  ServerParts,
  'config' | 'store' | 'catalogue' | 'catalogues' | 'texts' | 'nowMs' | 'expiryMs' | 'visits'
>;

/** finalized, finalized-basic and results (FN-05); the call to action distinguishes them. */
export const createOfferHandler: HandlerOf<'create-offer'> = (parts) => {
  const write = offerWriter(parts);
  return async ({ body, browser, source }) => {
    const row = await findOwnConfiguration(parts.store, body.id, browser.hash);
    if (!row) throw new ApiError('unknown-configuration');
    const dealer = await dealerOf(parts, row);
    // finalized sends no call to action and is the only one with a priced unit.
    const content: OfferContent =
      'callToAction' in body
        ? requestContent(parts, row, body, dealer)
        : quotationOf(await pricedOffer(parts, await recommendedFor(parts, row), body, dealer));
    const copyKind = 'copyKind' in body ? body.copyKind : undefined;
    return write({ dealId: body.id, content, source, copyKind });
  };
};

/** Writes offers one after the other and counts the deal. */
export function offerWriter(parts: Parts): (asked: AskedOffer) => Promise<Omit<WrittenOffer, 'counts'>> {
  const { store, config } = parts;
  const inTurn =
    store.engine === 'postgres' ? turns(store.lockMs) : <Result>(work: () => Promise<Result>) => work();
  return async (asked) => {
    const { counts, ...written } = await inTurn(() =>
      store.write((db) =>
        writeOffer(db, { config, nowMs: parts.nowMs(), expiryMs: parts.expiryMs() }, asked),
      ),
    );
    const counted = countedOffer(asked.content);
    if (counts === 'first') parts.visits.step('quoted', { ...counted, configurationId: asked.dealId });
    else if (counts) parts.visits.move('quoted', countedOffer(counts.instead), counted, counts.firstAt);
    return written;
  };
}

/** The pinned lists are valid for 30 days; after that the price is computed again, and the visitor must agree (D9). */
export async function pricedOffer(
  parts: Parts,
  configuration: Recommended,
  body: OfferToClient,
  dealer: QuotedDealer | null,
): Promise<UnitContent> {
  const { priced, pinned, isAnew, before } = priceForOffer(parts, configuration);
  if (isAnew) {
    refuseNewPrices(priceDifferences(before, priced), body);
    await pinAnew(parts, [{ configuration, pinned }]);
  }
  return pricedContent(parts, configuration, priced, pinned, body, dealer);
}

export interface PricedForOffer {
  readonly priced: PricedConfiguration;
  readonly pinned: PinnedCatalogue;
  /** With the lists that the configuration was pinned to. */
  readonly before: PricedConfiguration;
  readonly isAnew: boolean;
}

/** With the current lists if the pinned ones have expired. */
export function priceForOffer(
  { catalogues, expiryMs }: Pick<Parts, 'catalogues' | 'expiryMs'>,
  configuration: Recommended,
): PricedForOffer {
  const { row, pinned, request } = configuration;
  const priced = priceFitting(configuration);
  const expiry = expiryMs();
  // Lists pinned far in the future were pinned by a wrong clock (threat 57).
  if (Math.abs(expiry - (row.pinned_at ?? expiry)) <= validityMs) {
    return { priced, pinned, before: priced, isAnew: false };
  }
  const current = catalogues.current(request.segment);
  const anew = priceFitting({ ...configuration, pinned: current });
  return { priced: anew, pinned: current, before: priced, isAnew: true };
}

export function refuseNewPrices(
  differences: readonly PriceDifference[],
  { confirmNewPrices }: Pick<OfferToClient, 'confirmNewPrices'>,
): void {
  if (differences.length === 0 || confirmNewPrices === true) return;
  throw new ApiError(
    'prices-changed',
    differences.map((difference) => ({
      ...difference,
      code: 'price-changed',
      message: `was ${difference.was ?? 'nothing'}, is ${difference.now ?? 'nothing'}`,
    })),
  );
}

export async function pinAnew(
  { store, nowMs }: Pick<Parts, 'store' | 'nowMs'>,
  lists: readonly { readonly configuration: Recommended; readonly pinned: PinnedCatalogue }[],
): Promise<void> {
  if (lists.length === 0) return;
  await store.write(async (db) => {
    for (const { configuration, pinned } of lists) {
      const { priceVersion, optionVersion } = pinned.catalogue;
      await pinLists(db, configuration.row.id, { priceVersion, optionVersion, nowMs: nowMs() });
    }
  });
}

/** The height limit may have been lowered after the options were chosen (D6). */
function priceFitting(configuration: Recommended): PricedConfiguration {
  const { pinned, request } = configuration;
  const unit = chosenUnit(configuration);
  const priced = priceChoices(configuration, unit);
  refuseChoices(priced.selection, offeredOptions(configuration, unit));
  const problems = tooTall(
    pinned.content,
    priced,
    offeredOptions(configuration, unit),
    roomOf(request, pinned.catalogue),
  );
  if (problems.length > 0) throw new ApiError('unit-unavailable', problems);
  return priced;
}

/** By link, else the nearest dealer that serves the segment there (D8). */
export async function dealerOf({ store }: Parts, row: ConfigurationRow): Promise<QuotedDealer | null> {
  const byLink = row.dealer_id === null ? undefined : await findDealer(store, row.dealer_id);
  const dealer = byLink ?? (await nearestDealer(store, row.segment, placeOf(valuesOf(row), row.country)));
  if (!dealer) return null;
  const { id, name, email, phone, city, country, image_url: imageUrl } = dealer;
  const logo = /^\/media\/(logo-[0-9a-f]+\.png)$/.exec(imageUrl)?.[1];
  return { id, name, email, phone, city, country, by: byLink ? 'link' : 'region', ...(logo && { logo }) };
}
