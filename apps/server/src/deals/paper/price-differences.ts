import type { PricedConfiguration } from '@silowright/domain/pricing/priced-configuration';
import type { Cents } from '@silowright/domain/units';

/** The parts of a priced configuration that may change with new prices. */
export type PricedParts = Pick<PricedConfiguration, 'lines' | 'unitPriceCents' | 'transport' | 'totalCents'>;

export interface PriceDifference {
  /** "unit", "transport", "total", or "segment.group.value" of an option, per unit. */
  readonly path: string;
  /** Null: not part of the price. */
  readonly was: Cents | null;
  readonly now: Cents | null;
}

/** The differing lines; the total is last (D9, D21). */
export function priceDifferences(before: PricedParts, after: PricedParts): PriceDifference[] {
  const lines = (priced: PricedParts) =>
    new Map(priced.lines.map(({ key, value, priceCents }) => [`${key}.${value}`, priceCents]));
  const [linesBefore, linesAfter] = [lines(before), lines(after)];
  const paths = new Set([...linesBefore.keys(), ...linesAfter.keys()]);
  const all: PriceDifference[] = [
    { path: 'unit', was: before.unitPriceCents, now: after.unitPriceCents },
    ...[...paths].map((path) => ({
      path,
      was: linesBefore.get(path) ?? null,
      now: linesAfter.get(path) ?? null,
    })),
    { path: 'transport', was: before.transport?.cents ?? null, now: after.transport?.cents ?? null },
    { path: 'total', was: before.totalCents, now: after.totalCents },
  ];
  return all.filter(({ was, now }) => was !== now);
}
