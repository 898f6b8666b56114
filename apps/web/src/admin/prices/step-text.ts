import type { PriceChange } from '@silowright/domain/pricing/change-prices';
import type { Texts } from '../../texts/use-texts.ts';
import { percentText } from '../percent-text.ts';
import { staffMoney } from '../staff-money.ts';
import type { DraftStep } from './base-draft.ts';

/** The name of a step in the list of steps. */
export function stepText(
  texts: Texts,
  { what, at, after }: DraftStep,
  nameAt: (index: number) => string,
): string {
  const { t } = texts;
  const count = at.length;
  if (what.kind === 'bulk') return t('prices.step-bulk', { what: changeText(texts, what.change), count });
  if (count > 1) return t(`prices.step-${what.kind}`, { count });
  const [price = Number.NaN] = after;
  const name = nameAt(at[0]!);
  return Number.isNaN(price) ? t('prices.step-back', { name }) : `${name}: ${staffMoney(price)}`;
}

/** "+3.5%, up to the next € 10". */
export function changeText({ t, locale }: Texts, { direction, by, rounding }: PriceChange): string {
  const size = by.kind === 'percent' ? percentText(by.hundredths / 10_000, locale, 2) : staffMoney(by.cents);
  const change = `${direction > 0 ? '+' : '−'}${size}`;
  return rounding.mode === 'none'
    ? change
    : `${change}, ${t(`prices.round-${rounding.mode}`)} ${staffMoney(rounding.stepCents)}`;
}
