import { choicesIn } from '@silowright/domain/pricing/evaluate-expression';
import type { DroppedChoice } from '@silowright/domain/pricing/priced-configuration';
import type { Choice, Selection } from '@silowright/domain/pricing/selection';
import { settleSelection, visibleGroups } from './settle-selection.ts';
import type { OfferedGroup } from './unit-offer.ts';

export interface Consequences {
  /** Choices that would be removed. */
  readonly removes: readonly DroppedChoice[];
  /** Their current price in cents per unit. */
  readonly savesCents: number;
  /** Groups that would become visible. */
  readonly opens: readonly OfferedGroup[];
}

const none: Consequences = { removes: [], savesCents: 0, opens: [] };

/** The groups whose choices decide whether others are shown. */
export function decidingGroups(groups: readonly OfferedGroup[]): ReadonlySet<string> {
  const names = groups.flatMap(({ expression }) => {
    const outcome = expression === undefined ? undefined : choicesIn(expression);
    return outcome?.ok ? outcome.value : [];
  });
  return new Set(
    groups.filter(({ key }) => names.includes(key.slice(key.indexOf('.') + 1))).map(({ key }) => key),
  );
}

/** The choices and groups a choice would remove and add, shown before it is made. */
export function consequencesOf(
  groups: readonly OfferedGroup[],
  selection: Selection,
  key: string,
  choice: Choice,
): Consequences {
  const next = { ...selection, [key]: choice };
  const shown = visibleGroups(groups, selection);
  const shownNext = visibleGroups(groups, next);
  // Most choices hide and show nothing; pricing all of them on every click would be slow.
  if (shown.length === shownNext.length && shown.every((group) => shownNext.includes(group))) return none;
  const { lost, priced } = settleSelection(groups, next);
  const removes = lost.filter((drop) => drop.key !== key);
  const opens = visibleGroups(groups, priced.selection).filter((group) => !shown.includes(group));
  const savesCents = removes.reduce((sum, drop) => sum + priceOf(groups, drop), 0);
  return { removes, savesCents, opens };
}

const priceOf = (groups: readonly OfferedGroup[], { key, value }: DroppedChoice): number =>
  groups.find((group) => group.key === key)?.options.find((option) => option.value === value)
    ?.price_in_cents ?? 0;
