import type { Texts } from '../../texts/use-texts.ts';
import { staffMoney } from '../staff-money.ts';
import type { DraftStep } from './base-draft.ts';

/** The name of a step in the list of steps. */
export function stepText(
  { t }: Pick<Texts, 't'>,
  { what, at, after }: DraftStep,
  nameAt: (index: number) => string,
): string {
  const count = at.length;
  if (what.kind === 'bulk') return t('prices.step-bulk', { what: what.words, count });
  if (count > 1) return t(`prices.step-${what.kind}`, { count });
  const [price = Number.NaN] = after;
  const name = nameAt(at[0]!);
  return Number.isNaN(price) ? t('prices.step-back', { name }) : `${name}: ${staffMoney(price)}`;
}
