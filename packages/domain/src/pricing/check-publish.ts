import { joinCatalogue } from '../catalogue/build-catalogue.ts';
import type { CatalogueContent } from '../catalogue/catalogue-content.ts';
import type { BasePriceList, OptionGroup, OptionList, OptionValue } from '../catalogue/option-list.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Cents } from '../units.ts';
import { checkRows, isPrice } from './check-rows.ts';
import { evaluateExpression, unitNameValues } from './evaluate-expression.ts';
import { unitVariables } from './evaluate-formula.ts';
import { expressionOf, mayApply, optionPrice } from './options-for-unit.ts';
import { isLargeChange } from './price-list-difference.ts';
import type { FormulaProblem, PublishProblem } from './publish-problem.ts';

export interface LargeChange {
  /** A unit's uuid, or "group option". */
  readonly id: string;
  readonly name: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
}

export interface PublishCheck {
  /** All problems at once. A list with problems is not published. */
  readonly problems: readonly PublishProblem[];
  /** Changes beyond 50% that need confirmation (D19). Empty if there are problems. */
  readonly largeChanges: readonly LargeChange[];
}

/** Rows count from 1. */
export function checkPricePublish(
  current: BasePriceList,
  next: BasePriceList,
  options: OptionList,
  content: CatalogueContent,
): PublishCheck {
  const rows = next.prices.map((price, index) => ({ row: index + 1, price }));
  const problems: PublishProblem[] = checkRows(current.prices, rows);
  // Formulas may use the unit's price, so new prices can break options too.
  if (problems.length === 0) {
    problems.push(...unpricedOptions(content, next, options));
  }
  if (problems.length > 0) return { problems, largeChanges: [] };
  const before = new Map(current.prices.map((row) => [row.uuid, row.priceInCents]));
  const largeChanges = next.prices.flatMap((row) => {
    const beforeCents = before.get(row.uuid)!;
    return isLargeChange(beforeCents, row.priceInCents)
      ? [{ id: row.uuid, name: row.name, beforeCents, afterCents: row.priceInCents }]
      : [];
  });
  return { problems, largeChanges };
}

/** A publish may change prices and formulas only: groups, options and filters must be the same (D19). */
export function checkOptionPublish(
  current: OptionList,
  next: OptionList,
  units: readonly Unit[],
): PublishCheck {
  const known = new Map(current.options.map((group) => [group.id, group]));
  const seen = new Set<string>();
  const problems: PublishProblem[] = next.options.flatMap((group): PublishProblem[] => {
    const old = known.get(group.id);
    if (!old) return [{ code: 'unknown-group', group: group.id }];
    if (seen.has(group.id)) return [{ code: 'doubled-group', group: group.id }];
    seen.add(group.id);
    return groupProblems(old, group);
  });
  for (const { id } of current.options) {
    if (!seen.has(id)) problems.push({ code: 'removed-group', group: id });
  }
  const sound = next.options.filter((group) => seen.has(group.id));
  problems.push(...sound.flatMap((group) => formulaProblems(group, units)));
  return {
    problems,
    largeChanges:
      problems.length > 0
        ? []
        : next.options.flatMap((group) => largeOptionChanges(known.get(group.id)!, group, units)),
  };
}

function groupProblems(old: OptionGroup, group: OptionGroup): PublishProblem[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  const shape = ({ key, filters, optional, multi }: OptionGroup) => [
    key,
    filters.types,
    filters.expression,
    filters.diameters,
    optional,
    multi,
  ];
  const problems: PublishProblem[] = same(shape(old), shape(group))
    ? []
    : [{ code: 'changed-group', group: group.id }];
  const known = new Map(old.options.map((option) => [option.value, option]));
  const seen = new Set<string>();
  for (const option of group.options) {
    const place = { group: group.id, option: option.value };
    const before = known.get(option.value);
    if (!before) problems.push({ code: 'unknown-option', ...place });
    else if (seen.has(option.value)) problems.push({ code: 'doubled-option', ...place });
    else if (option.label !== before.label || !option.default_selected !== !before.default_selected)
      problems.push({ code: 'changed-option', ...place });
    if (!hasOnePrice(option)) problems.push({ code: 'bad-option-price', ...place });
    seen.add(option.value);
  }
  for (const value of known.keys()) {
    if (!seen.has(value)) problems.push({ code: 'removed-option', group: group.id, option: value });
  }
  return problems;
}

const hasOnePrice = ({ priceInCents, formula }: OptionValue): boolean =>
  formula === undefined ? isPrice(priceInCents) : typeof formula === 'string' && priceInCents === undefined;

/** Units that a group can apply to in some country, with any other choices. */
const unitsOf = (group: OptionGroup, units: readonly Unit[]): Unit[] =>
  units.filter((unit) => {
    if (!mayApply(group, unit)) return false;
    const text = expressionOf(group);
    if (text === undefined) return true;
    const outcome = evaluateExpression(text, unitNameValues(unit));
    return !outcome.ok || outcome.value !== false;
  });

/** The options of two lists that have no price for some unit. A pair with such options must not take effect. */
export function unpricedOptions(
  content: CatalogueContent,
  prices: BasePriceList,
  options: OptionList,
): FormulaProblem[] {
  const { units } = joinCatalogue(content, prices, options);
  return options.options.flatMap((group) => formulaProblems(group, units));
}

function formulaProblems(group: OptionGroup, units: readonly Unit[]): FormulaProblem[] {
  const met = unitsOf(group, units);
  return group.options.flatMap((option): FormulaProblem[] => {
    if (typeof option.formula !== 'string') return [];
    for (const unit of met) {
      const outcome = optionPrice(option, unitVariables(unit));
      const place = { group: group.id, option: option.value, unit: unit.name };
      if (!outcome.ok) return [{ code: 'bad-formula', ...place, problem: outcome.reason }];
    }
    return [];
  });
}

/** An option counts once, with the unit that changes most. */
function largeOptionChanges(old: OptionGroup, group: OptionGroup, units: readonly Unit[]): LargeChange[] {
  const met = unitsOf(group, units);
  return group.options.flatMap((option): LargeChange[] => {
    const before = old.options.find(({ value }) => value === option.value)!;
    if (before.formula === option.formula && before.priceInCents === option.priceInCents) return [];
    const changes = met.flatMap((unit) => {
      const [was, is] = [optionPrice(before, unitVariables(unit)), optionPrice(option, unitVariables(unit))];
      return was.ok && is.ok && isLargeChange(was.value, is.value)
        ? [{ unit, beforeCents: was.value, afterCents: is.value }]
        : [];
    });
    const share = (change: { beforeCents: Cents; afterCents: Cents }) =>
      Math.abs(change.afterCents - change.beforeCents) / Math.max(1, change.beforeCents);
    const largest = changes.toSorted((a, b) => share(b) - share(a))[0];
    if (!largest) return [];
    const { unit, beforeCents, afterCents } = largest;
    return [{ id: `${group.id} ${option.value}`, name: unit.name, beforeCents, afterCents }];
  });
}
