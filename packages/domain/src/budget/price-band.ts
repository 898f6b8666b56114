import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import type { Unit } from '../catalogue/unit.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { volumeWindow } from '../recommendation/volume-window.ts';
import type { Cents, Millimetres } from '../units.ts';
import type { BudgetAnswers } from './questions.ts';

/** Where standard units differ from the answers. */
export const budgetDifferences = ['standing', 'bottom', 'diameter'] as const;
export type BudgetDifference = (typeof budgetDifferences)[number];

export interface PriceBand {
  readonly fromCents: Cents;
  readonly toCents: Cents;
  readonly types: readonly StorageTypeCode[];
  /** Number of units that hold the volume together; the prices cover all of them. */
  readonly amountOfUnits: number;
  readonly fromDiameterMm: Millimetres;
  readonly toDiameterMm: Millimetres;
  readonly differences: readonly BudgetDifference[];
}

/** Why no standard unit gives a price. */
export const noPriceReasons = ['pressure', 'temperature', 'volume'] as const;
export type NoPriceReason = (typeof noPriceReasons)[number];

export type BudgetRequest = Pick<
  BudgetAnswers,
  'contents' | 'amount' | 'pressure' | 'type' | 'diameter' | 'temperature'
>;

/** Maximum difference between a catalogue diameter and the requested one. */
const diameterReachMm = 500;
/** The question is about one tank; more units than this get no price. */
const maximumUnits = 3;

/**
 * Price range of the standard units nearest to the answers. Contents, pressure and temperature must fit. Another
 * bottom, another diameter, several smaller units, or upright units instead of a horizontal one still give a first
 * estimate; the band lists these differences.
 */
export function priceBand(request: BudgetRequest, units: readonly Unit[]): Outcome<PriceBand, NoPriceReason> {
  if (request.pressure !== 'atmospheric') return refuse('pressure');
  const lying = request.type === 'horizontal';
  const flat = request.type === 'flat';
  const fitting = [...Map.groupBy(units, ({ storageType }) => storageType)].filter(([type]) =>
    suits(request, type),
  );
  if (fitting.length === 0) return refuse('temperature');
  const asRequested = fitting.filter(([type]) => lying || (type.shape.bottom.kind === 'flat') === flat);
  const hasBottom = asRequested.length > 0;
  for (let amountOfUnits = 1; amountOfUnits <= maximumUnits; amountOfUnits++) {
    const sizes = (hasBottom ? asRequested : fitting).flatMap(([, each]) =>
      sizesFor(request.amount / amountOfUnits, each),
    );
    const wide = sizes.filter(
      ({ diameterMm }) => Math.abs(diameterMm - request.diameter * 1000) <= diameterReachMm,
    );
    const nearest = wide.length > 0 ? wide : sizes;
    if (nearest.length === 0) continue;
    const prices = nearest.map(({ priceCents }) => priceCents * amountOfUnits);
    const diameters = nearest.map(({ diameterMm }) => diameterMm);
    return ok({
      fromCents: Math.min(...prices),
      toCents: Math.max(...prices),
      types: [...new Set(nearest.map(({ type }) => type))],
      amountOfUnits,
      fromDiameterMm: Math.min(...diameters),
      toDiameterMm: Math.max(...diameters),
      differences: [
        ...(lying ? (['standing'] as const) : []),
        ...(hasBottom ? [] : (['bottom'] as const)),
        ...(wide.length > 0 ? [] : (['diameter'] as const)),
      ],
    });
  }
  return refuse('volume');
}

function suits({ contents, temperature }: BudgetRequest, { substance, limits }: StorageType): boolean {
  return substance === contents && temperature <= limits.temperatureC;
}

/** The sizes of one type that a recommendation offers for this volume. */
function sizesFor(volumeM3: number, sizes: readonly Unit[]): Unit[] {
  const window = volumeWindow(volumeM3, Math.min(...sizes.map((unit) => unit.volumeM3)));
  return sizes.filter(
    (unit) => window !== undefined && unit.volumeM3 >= window.fromM3 && unit.volumeM3 <= window.toM3,
  );
}
