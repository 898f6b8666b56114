import { shippedOptionList, shippedPriceList } from './build-catalogue.ts';
import type { BasePriceList, OptionGroup, OptionList, OptionValue } from './option-list.ts';

/**
 * The next version of a published price list when this release brings other units than it has (D19): what is new
 * enters at its shipped price, what stays keeps its published one, what was withdrawn leaves. undefined: no change.
 */
export function priceListAfterRelease(
  current: BasePriceList,
  shipped = shippedPriceList(current.id.segment),
): BasePriceList | undefined {
  const published = new Map(current.prices.map((row) => [row.uuid, row.priceInCents]));
  const prices = shipped.prices.map((row) => ({
    ...row,
    priceInCents: published.get(row.uuid) ?? row.priceInCents,
  }));
  return isSame(current.prices, prices) ? undefined : { id: nextId(current.id), prices };
}

/** The same for options; a group is known by its id, an option by its value. */
export function optionListAfterRelease(
  current: OptionList,
  shipped = shippedOptionList(current.id.segment),
): OptionList | undefined {
  const published = new Map(current.options.map((group) => [group.id, group]));
  const options = shipped.options.map((group) => withPublishedPrices(group, published.get(group.id)));
  return isSame(current.options, options) ? undefined : { id: nextId(current.id), options };
}

const nextId = <Id extends { readonly version: number }>(id: Id): Id => ({ ...id, version: id.version + 1 });

/** A published list may have come back with its keys in another order. */
const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

function withPublishedPrices(group: OptionGroup, published: OptionGroup | undefined): OptionGroup {
  const prices = new Map(published?.options.map((option) => [option.value, option]));
  return {
    ...group,
    options: group.options.map((option) => withPriceOf(option, prices.get(option.value) ?? option)),
  };
}

function withPriceOf(option: OptionValue, priced: OptionValue): OptionValue {
  const { priceInCents: _cents, formula: _formula, ...rest } = option;
  const { priceInCents, formula } = priced;
  return {
    ...rest,
    ...(priceInCents !== undefined && { priceInCents }),
    ...(formula !== undefined && { formula }),
  };
}
