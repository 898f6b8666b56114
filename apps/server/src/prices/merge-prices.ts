import type { BasePriceRow, OptionGroup, OptionValue } from '@silowright/domain/catalogue/option-list';

/** Replacer of JSON.stringify: the same text for the same data, whatever the order of its keys. */
export const inKeyOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

type Rows = readonly BasePriceRow[];
type Groups = readonly OptionGroup[];

/** These rows with the prices of the others, if they have one. */
export function withPricesOf(rows: Rows, priced: Rows): BasePriceRow[] {
  const cents = new Map(priced.map((row) => [row.uuid, row.priceInCents]));
  return rows.map((row) => ({ ...row, priceInCents: cents.get(row.uuid) ?? row.priceInCents }));
}

/** The same for options. A price is a fixed amount or a formula; staff may have replaced one by the other. */
export function withOptionPricesOf(groups: Groups, priced: Groups): OptionGroup[] {
  const byId = new Map(priced.map((group) => [group.id, group]));
  return groups.map((group) => {
    const byValue = new Map(byId.get(group.id)?.options.map((option) => [option.value, option]));
    return {
      ...group,
      options: group.options.map((option) => {
        const other = byValue.get(option.value);
        return other ? withPriceOf(option, other) : option;
      }),
    };
  });
}

export function withPriceOf(
  { priceInCents: _, formula: __, ...option }: OptionValue,
  { priceInCents, formula }: OptionValue,
): OptionValue {
  return {
    ...option,
    ...(priceInCents !== undefined && { priceInCents }),
    ...(formula !== undefined && { formula }),
  };
}
