import type { Cents } from '../units.ts';

/** More than ten million euros is a slip of the keyboard (threat 28). */
export const greatestPriceCents: Cents = 1_000_000_000;
