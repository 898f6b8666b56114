import { maximumPriceCents } from '../catalogue/money.ts';
import type { Unit } from '../catalogue/unit.ts';
import { memoize } from '../memoize.ts';
import type { Outcome } from '../outcome.ts';
import { roundHalfEven } from '../rounding.ts';
import { bodySurfaceM2, roofSurfaceOfUnitM2, type ShapedUnit } from '../sizing/unit-geometry.ts';
import type { Cents } from '../units.ts';
import { type Compiled, compileExpression } from './compile-expression.ts';
import { ExpressionError, type ExpressionProblem, outcomeOf, parseExpression } from './parse-expression.ts';

const compiled = memoize((formula: string): Compiled => {
  const names: readonly string[] = unitVariableNames;
  return compileExpression(parseExpression(formula), 'number', (name) =>
    names.includes(name) ? 'number' : undefined,
  );
});

/** Whole cents, not negative (D6) and at most the maximum; ties to even. */
export function evaluateFormula(
  formula: string,
  variables: UnitVariables,
): Outcome<Cents, ExpressionProblem> {
  return outcomeOf(() => {
    const value = compiled(formula)(variables) as number;
    const cents = roundHalfEven(value);
    if (!Number.isFinite(cents) || cents > maximumPriceCents)
      throw new ExpressionError({ code: 'not-finite' });
    if (value < 0) throw new ExpressionError({ code: 'negative' });
    return cents;
  });
}

/** Splits a formula at variable names: every second part is a variable. */
const cutAtNames = memoize((formula: string) => formula.split(/\b(D|H|V|S_body|S_roof|P)\b/));

/** The formula with its variables replaced by numbers; explains a price. */
export const formulaWithNumbers = (formula: string, variables: UnitVariables): string =>
  cutAtNames(formula)
    .map((part, at) =>
      at % 2 === 1 ? `${Math.round(variables[part as keyof UnitVariables] * 1000) / 1000}` : part,
    )
    .join('');

/** The variables a price depends on, with their numbers, each once. */
export function variablesOf({
  formula,
  withNumbers,
}: {
  readonly formula: string;
  readonly withNumbers: string;
}): ReadonlyMap<keyof UnitVariables, number> {
  const found = new Map<keyof UnitVariables, number>();
  let at = 0;
  for (const [index, part] of cutAtNames(formula).entries()) {
    if (index % 2 === 0) at += part.length;
    else {
      const [digits = ''] = /^[\d.]*(?:e[+-]?\d+)?/.exec(withNumbers.slice(at)) ?? [];
      found.set(part as keyof UnitVariables, Number(digits));
      at += digits.length;
    }
  }
  return found;
}

/** The variables of a formula: metres, cubic and square metres, and cents (D6). */
export const unitVariableNames = ['D', 'H', 'V', 'S_body', 'S_roof', 'P'] as const;
export type UnitVariables = Readonly<Record<(typeof unitVariableNames)[number], number>>;

/** Always of the catalogue size, even if a higher outflow is chosen. */
export function unitVariables(unit: ShapedUnit & Pick<Unit, 'volumeM3' | 'priceCents'>): UnitVariables {
  return {
    D: unit.diameterMm / 1000,
    H: unit.heightMm / 1000,
    V: unit.volumeM3,
    S_body: bodySurfaceM2(unit),
    S_roof: roofSurfaceOfUnitM2(unit),
    P: unit.priceCents,
  };
}
