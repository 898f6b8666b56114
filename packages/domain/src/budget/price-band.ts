import { storageTypes } from '../catalogue/storage-types.ts';
import type { StorageTypeCode, Unit } from '../catalogue/unit.ts';
import { volumeWindow } from '../recommendation/volume-window.ts';
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
  if (wish.pressure !== 'atmospheric' || wish.type === 'horizontal') return null;
  const fitting = [...Map.groupBy(units, ({ type }) => type)].flatMap(([type, sizes]) =>
    suits(wish, type) ? sizesNear(wish, sizes) : [],
  );
  if (fitting.length === 0) return null;
  const prices = fitting.map((unit) => unit.priceCents);
  return {
    fromCents: Math.min(...prices),
    toCents: Math.max(...prices),
    types: [...new Set(fitting.map((unit) => unit.type))],
  };
}

function suits(wish: BudgetWish, code: StorageTypeCode): boolean {
  const { substance, bottom, temperatureLimitC } = storageTypes[code];
  return (
    substance === wish.contents &&
    bottom === (wish.type === 'flat' ? 'flat' : 'hopper') &&
    wish.temperature <= temperatureLimitC
  );
}

/** The sizes of one type that a recommendation would offer for this volume, and that are about as wide. */
function sizesNear(wish: BudgetWish, sizes: readonly Unit[]): Unit[] {
  const window = volumeWindow(wish.amount, Math.min(...sizes.map(({ volumeM3 }) => volumeM3)));
  return sizes.filter(
    ({ volumeM3, diameterMm }) =>
      window !== undefined &&
      volumeM3 >= window.fromM3 &&
      volumeM3 <= window.toM3 &&
      Math.abs(diameterMm - wish.diameter * 1000) <= diameterReachMm,
  );
}
