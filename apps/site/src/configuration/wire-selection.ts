import type { SelectedOptions } from '@silowright/contract/configurator';
import type { Selection } from '@silowright/domain/pricing/selection';

/**
 * Converts "segment.group" → value to segment → [group → value] for select-options (CF-08, D6). Unfinished choices go
 * as they are: the server refuses them, so that nothing is quoted that the visitor did not choose (V28).
 */
export function wireSelection(selection: Selection): SelectedOptions {
  const wire: Record<string, [Record<string, SelectedOptions[string][number][string]>]> = {};
  for (const [key, choice] of Object.entries(selection)) {
    const [segment = '', group = ''] = key.split('.');
    wire[segment] ??= [{}];
    wire[segment][0][group] =
      typeof choice === 'string'
        ? choice
        : 'value' in choice
          ? { ...choice, custom: choice.custom.trim() }
          : [...choice];
  }
  return wire;
}
