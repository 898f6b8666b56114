import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CurrencyCode } from '../catalogue/money.ts';
import type { OptionGroup, OptionValue } from '../catalogue/option-list.ts';
import type { Unit } from '../catalogue/unit.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import type { Cents } from '../units.ts';
import { currencyAt, inCurrency } from './currency.ts';
import { evaluateExpression, unitNameValues } from './evaluate-expression.ts';
import {
  evaluateFormula,
  formulaWithNumbers,
  type UnitVariables,
  unitVariables,
} from './evaluate-formula.ts';
import type { ExpressionProblem } from './parse-expression.ts';
import type { GroupForUnit, PricedOption, PriceSource } from './priced-configuration.ts';

/** The option groups of a unit, priced in the currency of the country. Groups that depend on choices keep their expression (D20). */
export function optionsForUnit(
  catalogue: Pick<Catalogue, 'optionGroups' | 'optionVersion' | 'money' | 'delivery'>,
  unit: Unit,
  context: { readonly country?: string | undefined; readonly currency?: CurrencyCode } = {},
): GroupForUnit[] {
  const variables = unitVariables(unit);
  const { money } = catalogue;
  const currency = context.currency ?? currencyAt(context.country, catalogue);
  return catalogue.optionGroups.flatMap((group) => {
    const expression = remainingExpression(group, unit, context.country);
    if (expression === 'hidden') return [];
    return [
      {
        id: group.id,
        key: group.key,
        optional: group.optional,
        multi: group.multi,
        ...(group.kind && { kind: group.kind }),
        ...(group.per && { per: group.per }),
        ...(expression !== undefined && { expression }),
        options: group.options.map((option) => {
          const priced = pricedOption(group, option, unit, variables, catalogue.optionVersion);
          const price = inCurrency(priced.price_in_cents, 'option', currency, money, option.pricesIn);
          return { ...priced, price_in_cents: price };
        }),
      },
    ];
  });
}

/** A filter is a text or a list of texts. An empty filter matches everything. */
export const filterTexts = (filter: string | readonly string[]): string[] =>
  (typeof filter === 'string' ? filter.split(',') : filter).map((text) => text.trim()).filter(Boolean);

/** Checks types and diameters, the part of a filter that needs no evaluation. */
export function mayApply(group: OptionGroup, unit: Pick<Unit, 'type' | 'diameterMm'>): boolean {
  const types = filterTexts(group.filters.types);
  const diameters = filterTexts(group.filters.diameters);
  return (
    (types.length === 0 || types.includes(unit.type)) &&
    (diameters.length === 0 || diameters.includes(`${unit.diameterMm}`))
  );
}

/** Joins several expressions with `and`. */
export function expressionOf(group: OptionGroup): string | undefined {
  const { expression } = group.filters;
  const texts = (typeof expression === 'string' ? [expression] : expression).filter((text) => text.trim());
  return texts.length > 1 ? texts.map((text) => `(${text})`).join(' and ') : texts[0];
}

/** The text as a literal; quotes are removed. */
const literal = (text: string): string => `'${text.replaceAll("'", '')}'`;

/**
 * The part of the filter that depends on choices, once unit and country are known: nothing, an expression, or
 * 'hidden'.
 */
function remainingExpression(
  group: OptionGroup,
  unit: Unit,
  country: string | undefined,
): string | undefined | 'hidden' {
  if (!mayApply(group, unit)) return 'hidden';
  const text = expressionOf(group);
  if (text === undefined) return undefined;
  const known = { ...unitNameValues(unit), country: country ?? '' };
  const outcome = evaluateExpression(text, known);
  if (!outcome.ok) throw brokenList(group, unit, outcome.reason);
  if (outcome.value !== undefined) return outcome.value ? undefined : 'hidden';
  return text.replace(/'[^']*'|"[^"]*"|[A-Za-z_]\w*/g, (token) => {
    if (!Object.hasOwn(known, token)) return token;
    const value = known[token as keyof typeof known];
    return typeof value === 'number' ? `${value}` : literal(value);
  });
}

/** The price of a choice for a unit: a fixed amount or the result of the formula. No price is an error, not zero. */
export function optionPrice(
  option: OptionValue,
  variables: UnitVariables,
): Outcome<Cents, ExpressionProblem> {
  if (option.formula !== undefined) return evaluateFormula(option.formula, variables);
  return option.priceInCents === undefined ? refuse({ code: 'empty' }) : ok(option.priceInCents);
}

function pricedOption(
  group: OptionGroup,
  option: OptionValue,
  unit: Unit,
  variables: UnitVariables,
  listVersion: number,
): PricedOption {
  const price = optionPrice(option, variables);
  if (!price.ok) throw brokenList(group, unit, price.reason, option);
  return {
    value: option.value,
    default_selected: option.default_selected ?? false,
    ...(option.custom && { custom: option.custom }),
    price_in_cents: price.value,
    source: sourceOf(option, variables, listVersion),
  };
}

function sourceOf(option: OptionValue, variables: UnitVariables, listVersion: number): PriceSource {
  const { formula } = option;
  if (formula !== undefined) {
    return { kind: 'formula', formula, withNumbers: formulaWithNumbers(formula, variables), listVersion };
  }
  return option.priceInCents ? { kind: 'fixed', listVersion } : { kind: 'included' };
}

/** Publishing refuses such a list, so this is a broken invariant. */
function brokenList(group: OptionGroup, unit: Unit, problem: ExpressionProblem, option?: OptionValue): Error {
  const where = option ? `${group.id}, option ${option.value}` : group.id;
  return new Error(`option group ${where}, unit ${unit.name}: ${problem.code}`);
}
