import { maximumPriceCents } from '../catalogue/money.ts';
import type { Cents } from '../units.ts';

/** A change of many prices: "+3.5%, up to the next 10 €" (PX-02). */
export interface PriceChange {
  readonly direction: 1 | -1;
  readonly by:
    | { readonly kind: 'percent'; readonly hundredths: number }
    | { readonly kind: 'amount'; readonly cents: Cents };
  readonly rounding: Rounding;
}

export const roundingModes = ['none', 'nearest', 'up', 'down'] as const;
export type RoundingMode = (typeof roundingModes)[number];

export interface Rounding {
  readonly mode: RoundingMode;
  /** Result is a multiple of it. At least 1; ignored by `none`, which rounds to whole cents. */
  readonly stepCents: Cents;
}

const hundredthsPerWhole = 10_000;

/**
 * The new price, or undefined if it would be negative or above the maximum. Whole numbers only: a price of up to ten
 * million euros times a thousand percent stays below 2^53, so nothing is lost.
 */
export function changedPrice(cents: Cents, { direction, by, rounding }: PriceChange): Cents | undefined {
  const share = by.kind === 'percent' ? direction * by.hundredths : 0;
  const amount = by.kind === 'amount' ? direction * by.cents : 0;
  const scaled = cents * (hundredthsPerWhole + share) + amount * hundredthsPerWhole;
  const price = scaled < 0 ? -1 : rounded(scaled, rounding);
  return price < 0 || price > maximumPriceCents ? undefined : price;
}

/** `scaled` is in ten-thousandths of a cent. Halves are rounded up. */
function rounded(scaled: number, { mode, stepCents }: Rounding): Cents {
  const step = (mode === 'none' ? 1 : Math.max(1, stepCents)) * hundredthsPerWhole;
  // The remainder of whole numbers is exact, the quotient is not.
  const rest = scaled % step;
  const below = (scaled - rest) / hundredthsPerWhole;
  if (rest === 0 || mode === 'down') return below;
  return mode === 'up' || 2 * rest >= step ? below + step / hundredthsPerWhole : below;
}
