import type { Cents } from '../units.ts';
import type { DroppedChoice, GroupForUnit, PriceLine } from './priced-configuration.ts';
import { defaultValues, resolveSelection } from './resolve-selection.ts';
import type { Selection } from './selection.ts';

export interface PricedSelection {
  readonly selection: Selection;
  readonly dropped: readonly DroppedChoice[];
  /** In the order of the option list. */
  readonly lines: readonly PriceLine[];
  /** Per unit, without what is charged per order. */
  readonly optionsCostCents: Cents;
}

/** Prices choices. The browser runs it on the response of select-preconfigured-unit (D20). */
export function priceSelection(groups: readonly GroupForUnit[], requested: Selection): PricedSelection {
  const { selection, chosen, dropped } = resolveSelection(groups, requested, (group) =>
    group.optional ? [] : defaultValues(group),
  );
  const lines: PriceLine[] = [];
  for (const { group, values, custom } of chosen)
    for (const { value, price_in_cents: priceCents, source } of group.options)
      if (values.includes(value)) {
        lines.push({
          key: group.key,
          groupId: group.id,
          value,
          priceCents,
          source,
          ...(custom !== undefined && { custom }),
          ...(group.per && { per: group.per }),
        });
      }
  return {
    selection,
    dropped,
    lines,
    optionsCostCents: lines.reduce((sum, { per, priceCents }) => (per ? sum : sum + priceCents), 0),
  };
}
