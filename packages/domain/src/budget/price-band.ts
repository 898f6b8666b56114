import { storageTypes } from '../catalogue/storage-types.ts';
import type { StorageTypeCode, Unit } from '../catalogue/unit.ts';
import type { Cents } from '../units.ts';
import type { BudgetAnswers } from './questions.ts';

export interface PriceBand {
  readonly fromCents: Cents;
  readonly toCents: Cents;
  readonly types: readonly StorageTypeCode[];
}

export type BudgetWish = Pick<
  BudgetAnswers,
  'contents' | 'amount' | 'pressure' | 'type' | 'diameter' | 'temperature'
>;

/** How far a catalogue diameter may be from the wish. */
const diameterReachMm = 500;

/** Standard units that come near: same contents, bottom and size; none under pressure or lying. */
export function priceBand(wish: BudgetWish, units: readonly Unit[]): PriceBand | null {
  const fitting = units.filter((unit) => fits(wish, unit));
  if (fitting.length === 0) return null;
  const prices = fitting.map((unit) => unit.priceCents);
  return {
    fromCents: Math.min(...prices),
    toCents: Math.max(...prices),
    types: [...new Set(fitting.map((unit) => unit.type))],
  };
}

function fits(wish: BudgetWish, unit: Unit): boolean {
  const type = storageTypes[unit.type];
  if (wish.pressure !== 'atmospheric' || wish.type === 'horizontal') return false;
  const bottom = wish.type === 'flat' ? 'flat' : 'hopper';
  return (
    type.substance === wish.contents &&
    type.bottom === bottom &&
    wish.temperature <= type.temperatureLimitC &&
    unit.volumeM3 >= 0.97 * wish.amount &&
    unit.volumeM3 <= Math.max(1.35 * wish.amount, wish.amount + 5) &&
    Math.abs(unit.diameterMm - wish.diameter * 1000) <= diameterReachMm
  );
}
