import { memoize } from '../memoize.ts';
import type { Outcome } from '../outcome.ts';
import { roundHalfEven } from '../rounding.ts';
import type { Cents } from '../units.ts';
import { type Compiled, compileExpression } from './compile-expression.ts';
import { maximumPriceCents } from './maximum-price.ts';
import { ExpressionError, type ExpressionProblem, outcomeOf, parseExpression } from './parse-expression.ts';
import { type UnitVariables, unitVariableNames } from './unit-variables.ts';

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
