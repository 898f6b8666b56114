import type * as budget from '@silowright/contract/budget';
import type { CallsOf } from '@silowright/contract/calls';
import { priceBand } from '@silowright/domain/budget/price-band';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import type { HandlersOf } from '../platform/http/mount.ts';
import type { Catalogues } from '../prices/catalogues.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';

/** The segment that the catalogue names for estimates; by default the first one with prices. */
function budgetCatalogue(catalogues: Catalogues): Catalogue {
  const { budget } = catalogues.content().markets;
  return catalogues.current(budget ?? catalogues.pricedSegments()[0] ?? '').catalogue;
}

/** Uses the current lists without pinning them, because an estimate is not binding. */
export const estimateBudgetHandler: HandlerOf<'estimate-budget'> =
  ({ catalogues }) =>
  ({ query }) => {
    const { units, money } = budgetCatalogue(catalogues);
    const band = priceBand(query, units);
    if (!band.ok) return { price_band: null, reason: band.reason };
    const { value } = band;
    return {
      price_band: {
        currency: money.base,
        from_cents: value.fromCents,
        to_cents: value.toCents,
        types: [...value.types],
        amount_of_units: value.amountOfUnits,
        from_diameter_mm: value.fromDiameterMm,
        to_diameter_mm: value.toDiameterMm,
        differences: [...value.differences],
      },
      reason: null,
    };
  };

export const budgetCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof budget>> => ({
  'estimate-budget': estimateBudgetHandler(parts),
});
