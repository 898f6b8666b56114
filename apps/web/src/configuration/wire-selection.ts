import type { SelectedOptions } from '@silowright/contract/select-options';
import type { Selection } from '@silowright/domain/pricing/selection';

/**
 * Converts "segment.group" → value to segment → [group → value] for select-options (CF-08, D6). Unanswered groups
 * are omitted.
 */
export function wireSelection(selection: Selection): SelectedOptions {
  const wire: Record<string, [Record<string, SelectedOptions[string][number][string]>]> = {};
  for (const [key, choice] of Object.entries(selection)) {
    if (typeof choice === 'object' && ('value' in choice ? !choice.custom.trim() : choice.length === 0))
      continue;
    const [segment = '', group = ''] = key.split('.');
    wire[segment] ??= [{}];
    wire[segment][0][group] =
      typeof choice === 'string'
        ? choice
        : 'value' in choice
          ? { value: choice.value, custom: choice.custom.trim() }
          : [...choice];
  }
  return wire;
}
