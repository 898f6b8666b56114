import { type Outcome, ok, refuse } from '../outcome.ts';
import { type FieldProblem, parseDecimal, validateDecimal } from '../session/field-rules.ts';
import { volumeOf } from '../sizing/stock-to-volume.ts';
import type { CubicMetres, KilogramsPerCubicMetre, Tonnes } from '../units.ts';

export interface StockUse {
  /** 0: nothing is used yet; one delivery and no reserve is stored. */
  readonly usePerDayT: Tonnes;
  /** More than 0. */
  readonly deliveryT: Tonnes;
  readonly reserveDays: number;
  readonly densityKgM3: KilogramsPerCubicMetre;
}

export interface StockPlan {
  readonly usePerDayM3: CubicMetres;
  readonly deliveryM3: CubicMetres;
  readonly reserveM3: CubicMetres;
  /** A delivery arrives when the reserve is reached, so both must fit. */
  readonly neededM3: CubicMetres;
  /** Infinity if nothing is used. */
  readonly daysPerDelivery: number;
}

/** More is treated as a typing error or a wrong unit. */
export const maxDeliveriesPerDay = 10;

/** How much must be stored so that a delivery fits when only the reserve is left (EN-02). */
export function planStock({
  usePerDayT,
  deliveryT,
  reserveDays,
  densityKgM3,
}: StockUse): Outcome<StockPlan, 'too-many-deliveries'> {
  if (usePerDayT > deliveryT * maxDeliveriesPerDay) return refuse('too-many-deliveries');
  const deliveryM3 = volumeOf(deliveryT, densityKgM3);
  const reserveM3 = volumeOf(usePerDayT * reserveDays, densityKgM3);
  return ok({
    usePerDayM3: volumeOf(usePerDayT, densityKgM3),
    deliveryM3,
    reserveM3,
    neededM3: reserveM3 + deliveryM3,
    daysPerDelivery: deliveryT / usePerDayT,
  });
}

/** Values outside these ranges are treated as typing errors or wrong units. */
const ranges = {
  usePerDayT: { minimum: 0, maximum: 10_000 },
  deliveryT: { minimum: 0.1, maximum: 10_000 },
  reserveDays: { minimum: 0, maximum: 365 },
} as const;

/** An empty field is not wrong; the plan waits for it. */
export function validatePlanned(field: keyof typeof ranges, text: string): FieldProblem | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const range = ranges[field];
  const value = parseDecimal(trimmed);
  if (value === undefined) return validateDecimal(trimmed);
  return value >= range.minimum && value <= range.maximum
    ? undefined
    : { key: 'validation.between', params: range };
}

/** The number of a valid field; undefined if it is empty or wrong. */
export const readPlanned = (field: keyof typeof ranges, text: string): number | undefined =>
  validatePlanned(field, text) ? undefined : parseDecimal(text.trim());
