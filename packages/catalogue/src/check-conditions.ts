import { isCountryCode } from '@silowright/domain/catalogue/country-names';
import { evaluateExpression, referencesIn, unitNames } from '@silowright/domain/pricing/evaluate-expression';
import type { ExpressionProblem } from '@silowright/domain/pricing/parse-expression';
import type { CheckedUnit } from './check-units.ts';
import { listed, suggestion } from './problem.ts';
import type { OptionListFile } from './schema/options.ts';

type Group = OptionListFile['groups'][number];
/** Conditions name a group by the end of its key. */
const nameOf = ({ key }: Group): string => key.slice(key.indexOf('.') + 1);

interface Condition {
  readonly text: string;
  readonly severity: 'error' | 'warning';
}

/** Everything that is wrong with the condition of a group of a list, given the units that it is offered with. */
export function conditionProblems(
  group: Group,
  groups: readonly Group[],
  offeredWith: (group: Group) => readonly CheckedUnit[],
): Condition[] {
  const errors = (...texts: string[]): Condition[] => texts.map((text) => ({ text, severity: 'error' }));
  const fields = Object.keys(unitNames);
  if (fields.includes(nameOf(group)))
    return errors(`"${nameOf(group)}" is the name of a field in conditions; name the key differently`);
  if (group.expression === undefined) return [];
  const references = referencesIn(group.expression);
  if (!references.ok) return errors(reasonOf(references.reason));

  const units = new Set(offeredWith(group));
  const before = groups.slice(0, groups.indexOf(group));
  const known = [...fields, ...new Set(before.map(nameOf))];
  const wrongNames = references.value.names.flatMap((name): string[] => {
    if (fields.includes(name)) return [];
    const named = before.filter((one) => nameOf(one) === name);
    if (named.length > 0) {
      const together = named.some((one) => offeredWith(one).some((unit) => units.has(unit)));
      return together || units.size === 0
        ? []
        : [`"${name}" is never offered with the same unit as this group, so the condition is never met`];
    }
    if (!groups.some((one) => nameOf(one) === name))
      return [`"${name}" is not known; there are ${listed(known)}${suggestion(name, known)}`];
    if (name === nameOf(group)) return [`"${name}" is the group itself; its own choice cannot decide on it`];
    const circle = circleThrough(group, name, groups);
    return circle
      ? [`the groups ${circle.join(' → ')} wait for each other; take one of these conditions away`]
      : [`"${name}" is a later group; a condition can only use the groups before it: move "${name}" up`];
  });
  if (wrongNames.length > 0) return errors(...wrongNames);

  const wrongValues = references.value.compared.flatMap(({ name, value }): string[] => {
    if (name === 'country')
      return isCountryCode(value) ? [] : [`"${value}" is no country; write a code of ISO 3166 such as DE`];
    const values = before.filter((one) => nameOf(one) === name).flatMap(({ options }) => options);
    const names = [...new Set(values.map((option) => option.value))];
    // '' is met while nothing is chosen.
    if (value === '' || names.length === 0 || names.includes(value)) return [];
    return [`"${value}" is no value of ${name}; there are ${listed(names)}${suggestion(value, names)}`];
  });
  if (wrongValues.length > 0) return errors(...wrongValues);

  return conditionOutcomes(group.expression, [...units]);
}

/** Only units are known here; choices and the country can make the condition true or false later. */
function conditionOutcomes(expression: string, units: readonly CheckedUnit[]): Condition[] {
  let met = units.length === 0;
  for (const { diameterMm, heightMm, volumeM3 } of units) {
    const outcome = evaluateExpression(expression, {
      diameter_mm: diameterMm,
      height_mm: heightMm,
      volume_m3: volumeM3,
    });
    if (!outcome.ok) {
      const mixed = outcome.reason.code === 'wrong-type';
      const kinds = '; volume_m3, diameter_mm and height_mm are numbers, country and choices are texts';
      return [{ text: `${reasonOf(outcome.reason)}${mixed ? kinds : ''}`, severity: 'error' }];
    }
    met ||= outcome.value !== false;
  }
  return met
    ? []
    : [{ text: 'is met by no unit of these types: the group is never offered', severity: 'warning' }];
}

/** The names from this group through `next` back to it, if the conditions lead there. */
function circleThrough(group: Group, next: string, groups: readonly Group[]): string[] | undefined {
  const own = nameOf(group);
  const paths = [[own, next]];
  const seen = new Set<string>();
  for (const path of paths) {
    const last = path.at(-1)!;
    if (last === own) return path;
    if (seen.has(last)) continue;
    seen.add(last);
    for (const { expression = '' } of groups.filter((one) => nameOf(one) === last)) {
      const references = referencesIn(expression);
      if (references.ok) paths.push(...references.value.names.map((name) => [...path, name]));
    }
  }
  return undefined;
}

/** Why a formula or a condition cannot be used, in words for the person who edits it. */
export function reasonOf(problem: ExpressionProblem): string {
  switch (problem.code) {
    case 'syntax':
      return `cannot be read at character ${problem.position + 1}`;
    case 'unknown-name':
      return `"${problem.name}" is not known`;
    case 'wrong-type':
      return `needs ${problem.expected} where ${problem.found} stands`;
    case 'wrong-arguments':
      return `${problem.name}() has the wrong number of values`;
    default:
      return problem.code.replaceAll('-', ' ');
  }
}
