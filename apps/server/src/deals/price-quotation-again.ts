import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import { priceDeal } from '@silowright/domain/deal/price-deal';
import { currencyAt } from '@silowright/domain/pricing/currency';
import type { PricedConfiguration } from '@silowright/domain/pricing/priced-configuration';
import { placeOf, type StoredValues } from '../configurator/configuration-state.ts';
import { unitsOf } from './paper/positions.ts';
import { type PriceDifference, priceDifferences } from './paper/price-differences.ts';
import type { Quotation } from './paper/quotation.ts';

/**
 * What a quotation would cost today instead, line by line, transport and total last (D21). Of several positions each
 * line begins with its number. `lists` and `priced` are in the order of the positions; undefined: no longer sold.
 */
export function differencesNow(
  quotation: Quotation,
  lists: readonly (Catalogue | undefined)[],
  priced: readonly (PricedConfiguration | undefined)[],
): PriceDifference[] {
  const units = unitsOf(quotation);
  if (priced.some((each) => each && each.currency !== quotation.currency)) return [];
  const [first] = units;
  if (first && units.length === 1) return priced[0] ? priceDifferences(first, priced[0]) : [];
  const ofPositions = units.flatMap((unit, at) => {
    const now = priced[at];
    if (!now) return [];
    return priceDifferences(unit, now)
      .filter(({ path }) => path !== 'transport' && path !== 'total')
      .map((each) => ({ ...each, path: `${quotation.positions[at]!.number}.${each.path}` }));
  });
  return [...ofPositions, ...sharedDifferences(quotation, lists, priced)];
}

/** Transport and total of the whole deal; nothing if a position is no longer sold. */
function sharedDifferences(
  { positions, chosen = [], country, currency, transport, totalCents }: Quotation,
  lists: readonly (Catalogue | undefined)[],
  priced: readonly (PricedConfiguration | undefined)[],
): PriceDifference[] {
  const place = placeOf(positions[0]!.values as Partial<StoredValues>, country);
  const configured = positions.flatMap(({ configurationId }, at) => {
    const [catalogue, now] = [lists[at], priced[at]];
    if (!catalogue || !now || currencyAt(place?.country, catalogue) !== currency) return [];
    return [[configurationId, { catalogue, unit: now.unit, selection: now.selection }] as const];
  });
  const rules = lists[0];
  if (!rules || configured.length < positions.length) return [];
  const after = priceDeal({
    deal: { positions, chosen, addedLines: [], terms: {} },
    place,
    configured: new Map(configured),
    rules,
  });
  const all: PriceDifference[] = [
    { path: 'transport', was: transport?.cents ?? null, now: after.transportCents },
    { path: 'total', was: totalCents, now: after.totalCents },
  ];
  return all.filter(({ was, now }) => was !== now);
}
