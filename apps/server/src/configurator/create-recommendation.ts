import type { GroupFlowAnswer, OlderFlowAnswer, RecommendedItem } from '@silowright/contract/configurator';
import { wireSize } from '@silowright/contract/wire-size';
import { constructionsFor, defaultConstruction } from '@silowright/domain/catalogue/constructions';
import type { CurrencyCode, MoneyRules } from '@silowright/domain/catalogue/money';
import { currencyAt, inCurrency } from '@silowright/domain/pricing/currency';
import { unitPriceIn } from '@silowright/domain/pricing/price-configuration';
import {
  airPercent,
  differencesFrom,
  firstReason,
  needsFloor,
} from '@silowright/domain/recommendation/compare-cards';
import { recommend } from '@silowright/domain/recommendation/recommend';
import {
  type DeliveredUnit,
  type RecommendationRequest,
  totalCents,
} from '@silowright/domain/recommendation/request';

import { splitsFor } from '@silowright/domain/recommendation/splits';
import { sizeConstruction } from '@silowright/domain/sizing/size-construction';
import { ApiError } from '../platform/http/api-error.ts';
import type { PinnedCatalogue } from '../prices/catalogues.ts';
import { mustBeOneOf } from '../prices/known-codes.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';
import { askedLimitsOf, mustBeAskedFor } from './asked-limits.ts';
import {
  countryOfValues,
  heightLimitMmOf,
  isGroupFlow,
  requestOf,
  type StoredValues,
} from './configuration-state.ts';
import { saveRecommendedValues } from './store/configurations.ts';

type Parts = Pick<ServerParts, 'config' | 'store' | 'catalogues' | 'files' | 'nowMs' | 'visits'>;

/** Stores the values, pins the current price lists (D4) and returns what fits. */
export const createRecommendationHandler: HandlerOf<'create-recommendation'> =
  (parts) =>
  async ({ body, browser, request: { headers } }) => {
    mustBeOneOf(
      parts.catalogues.content().markets.segments.map(({ id }) => id),
      body.segment,
      'segment',
    );
    mustBeAskedFor(body, askedLimitsOf(parts.catalogues.content()));
    const country = countryOfValues(body);
    const claimedIp = headers['user-ip'];
    const heightLimitMm = heightLimitMmOf(body);
    const product = parts.catalogues.content().products.find(({ id }) => id === body.storedProductId);
    const values: StoredValues = {
      ...body,
      // The density of a product is the catalogue's, whatever was sent with it (G1).
      ...(product && product.densityKgM3 > 0 && { storedDensity: product.densityKgM3 }),
      ...(heightLimitMm !== undefined && { spaceLimitationHeightInMm: heightLimitMm }),
      // The address in a header is stored as a claim and used for nothing (D24).
      ...(typeof claimedIp === 'string' && claimedIp.length <= 64 && { user_ip: claimedIp }),
    };

    const groupFlow = isGroupFlow(values) ? groupFlowOf(parts, values, country) : undefined;
    const now = parts.nowMs();
    const isOurs = await saveRecommendedValues(parts.store, {
      id: values.id,
      browser_hash: browser.hash,
      locale: values.localeStr,
      segment: values.segment,
      values: JSON.stringify(values),
      country,
      dealer_id: values.dealer_id ?? null,
      price_version: groupFlow?.pinned.catalogue.priceVersion ?? null,
      option_version: groupFlow?.pinned.catalogue.optionVersion ?? null,
      pinned_at: groupFlow ? now : null,
      now,
    });
    if (!isOurs) throw new ApiError('unknown-configuration');
    browser.remember();
    const visit = {
      market: values.segment,
      country,
      locale: values.localeStr,
      dealer: values.dealer_id ?? null,
    };
    parts.visits.step('recommended', { visit, configurationId: values.id });
    return groupFlow
      ? {
          ...groupFlowAnswer(groupFlow.request, groupFlow.pinned, (nearest) =>
            parts.visits.unmet({
              visit,
              configurationId: values.id,
              nearest,
              product: groupFlow.request.characteristicGroup ?? groupFlow.request.productGroup,
              volumeM3: groupFlow.request.volumePerUnitM3,
            }),
          ),
          catalogue: await parts.files.shapesOf(groupFlow.pinned.content),
        }
      : olderFlowAnswer(values, parts.config.bookMeetingUrl ?? `${parts.config.publicUrl}/meeting`);
  };

function groupFlowOf(
  { catalogues }: Parts,
  values: StoredValues,
  country: string | null,
): { request: RecommendationRequest; pinned: PinnedCatalogue } {
  const outcome = requestOf(values, country, (segment) => catalogues.find(segment)?.catalogue.productGroups);
  if (!outcome.ok) throw new ApiError('bad-request', outcome.reason);
  return { request: outcome.value, pinned: catalogues.current(outcome.value.segment) };
}

/** Keyed by rank, "1" first (D5). */
function groupFlowAnswer(
  request: RecommendationRequest,
  { index, catalogue: { money } }: PinnedCatalogue,
  onUnmet: (nearest: string) => void,
): Omit<GroupFlowAnswer, 'catalogue'> {
  const { recommended: ranked, rejected, nearestChanges, moreUnits } = recommend(request, index);
  if (ranked.length === 0) onUnmet(nearestChanges[0] ? JSON.stringify(nearestChanges[0]) : '');
  const currency = currencyAt(request.place?.country, { money, delivery: index.delivery });
  const recommended = ranked.map((card) => shownIn(card, currency, money));
  const first = firstReason(recommended, request, index);
  return {
    currency,
    preconfigured_unit_recommendations: byRank(recommended, recommendedItem),
    explanation: {
      reasons: byRank(recommended, ({ reasons }) => [...reasons]),
      rejected: rejected.map((type) => ({ ...type, nearestChanges: [...type.nearestChanges] })),
      nearestChanges: [...nearestChanges],
      ...(moreUnits && { moreUnits }),
      ...(first && { first }),
      cards: byRank(recommended, (card) => ({
        ...deliveredOf(card, request.amountOfUnits),
        airPercent: airPercent(card.unit),
        differences: card === recommended[0] ? [] : differencesFrom(recommended[0]!, card, request, index),
      })),
      splits: splitsFor(request, index, ranked)
        .map((split) => shownIn(split, currency, money))
        .map((split) => ({
          amountOfUnits: split.amountOfUnits,
          volumePerUnitM3: split.volumePerUnitM3,
          unit: recommendedItem(split),
          ...deliveredOf(split, split.amountOfUnits),
          airPercent: airPercent(split.unit),
          needsFloor: needsFloor(split.unit),
        })),
    },
  };
}

const byRank = <Item, Shown>(items: readonly Item[], show: (item: Item) => Shown): Record<string, Shown> =>
  Object.fromEntries(items.map((item, position) => [`${position + 1}`, show(item)]));

/** Ranked in the base currency, shown in that of the place (MO-01). */
const shownIn = <Card extends DeliveredUnit>(
  card: Card,
  currency: CurrencyCode,
  money: MoneyRules,
): Card => ({
  ...card,
  unit: { ...card.unit, priceCents: unitPriceIn(card.unit, currency, money) },
  transportCents:
    card.transportCents === null ? null : inCurrency(card.transportCents, 'tariff', currency, money),
});

const deliveredOf = (card: DeliveredUnit, amountOfUnits: number) => ({
  totalCents: totalCents(card, amountOfUnits),
  transportCents: card.transportCents,
});

const recommendedItem = ({ unit }: DeliveredUnit): RecommendedItem => ({
  preconfigured_unit_type: unit.type,
  ...wireSize(unit),
  price_in_cents: unit.priceCents,
  uuid: unit.uuid,
});

/** The basic flow never asks for a construction (D17); the older one does. */
function olderFlowAnswer(values: StoredValues, bookMeetingUrl: string): OlderFlowAnswer {
  const construction =
    constructionsFor(values.substance).find((id) => id === values.construction) ??
    defaultConstruction(values.substance);
  const heightLimitMm = heightLimitMmOf(values);
  return {
    construction,
    recommendations: sizeConstruction({
      construction,
      volumeM3: values.volumePerUnit,
      ...(heightLimitMm !== undefined && { heightLimitMm }),
    }).map(({ diameterMm, heightMm }) => ({ diameter: diameterMm, height: heightMm })),
    book_meeting_url: bookMeetingUrl,
  };
}
