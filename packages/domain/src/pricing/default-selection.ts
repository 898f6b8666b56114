import { defaultValues, resolveSelection, type SelectableGroup } from './resolve-selection.ts';
import type { Selection } from './selection.ts';

/** Initial selection on configure (CF-05). An optional group is off unless its first option is the default. */
export function defaultSelection(groups: readonly SelectableGroup[]): Selection {
  return resolveSelection(groups, {}, (group) =>
    group.optional && !group.options[0]?.default_selected ? [] : defaultValues(group),
  ).selection;
}
