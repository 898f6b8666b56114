import type { OptionGroup, OptionList, OptionValue } from '@silowright/domain/catalogue/option-list';
import { type Changes, priceDrafts } from './price-draft.ts';

/**
 * A price is whole cents or a formula, never both. `cents` is undefined after removing a formula until a price is
 * typed.
 */
export type OptionPrice = { readonly cents: number | undefined } | { readonly formula: string };

/** By `optionId`. */
export type OptionChanges = Changes<OptionPrice>;

export const optionDrafts = priceDrafts<OptionPrice>('admin-option-draft');

export const optionId = (group: Pick<OptionGroup, 'id'>, option: Pick<OptionValue, 'value'>): string =>
  `${group.id} ${option.value}`;

export const priceOf = ({ priceInCents, formula }: OptionValue): OptionPrice =>
  formula === undefined ? { cents: priceInCents } : { formula };

export const optionsInForce = ({ id, options }: OptionList) => ({
  version: id.version,
  prices: new Map(
    options.flatMap((group) =>
      group.options.map((option) => [optionId(group, option), priceOf(option)] as const),
    ),
  ),
});

/** The list with the changes applied, as it is published. */
export const withOptionChanges = (list: OptionList, changes: OptionChanges): OptionList => ({
  id: { version: list.id.version + 1, segment: list.id.segment },
  options: list.options.map((group) => ({
    ...group,
    options: group.options.map((option) => {
      const price = changes[optionId(group, option)]?.to;
      if (!price) return option;
      const { priceInCents: _, formula: __, ...rest } = option;
      if ('formula' in price) return { ...rest, formula: price.formula };
      return price.cents === undefined ? rest : { ...rest, priceInCents: price.cents };
    }),
  })),
});
