import type { OptionGroup, OptionValue } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import type { Outcome } from '@silowright/domain/outcome';
import { evaluateExpression, unitNameValues } from '@silowright/domain/pricing/evaluate-expression';
import { unitVariables } from '@silowright/domain/pricing/evaluate-formula';
import { expressionOf, mayApply, optionPrice } from '@silowright/domain/pricing/options-for-unit';
import type { ExpressionProblem } from '@silowright/domain/pricing/parse-expression';

/** Units a group may apply to, smallest first. */
export function applicableUnits(group: OptionGroup, units: readonly Unit[]): Unit[] {
  return units
    .filter((unit) => mayApply(group, unit) && verdict(group, unit) !== 'hidden')
    .toSorted((a, b) => a.volumeM3 - b.volumeM3 || a.diameterMm - b.diameterMm);
}

export interface Sample {
  readonly size: 'smallest' | 'middle' | 'largest';
  readonly unit: Unit;
  readonly price: Outcome<number, ExpressionProblem>;
}

/** The price of an option on the smallest, middle and largest unit it applies to. */
export function samplePrices(option: OptionValue, applicable: readonly Unit[]): Sample[] {
  const picks = [
    ['smallest', applicable[0]],
    ['middle', applicable[Math.floor((applicable.length - 1) / 2)]],
    ['largest', applicable.at(-1)],
  ] as const;
  return picks.flatMap(([size, unit]) =>
    unit ? [{ size, unit, price: optionPrice(option, unitVariables(unit)) }] : [],
  );
}

export type Verdict = 'shown' | 'hidden' | 'depends';

/** Whether a group's expression shows it on a unit, hides it, or depends on country and choices. */
function verdict(group: OptionGroup, unit: Unit): Verdict {
  const text = expressionOf(group);
  if (text === undefined) return 'shown';
  const outcome = evaluateExpression(text, unitNameValues(unit));
  if (!outcome.ok || outcome.value === undefined) return 'depends';
  return outcome.value ? 'shown' : 'hidden';
}

/** Number of units of the group's types and diameters that its expression shows, hides or leaves open. */
export function countVerdicts(group: OptionGroup, units: readonly Unit[]): Record<Verdict, number> {
  const counts = { shown: 0, hidden: 0, depends: 0 };
  for (const unit of units) if (mayApply(group, unit)) counts[verdict(group, unit)] += 1;
  return counts;
}
