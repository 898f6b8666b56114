import type { BasePriceList, OptionList } from '@silowright/domain/catalogue/option-list';
import { optionListDifference, priceListDifference } from '@silowright/domain/pricing/price-list-difference';

/** Cents or a formula. */
export type PlannedPrice = number | string;
/** A unit's uuid or "group value", the price when it was planned, and the price from the moment on. */
export type PlannedChange = readonly [id: string, before: PlannedPrice | null, after: PlannedPrice];

export const isOptionList = (list: BasePriceList | OptionList): list is OptionList => 'options' in list;

export function changesBetween(
  before: BasePriceList | OptionList,
  after: BasePriceList | OptionList,
): PlannedChange[] {
  if (isOptionList(before) && isOptionList(after)) {
    return optionListDifference(before.options, after.options).flatMap((change): PlannedChange[] =>
      change.after === undefined
        ? []
        : [[`${change.groupId} ${change.value}`, change.before ?? null, change.after]],
    );
  }
  return priceListDifference((before as BasePriceList).prices, (after as BasePriceList).prices).map(
    ({ uuid, beforeCents, afterCents }) => [uuid, beforeCents, afterCents],
  );
}

/**
 * The next version of a list with the planned prices. A price that somebody published meanwhile counts until the
 * moment of the plan. Units and options that no longer exist are left out.
 */
export function withPlanned<List extends BasePriceList | OptionList>(
  list: List,
  changes: readonly PlannedChange[],
): List {
  const planned = new Map(changes.map(([id, , after]) => [id, after]));
  const id = { ...list.id, version: list.id.version + 1 };
  if (!isOptionList(list)) {
    const { prices } = list as BasePriceList;
    const next = prices.map((row) => {
      const cents = planned.get(row.uuid);
      return typeof cents === 'number' ? { ...row, priceInCents: cents } : row;
    });
    return { ...list, id, prices: next };
  }
  const options = list.options.map((group) => ({
    ...group,
    options: group.options.map((option) => {
      const price = planned.get(`${group.id} ${option.value}`);
      if (price === undefined) return option;
      const { priceInCents: _, formula: __, ...rest } = option;
      return typeof price === 'number' ? { ...rest, priceInCents: price } : { ...rest, formula: price };
    }),
  }));
  return { ...list, id, options };
}
