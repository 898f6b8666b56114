import type { BudgetAnswers } from '@silowright/domain/budget/questions';
import { inSentence } from '@silowright/texts/translate';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEstimate } from './use-estimate.ts';

/** The price range of standard units near the answers, or the reason for having none. */
export function PriceEstimate({ answers }: { readonly answers: BudgetAnswers }) {
  const { t, locale, moneyIn, metres } = useTexts();
  const answer = useEstimate(answers);
  if (answer.isPending || answer.isFetching) return <Loading>{t('budget.price-loading')}</Loading>;
  if (answer.isError) {
    return (
      <Notice kind="error" onRetry={() => void answer.refetch()}>
        {t('budget.price-error')}
      </Notice>
    );
  }
  const { price_band: band, reason } = answer.data;
  if (!band) return <p>{t(`budget.price-none-${reason}`)}</p>;
  const { price } = moneyIn(band.currency);
  const among = [band.from_cents, band.to_cents];
  const from = price(band.from_cents, { among });
  const to = price(band.to_cents, { among });
  const types = band.types
    .map((type) => t(`storage-type.${type}.name`))
    .map((name, at) => (at === 0 ? name : inSentence(name, locale)))
    .join(', ');
  const [narrow, wide] = [metres(band.from_diameter_mm), metres(band.to_diameter_mm)];
  const diameter = narrow === wide ? narrow : t('budget.price-band', { from: narrow, to: wide });
  return (
    <>
      <p className="text-2xl font-bold tabular-nums">
        {from === to ? t('budget.price-same', { from }) : t('budget.price-band', { from, to })}
      </p>
      <p className="text-muted">{t('budget.price-note', { types })}</p>
      <ul className="list-disc pl-5 text-muted empty:hidden">
        {band.amount_of_units > 1 && <li>{t('budget.differs.units', { count: band.amount_of_units })}</li>}
        {band.differences.map((difference) => (
          <li key={difference}>{t(`budget.differs.${difference}`, { diameter })}</li>
        ))}
      </ul>
    </>
  );
}
