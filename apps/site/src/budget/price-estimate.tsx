import { type BudgetAnswers, budgetQuestions } from '@silowright/domain/budget/questions';
import { tankSoFar } from '@silowright/domain/budget/stage-tank';
import { inSentence } from '@silowright/texts/translate';
import type { CallInput } from '@silowright/ui/calls/api.ts';
import { queryClient } from '@silowright/ui/calls/query-client.ts';
import { callQuery } from '@silowright/ui/calls/use-call.ts';
import { Loading } from '@silowright/ui/parts/loading.tsx';
import { Notice } from '@silowright/ui/parts/notice.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

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

/** The first price from the second answer on, at the bottom of the screen. */
export function EstimateBar({ answers }: { readonly answers: Partial<BudgetAnswers> }) {
  const { t, moneyIn } = useTexts();
  const { data: estimate, isFetching } = useEstimate(answers);
  const open = budgetQuestions.filter(({ key }) => answers[key] === undefined).length;
  const band = estimate?.price_band;
  const among = band ? [band.from_cents, band.to_cents] : [];
  const [from = '', to = ''] = among.map((cents) => moneyIn(band?.currency).price(cents, { among }));
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 flex min-h-19 flex-col justify-center border-t border-line bg-surface px-4 py-2 leading-tight md:px-6 print:hidden"
    >
      {band ? (
        <>
          <p className="self-start text-lg font-bold tabular-nums lg:text-2xl" aria-busy={isFetching}>
            {from === to ? t('budget.price-same', { from }) : t('budget.price-band', { from, to })}
          </p>
          <p className="text-sm text-muted">
            {open > 0 ? t('budget.first-price', { count: open }) : t('budget.price-last')}
          </p>
        </>
      ) : (
        <p className="max-w-[75ch] text-sm text-muted">
          {estimate?.reason ? t(`budget.price-none-${estimate.reason}`) : t('budget.price-soon')}
        </p>
      )}
    </div>
  );
}

/** The estimate for the answers so far; open questions count as usual. The last one keeps its place while the next is fetched. */
export function useEstimate(answers: Partial<BudgetAnswers>) {
  const { contents, amount, pressure = 'atmospheric', type = 'flat', temperature = 20 } = answers;
  const diameter = tankSoFar(answers).diameterMm / 1000;
  const query = { contents, amount, pressure, type, diameter, temperature };
  const isPossible = contents !== undefined && amount !== undefined;
  return useQuery(
    {
      ...callQuery('estimate-budget', { query } as CallInput<'estimate-budget'>),
      enabled: isPossible,
      ...(isPossible && { placeholderData: keepPreviousData }),
    },
    queryClient,
  );
}
