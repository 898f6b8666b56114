import { type BudgetAnswers, budgetQuestions } from '@silowright/domain/budget/questions';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useEstimate } from './use-estimate.ts';

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
