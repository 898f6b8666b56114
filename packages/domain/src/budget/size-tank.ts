import type { Metres, Millimetres } from '../units.ts';
import type { BudgetAnswers } from './questions.ts';

export interface BudgetTank {
  readonly body: BudgetAnswers['type'];
  readonly diameterMm: Millimetres;
  /** Overall height of an upright tank, or overall length of a horizontal one. */
  readonly extentMm: Millimetres;
  readonly fit: 'good' | 'too-flat' | 'too-slender';
}

/** A tank is filled to at most 95%. */
const fillShare = 0.95;
/** Dished ends are a tenth of the diameter deep, as in the sizing of the older flow. */
const dishShare = 0.1;
/** Allowed ratio of height to diameter. */
const slenderness = { min: 0.5, max: 4 } as const;

/** Volume and diameter determine the height. `fit` reports an unusual ratio; the values are not corrected. */
export function sizeTank({
  amount,
  diameter,
  type,
}: Pick<BudgetAnswers, 'amount' | 'diameter' | 'type'>): BudgetTank {
  const section = (Math.PI / 4) * diameter ** 2;
  const dish: Metres = type === 'flat' ? 0 : dishShare * diameter;
  // A shallow dish holds about half of the cylinder around it. A convex tank has one dish, a horizontal tank has two.
  const dishes = type === 'horizontal' ? 2 : type === 'convex' ? 1 : 0;
  const inDishes = (dishes * section * dish) / 2;
  const cylinder = Math.max(0, amount / fillShare - inDishes) / section;
  const roof: Metres = type === 'horizontal' ? 0 : (diameter / 2) * Math.tan(Math.PI / 12);
  const extent = cylinder + dishes * dish + roof;
  const ratio = extent / diameter;
  return {
    body: type,
    diameterMm: Math.round(diameter * 1000),
    extentMm: Math.round(extent * 100) * 10,
    fit: ratio < slenderness.min ? 'too-flat' : ratio > slenderness.max ? 'too-slender' : 'good',
  };
}
