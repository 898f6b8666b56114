import type {
  BasePriceList,
  OptionGroup,
  OptionList,
  OptionValue,
} from '@silowright/domain/catalogue/option-list';
import { withOptionPricesOf, withPriceOf, withPricesOf } from './merge-prices.ts';

/** Both lists of a segment; they belong together. */
export interface SegmentLists {
  readonly base: BasePriceList;
  readonly options: OptionList;
}

/** Lists of a release with the prices of staff, and the names of prices that both have changed. */
export interface MergedLists extends SegmentLists {
  readonly kept: readonly string[];
}

/**
 * Compares three values of each price: shipped before, published, shipped now. A price that
 * staff never changed follows the release. One that staff changed stays; if the release changed it too, it is named
 * (CT-07).
 */
export function mergeLists(
  shipped: SegmentLists,
  published: SegmentLists,
  shippedBefore: SegmentLists,
): MergedLists {
  const kept: string[] = [];
  return {
    base: mergePrices(shipped.base, published.base, shippedBefore.base, kept),
    options: mergeOptions(shipped.options, published.options, shippedBefore.options, kept),
    kept,
  };
}

function mergePrices(
  shipped: BasePriceList,
  published: BasePriceList,
  shippedBefore: BasePriceList,
  kept: string[],
): BasePriceList {
  const [current, before] = [pricesOf(published), pricesOf(shippedBefore)];
  return {
    id: nextId(published),
    prices: shipped.prices.map((row) => {
      const { value, isKept } = mergeValue(row.priceInCents, current.get(row.uuid), before.get(row.uuid));
      if (isKept) kept.push(row.name);
      return { ...row, priceInCents: value };
    }),
  };
}

const pricesOf = ({ prices }: BasePriceList): ReadonlyMap<string, number> =>
  new Map(prices.map((row) => [row.uuid, row.priceInCents]));

function mergeOptions(
  shipped: OptionList,
  published: OptionList,
  shippedBefore: OptionList,
  kept: string[],
): OptionList {
  const [current, before] = [optionsOf(published), optionsOf(shippedBefore)];
  return {
    id: nextId(published),
    options: shipped.options.map(
      (group): OptionGroup => ({
        ...group,
        options: group.options.map((option) => {
          const name = `${group.id}.${option.value}`;
          const [ours, theirs] = [current.get(name), before.get(name)];
          const { value, isKept } = mergeValue(
            priceText(option),
            ours && priceText(ours),
            theirs && priceText(theirs),
          );
          if (isKept) kept.push(name);
          return value === priceText(option) ? option : withPriceOf(option, ours!);
        }),
      }),
    ),
  };
}

const optionsOf = ({ options }: OptionList): ReadonlyMap<string, OptionValue> =>
  new Map(
    options.flatMap((group) =>
      group.options.map((option) => [`${group.id}.${option.value}`, option] as const),
    ),
  );

/** A price is a fixed amount or a formula; staff may have turned one into the other. */
const priceText = ({ priceInCents, formula }: OptionValue): string => JSON.stringify([priceInCents, formula]);

function mergeValue<Value>(
  shipped: Value,
  published: Value | undefined,
  before: Value | undefined,
): { readonly value: Value; readonly isKept: boolean } {
  if (published === undefined || published === before) return { value: shipped, isKept: false };
  // Without an earlier release to compare with, what is published counts.
  const isMovedByRelease = before !== undefined && before !== shipped && published !== shipped;
  return { value: published, isKept: isMovedByRelease };
}

const nextId = <List extends BasePriceList | OptionList>({ id }: List): List['id'] => ({
  ...id,
  version: id.version + 1,
});

/**
 * What was shipped before, for a database that does not store it: a row first appears in a version by "system", with
 * the price it was shipped with. `earlier` are these versions in rising order.
 */
export function firstShipped(
  published: SegmentLists,
  earlier: readonly (BasePriceList | OptionList)[],
): SegmentLists {
  let { prices } = published.base;
  let { options } = published.options;
  for (const list of earlier.toReversed()) {
    if ('prices' in list) prices = withPricesOf(prices, list.prices);
    else options = withOptionPricesOf(options, list.options);
  }
  return { base: { ...published.base, prices }, options: { ...published.options, options } };
}
