import type { DroppedChoice } from './priced-configuration.ts';
import { defaultValues, resolveSelection, type SelectableGroup } from './resolve-selection.ts';
import type { Selection } from './selection.ts';

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
