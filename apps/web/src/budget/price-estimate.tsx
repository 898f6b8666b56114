import type { BudgetAnswers } from '@silowright/domain/budget/questions';
import { useEffect, useState } from 'react';
import { type CallOutput, call } from '../api.ts';
import { useTexts } from '../texts/use-texts.ts';
import { Loading } from '../ui/loading.tsx';
import { Notice } from '../ui/notice.tsx';

type Estimate = CallOutput<'estimate-budget'>['price_band'];

/** What standard units near the answers cost, or that none comes near. */
export function PriceEstimate({ answers }: { readonly answers: BudgetAnswers }) {
  const { t, price } = useTexts();
  const [estimate, setEstimate] = useState<Estimate | 'loading' | 'failed'>('loading');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const { contents, amount, pressure, type, diameter, temperature } = answers;
    setEstimate('loading');
    call(
      'estimate-budget',
      { query: { contents, amount, pressure, type, diameter, temperature } },
      abort.signal,
    )
      .then((answer) => setEstimate(answer.price_band))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        console.error('Problem fetching the price band', error);
        setEstimate('failed');
      });
    return () => abort.abort();
  }, [answers, attempt]);

  if (estimate === 'loading') return <Loading>{t('budget.price-loading')}</Loading>;
  if (estimate === 'failed') {
    return (
      <Notice kind="error" onRetry={() => setAttempt(attempt + 1)}>
        {t('budget.price-error')}
      </Notice>
    );
  }
  if (!estimate) return <p>{t('budget.price-none')}</p>;
  const from = price(estimate.from_cents, { trimZeroCents: true });
  const to = price(estimate.to_cents, { trimZeroCents: true });
  const types = estimate.types.map((type) => t(`storage-type.${type}.name`)).join(', ');
  return (
    <>
      <p className="text-2xl font-bold tabular-nums">
        {from === to ? t('budget.price-same', { from }) : t('budget.price-band', { from, to })}
      </p>
      <p className="text-muted">{t('budget.price-note', { types })}</p>
    </>
  );
}
