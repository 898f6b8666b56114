import type { SelectableGroup } from './resolve-selection.ts';
import { customOf, type Selection, valuesOf } from './selection.ts';

export interface SelectionProblem {
  /** "segment.group" */
  readonly key: string;
  readonly code:
    | 'unknown-group'
    | 'unknown-value'
    | 'several-values'
    | 'doubled-value'
    | 'none-chosen'
    | 'no-custom-text'
    | 'unasked-custom-text';
  readonly value?: string;
}

/**
 * Refuses a selection that no screen can send, and names all problems (threat 2). Values of groups hidden by other
 * choices are accepted; pricing drops and lists them (D20).
 */
export function validateSelection(
  selection: Selection,
  groups: readonly SelectableGroup[],
): SelectionProblem[] {
  return Object.entries(selection).flatMap(([key, choice]): SelectionProblem[] => {
    const group = groups.find((candidate) => candidate.key === key);
    if (!group) return [{ key, code: 'unknown-group' }];
    const values = valuesOf(choice);
    if (values.length === 0) return [{ key, code: 'none-chosen' }];
    const unknown = values.filter((value) => !group.options.some((option) => option.value === value));
    if (unknown.length > 0) return unknown.map((value) => ({ key, code: 'unknown-value', value }));
    if (!group.multi && values.length > 1) return [{ key, code: 'several-values' }];
    if (new Set(values).size < values.length) return [{ key, code: 'doubled-value' }];
    const asking = group.options.find(({ value, custom }) => custom && values.includes(value));
    const words = customOf(choice)?.trim();
    if (asking && !words) return [{ key, code: 'no-custom-text', value: asking.value }];
    return words && !asking ? values.map((value) => ({ key, code: 'unasked-custom-text', value })) : [];
  });
}
