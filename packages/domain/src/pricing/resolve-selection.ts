import { memoize } from '../memoize.ts';
import { evaluateExpression } from './evaluate-expression.ts';
import type { DroppedChoice, GroupForUnit } from './priced-configuration.ts';
import { type Choice, customOf, type Selection, valuesOf } from './selection.ts';

/** The part of a group that selection rules need, without prices and sources. */
export type SelectableGroup = Pick<GroupForUnit, 'key' | 'optional' | 'multi' | 'expression'> & {
  readonly options: readonly Pick<GroupForUnit['options'][number], 'value' | 'default_selected' | 'custom'>[];
};

export interface ResolvedGroup<Group> {
  readonly group: Group;
  readonly values: readonly string[];
  readonly custom?: string;
}

export interface ResolvedSelection<Group> {
  readonly selection: Selection;
  readonly chosen: readonly ResolvedGroup<Group>[];
  readonly dropped: readonly DroppedChoice[];
}

/** Initial values of a group: its defaults, or the first option; a multi group may have several (CF-05). */
export function defaultValues(group: SelectableGroup): string[] {
  const values: string[] = [];
  for (const { value, default_selected } of group.options)
    if (default_selected && (group.multi || values.length === 0)) values.push(value);
  return values.length > 0 ? values : group.options.slice(0, 1).map(({ value }) => value);
}

/**
 * Walks the groups in list order, so that each expression sees the resolved choices of earlier groups. A hidden
 * group loses its choice (D6). A visible required group without a choice gets its default; one in which nothing is
 * ticked stays open and costs nothing. Dropped choices are listed.
 */
export function resolveSelection<Group extends SelectableGroup>(
  groups: readonly Group[],
  requested: Selection,
  absent: (group: Group) => readonly string[],
): ResolvedSelection<Group> {
  const selection: Record<string, Choice> = {};
  const chosen: ResolvedGroup<Group>[] = [];
  const dropped: DroppedChoice[] = [];
  const named: Record<string, string | readonly string[]> = {};
  for (const { key } of groups) named[nameOf(key)] = '';
  const shown = new Set<string>();

  for (const group of groups) {
    if (!isVisible(group, named)) continue;
    let values: readonly string[] = [];
    let custom: string | undefined;
    if (Object.hasOwn(requested, group.key)) {
      const choice = requested[group.key]!;
      shown.add(group.key);
      values = valuesOf(choice)
        .filter((value) => offers(group, value))
        .slice(0, group.multi ? undefined : 1);
      for (const value of valuesOf(choice)) {
        if (!values.includes(value)) {
          dropped.push({ key: group.key, value, reason: offers(group, value) ? 'invalid' : 'not-offered' });
        }
      }
      if (group.options.some((option) => option.custom && values.includes(option.value)))
        custom = customOf(choice) ?? '';
      if (valuesOf(choice).length === 0 && !group.optional) {
        selection[group.key] = [];
        continue;
      }
    }
    if (values.length === 0) values = absent(group);
    if (values.length === 0) continue;
    selection[group.key] = choiceOf(group, values, custom);
    named[nameOf(group.key)] = group.multi ? values : values[0]!;
    chosen.push({ group, values, ...(custom?.trim() && { custom }) });
  }

  for (const [key, choice] of Object.entries(requested)) {
    if (shown.has(key)) continue;
    const reason = groups.some((group) => group.key === key) ? 'hidden' : 'not-offered';
    dropped.push(...valuesOf(choice).map((value) => ({ key, value, reason }) as const));
  }
  return { selection, chosen, dropped };
}

const offers = (group: SelectableGroup, value: string): boolean =>
  group.options.some((option) => option.value === value);

/** Kept, because a cut text is slow as the name of a property. */
const nameOf = memoize((key: string): string => key.slice(key.indexOf('.') + 1));

function choiceOf(group: SelectableGroup, values: readonly string[], custom: string | undefined): Choice {
  if (group.multi) return values;
  return custom === undefined ? values[0]! : { value: values[0]!, custom };
}

function isVisible(
  group: SelectableGroup,
  named: Readonly<Record<string, string | readonly string[]>>,
): boolean {
  if (group.expression === undefined) return true;
  const outcome = evaluateExpression(group.expression, named);
  if (!outcome.ok) throw new Error(`option group ${group.key}: ${outcome.reason.code}`);
  // A name that belongs to no group of this unit has no choice and shows nothing.
  return outcome.value ?? false;
}

/** Initial selection on configure (CF-05). An optional group is off unless its first option is the default. */
export function defaultSelection(groups: readonly SelectableGroup[]): Selection {
  return resolveSelection(groups, {}, (group) =>
    group.optional && !group.options[0]?.default_selected ? [] : defaultValues(group),
  ).selection;
}

/** Keeps every choice that exists for the new size and lists the dropped ones (D20). */
export function carrySelection(
  selection: Selection,
  groups: readonly SelectableGroup[],
): { selection: Selection; dropped: readonly DroppedChoice[] } {
  const carried = resolveSelection(groups, selection, (group) =>
    group.optional ? [] : defaultValues(group),
  );
  return { selection: carried.selection, dropped: carried.dropped };
}
