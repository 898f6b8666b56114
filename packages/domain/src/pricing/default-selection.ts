import { defaultValues, resolveSelection, type SelectableGroup } from './resolve-selection.ts';
import type { Selection } from './selection.ts';

/** What configure starts with (CF-05): an optional group stays off unless its first option is the default. */
export function defaultSelection(groups: readonly SelectableGroup[]): Selection {
  return resolveSelection(groups, {}, (group) =>
    group.optional && !group.options[0]?.default_selected ? [] : defaultValues(group),
  ).selection;
}
