import type { CubicMetres } from '../units.ts';
import type { StockPlan } from './plan-stock.ts';

export const plannedDays = 60;

export interface Refill {
  /** Days since the start; a fraction is a time of that day. */
  readonly day: number;
  readonly beforeM3: CubicMetres;
  readonly afterM3: CubicMetres;
}

export interface StockLevels {
  /** At the beginning of each day, the first and the last included. */
  readonly daily: readonly CubicMetres[];
  readonly refills: readonly Refill[];
  readonly lowestM3: CubicMetres;
  /** False: a delivery fits only when part of the reserve is used. */
  readonly keepsReserve: boolean;
}

/** The error of floating point, in days and cubic metres. */
const negligible = 1e-9;

/**
 * The level over 60 days. It starts just after a delivery; the next one arrives when the reserve is reached, or
 * later if it does not fit earlier. undefined if the capacity never takes a whole delivery (EN-02).
 */
export function stockLevels(
  { usePerDayM3, deliveryM3, reserveM3, daysPerDelivery }: StockPlan,
  capacityM3: CubicMetres,
): StockLevels | undefined {
  if (deliveryM3 > capacityM3 + negligible) return undefined;
  const lowestM3 = Math.max(0, Math.min(reserveM3, capacityM3 - deliveryM3));
  const fullM3 = lowestM3 + deliveryM3;
  const refillsUntil = (day: number) => Math.floor(day / daysPerDelivery + negligible);
  return {
    daily: Array.from(
      { length: plannedDays + 1 },
      (_, day) => fullM3 - usePerDayM3 * day + deliveryM3 * refillsUntil(day),
    ),
    refills: Array.from({ length: refillsUntil(plannedDays) }, (_, number) => ({
      day: (number + 1) * daysPerDelivery,
      beforeM3: lowestM3,
      afterM3: fullM3,
    })),
    lowestM3,
    keepsReserve: lowestM3 >= reserveM3 - negligible,
  };
}
