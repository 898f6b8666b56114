import { evaluateExpression } from '@silowright/domain/pricing/evaluate-expression';
import { type PricedSelection, priceSelection } from '@silowright/domain/pricing/price-selection';
import type { DroppedChoice } from '@silowright/domain/pricing/priced-configuration';
import { type Selection, valuesOf } from '@silowright/domain/pricing/selection';
import type { OfferedGroup } from './unit-offer.ts';

export interface SettledSelection {
  /** On screen and in the session. A choice may be unfinished until Next is pressed. */
  readonly selection: Selection;
  readonly priced: PricedSelection;
  /** Removed choices that the visitor should know about. */
  readonly lost: readonly DroppedChoice[];
}

/** Cache: one click asks several times for the same, immutable selection. */
const settled = new WeakMap<Selection, { readonly groups: unknown; readonly answer: SettledSelection }>();

/** Prices a selection and removes hidden choices (D6). */
export function settleSelection(groups: readonly OfferedGroup[], requested: Selection): SettledSelection {
  const before = settled.get(requested);
  if (before?.groups === groups) return before.answer;
  const answer = settle(groups, requested);
  settled.set(requested, { groups, answer });
  return answer;
}

function settle(groups: readonly OfferedGroup[], requested: Selection): SettledSelection {
  const priced = priceSelection(groups, requested);
  return {
    selection: priced.selection,
    priced,
    lost: priced.dropped.filter((choice) => isMissed(groups, choice)),
  };
}

/** A free default choice is removed silently. */
function isMissed(groups: readonly OfferedGroup[], { key, value }: DroppedChoice): boolean {
  const option = groups
    .filter((group) => group.key === key)
    .flatMap((group) => group.options)
    .find((candidate) => candidate.value === value);
  return option === undefined || !option.default_selected || option.price_in_cents > 0;
}

/** Cache: every card on the screen asks for the same, immutable selection. */
const known = new WeakMap<Selection, { readonly groups: unknown; readonly visible: OfferedGroup[] }>();

/** The groups visible with a settled selection. */
export function visibleGroups(groups: readonly OfferedGroup[], selection: Selection): OfferedGroup[] {
  const before = known.get(selection);
  if (before?.groups === groups) return before.visible;
  const named = Object.fromEntries(
    groups.map(({ key, multi }) => {
      const values = selection[key] === undefined ? [] : valuesOf(selection[key]);
      return [key.slice(key.indexOf('.') + 1), multi ? values : (values[0] ?? '')];
    }),
  );
  const visible = groups.filter(({ expression }) => {
    if (expression === undefined) return true;
    const outcome = evaluateExpression(expression, named);
    return outcome.ok && outcome.value === true;
  });
  known.set(selection, { groups, visible });
  return visible;
}
