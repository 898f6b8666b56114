import { formatAmount, formatNumber } from '@silowright/texts/format';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { staffMoney, typedPriceText } from '../../parts/staff-money.ts';
import type { DraftProblem } from './edited-draft.ts';

/** What a refused field allows (B29). */
export function draftProblemText(
  problem: DraftProblem,
  { t, locale }: Texts,
  { goodsInCents, currency }: { readonly goodsInCents: number; readonly currency: string },
): string {
  switch (problem.code) {
    case 'whole':
      return t('admin.allowed-whole', { least: problem.least, greatest: problem.greatest });
    case 'percent':
      return t('admin.allowed-percent', { example: formatNumber(2.5, locale) });
    case 'missing-text':
      return t('admin.allowed-line');
    case 'missing-why':
      return t('admin.revise-why-missing');
    case 'missing-choice':
      return t('admin.revise-choice-missing');
    case 'above-goods':
      return t('admin.allowed-discount', { amount: staffMoney(goodsInCents, currency) });
    case 'empty':
      return t('admin.allowed-price', { example: formatAmount({ minor: 123_450, currency }, locale) });
    case 'other':
      return t('admin.field-wrong');
    default:
      return typedPriceText(problem, { t, locale });
  }
}
