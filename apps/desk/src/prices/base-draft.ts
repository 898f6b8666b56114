import type { BasePriceList, BasePriceRow } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import type { PriceChange } from '@silowright/domain/pricing/change-prices';
import { isLargeChange } from '@silowright/domain/pricing/price-list-difference';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { percentText } from '../parts/formats.ts';
import { staffMoney } from '../parts/staff-money.ts';
import { type Changes, type PriceDraft, priceDrafts, rowsOfStep } from './price-draft.ts';

/** A row of the list; the unit is absent if it belongs to a newer release. */
export interface BaseRow extends BasePriceRow {
  readonly unit: Unit | undefined;
}

export type BaseChanges = Changes<number>;

export const baseDrafts = priceDrafts<number>('admin-base-draft');

export function rowsOf({ prices }: BasePriceList, units: readonly Unit[]): BaseRow[] {
  const byUuid = new Map(units.map((unit) => [unit.uuid, unit]));
  return prices.map((row) => ({ ...row, unit: byUuid.get(row.uuid) }));
}

export const listInForce = ({ id, prices }: BasePriceList) => ({
  version: id.version,
  prices: new Map(prices.map((row) => [row.uuid, row.priceInCents])),
});

/** The list with the changes applied, as it is published. */
export const withChanges = ({ id, prices }: BasePriceList, changes: BaseChanges) => ({
  id: { version: id.version + 1, segment: id.segment },
  prices: prices.map((row) => ({ ...row, priceInCents: changes[row.uuid]?.to ?? row.priceInCents })),
});

/** The rows with another price, and what the change is. */
export function summarise(rows: readonly BaseRow[], changes: BaseChanges) {
  const changed = rows.flatMap((row) => {
    const to = changes[row.uuid]?.to;
    return to === undefined ? [] : [{ row, from: row.priceInCents, to }];
  });
  const rises = changed.filter(({ from, to }) => to > from).length;
  const large = changed.filter(({ from, to }) => isLargeChange(from, to));
  return { changed: changed.length, rises, falls: changed.length - rises, large };
}

/** The name of a step in the list of steps; they count from 1. */
export function stepText(
  texts: Texts,
  draft: PriceDraft<number>,
  step: number,
  nameOf: (uuid: string) => string,
): string {
  const { t } = texts;
  const { what, changes } = draft.steps[step - 1]!;
  const ids = rowsOfStep(draft, step);
  const count = ids.length;
  if (what.kind === 'bulk') return t('prices.step-bulk', { what: changeText(texts, what.change), count });
  if (count !== 1) return t(`prices.step-${what.kind}`, { count });
  const price = changes[ids[0]!]?.to;
  const name = nameOf(ids[0]!);
  return price === undefined ? t('prices.step-back', { name }) : `${name}: ${staffMoney(price)}`;
}

/** "+3.5%, up to the next € 10". */
export function changeText({ t, locale }: Texts, { direction, by, rounding }: PriceChange): string {
  const size = by.kind === 'percent' ? percentText(by.hundredths / 10_000, locale, 2) : staffMoney(by.cents);
  const change = `${direction > 0 ? '+' : '−'}${size}`;
  return rounding.mode === 'none'
    ? change
    : `${change}, ${t(`prices.round-${rounding.mode}`)} ${staffMoney(rounding.stepCents)}`;
}
