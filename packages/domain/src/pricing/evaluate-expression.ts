import type { UnitSize } from '../catalogue/unit-size.ts';
import { memoize } from '../memoize.ts';
import type { Outcome } from '../outcome.ts';
import { compileExpression, type Names, type ValueType } from './compile-expression.ts';
import {
  comparisonsIn,
  type ExpressionProblem,
  namesIn,
  outcomeOf,
  parseExpression,
} from './parse-expression.ts';

/** Names provided by unit and place. Every other name is the choice of a group. */
export const unitNames = {
  volume_m3: 'number',
  diameter_mm: 'number',
  height_mm: 'number',
  country: 'text',
} as const satisfies Record<string, ValueType>;

/** The values of these names for a unit. The country is added by the caller, if it is known. */
export const unitNameValues = ({ volumeM3, diameterMm, heightMm }: UnitSize) => ({
  volume_m3: volumeM3,
  diameter_mm: diameterMm,
  height_mm: heightMm,
});

const compiled = memoize((text: string) => {
  const node = parseExpression(text);
  return {
    names: [...new Set(namesIn(node))],
    run: compileExpression(node, 'condition', (name) =>
      Object.hasOwn(unitNames, name) ? unitNames[name as keyof typeof unitNames] : 'text',
    ),
  };
});

/** true, false, or undefined if a name it uses is not known yet. */
export function evaluateExpression(
  text: string,
  names: Names,
): Outcome<boolean | undefined, ExpressionProblem> {
  return outcomeOf(() => compiled(text).run(names) as boolean | undefined);
}

/** The groups whose choices an expression uses. */
export function choicesIn(text: string): Outcome<string[], ExpressionProblem> {
  return outcomeOf(() => compiled(text).names.filter((name) => !Object.hasOwn(unitNames, name)));
}

/** What an expression refers to: all names, and the texts that names are compared with. Types are not checked. */
export const referencesIn = (text: string) =>
  outcomeOf(() => {
    const node = parseExpression(text);
    return { names: [...new Set(namesIn(node))], compared: comparisonsIn(node) };
  });
