import type { Cents } from '../units.ts';

/** Prices above ten million euros are treated as typing errors (threat 28). */
export const maximumPriceCents: Cents = 1_000_000_000;
