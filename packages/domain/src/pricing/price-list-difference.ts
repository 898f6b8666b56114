import type { BasePriceRow, OptionGroup, OptionValue } from '../catalogue/option-list.ts';
import type { Cents } from '../units.ts';
import { priceListColumns } from './price-list-csv.ts';

export interface PriceDifference {
  readonly uuid: string;
  readonly name: string;
  readonly beforeCents: Cents;
  readonly afterCents: Cents;
  readonly differenceCents: Cents;
  /** Signed, with two decimals; null if there was no earlier price. */
  readonly percent: number | null;
}

/** The rows whose price changed, in the order of the new list. New rows are not included. */
export function priceListDifference(
  before: readonly BasePriceRow[],
  after: readonly BasePriceRow[],
): PriceDifference[] {
  const old = new Map(before.map((row) => [row.uuid, row.priceInCents]));
  return after.flatMap(({ uuid, name, priceInCents: afterCents }) => {
    const beforeCents = old.get(uuid);
    if (beforeCents === undefined || beforeCents === afterCents) return [];
    const differenceCents = afterCents - beforeCents;
    return [
      {
        uuid,
        name,
        beforeCents,
        afterCents,
        differenceCents,
        percent: changePercent(beforeCents, afterCents),
      },
    ];
  });
}

/** The fields other than the price that differ. A publish may change prices only (D19). */
export const changedFields = (before: BasePriceRow, after: BasePriceRow) =>
  priceListColumns.filter((column) => column !== 'priceInCents' && before[column] !== after[column]);

/** null if the earlier price was zero. */
export function changePercent(before: Cents, after: Cents): number | null {
  return before === 0 ? null : Math.round(((after - before) / before) * 10_000) / 100;
}

/** A change that staff must confirm (D7). Every change from zero is one. */
export const isLargeChange = (before: Cents, after: Cents): boolean =>
  before !== after && Math.abs(after - before) > 0.5 * before;

export interface OptionDifference {
  readonly groupId: string;
  readonly value: string;
  /** Cents or formula; absent if the list does not have the option. */
  readonly before?: Cents | string;
  readonly after?: Cents | string;
}

/** The options priced differently in two lists, including options in only one of them. */
export function optionListDifference(
  before: readonly OptionGroup[],
  after: readonly OptionGroup[],
): OptionDifference[] {
  const [old, fresh] = [pricesByOption(before), pricesByOption(after)];
  return [...new Map([...old, ...fresh]).keys()].flatMap((id) => {
    const [was, is] = [old.get(id), fresh.get(id)];
    if (was?.price === is?.price) return [];
    const { groupId, value } = (is ?? was)!;
    return [
      {
        groupId,
        value,
        ...(was?.price !== undefined && { before: was.price }),
        ...(is?.price !== undefined && { after: is.price }),
      },
    ];
  });
}

const pricesByOption = (groups: readonly OptionGroup[]) =>
  new Map(
    groups.flatMap((group) =>
      group.options.map((option) => [
        `${group.id} ${option.value}`,
        { groupId: group.id, value: option.value, price: writtenPrice(option) },
      ]),
    ),
  );

const writtenPrice = (option: OptionValue): Cents | string | undefined =>
  option.formula ?? option.priceInCents;
