import type { BasePriceRow, OptionGroup } from '@silowright/domain/catalogue/option-list';

type Rows = readonly BasePriceRow[];
type Groups = readonly OptionGroup[];

/** These rows with the prices of others, where those have one. */
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
        if (!other) return option;
        const { priceInCents: _, formula: __, ...rest } = option;
        const { priceInCents, formula } = other;
        return {
          ...rest,
          ...(priceInCents !== undefined && { priceInCents }),
          ...(formula !== undefined && { formula }),
        };
      }),
    };
  });
}
