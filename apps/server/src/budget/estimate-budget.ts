import type { estimateBudget } from '@silowright/contract/estimate-budget';
import { priceBand } from '@silowright/domain/budget/price-band';
import type { ServerParts } from '../app.ts';
import type { Handler } from '../http/mount.ts';

/** From the current lists: nothing is promised, so nothing is pinned. */
export const estimateBudgetHandler =
  ({ catalogues }: Pick<ServerParts, 'catalogues'>): Handler<typeof estimateBudget> =>
  ({ query }) => {
    const band = priceBand(query, catalogues.current('agricultural').catalogue.units);
    return {
      price_band: band && { from_cents: band.fromCents, to_cents: band.toCents, types: [...band.types] },
    };
  };
