import type { Cents } from '../units.ts';
import type { GroupForUnit } from './group-for-unit.ts';
import type { DroppedChoice, PriceLine } from './priced-configuration.ts';
import { defaultValues, resolveSelection } from './resolve-selection.ts';
import type { Selection } from './selection.ts';

export interface PricedSelection {
  readonly selection: Selection;
  readonly dropped: readonly DroppedChoice[];
  /** Per unit, in the order of the option list. */
  readonly lines: readonly PriceLine[];
  /** Per unit. */
  readonly optionsCostCents: Cents;
}

/** Prices choices. The browser runs it on the response of select-preconfigured-unit (D20). */
export function priceSelection(groups: readonly GroupForUnit[], wished: Selection): PricedSelection {
  const { selection, chosen, dropped } = resolveSelection(groups, wished, (group) =>
    group.optional ? [] : defaultValues(group),
  );
  const lines = chosen.flatMap(({ group, values, custom }) =>
    group.options
      .filter((option) => values.includes(option.value))
      .map((option) => ({
        key: group.key,
        groupId: group.id,
        value: option.value,
        ...(option.value === 'other' && custom !== undefined && { custom }),
        priceCents: option.price_in_cents,
        source: option.source,
      })),
  );
  return {
    selection,
    dropped,
    lines,
    optionsCostCents: lines.reduce((sum, line) => sum + line.priceCents, 0),
  };
}
