import type { StockPlan } from '@silowright/domain/planner/plan-stock';
import type { StockLevels } from '@silowright/domain/planner/stock-levels';
import { tonnesOf } from '@silowright/domain/sizing/stock-to-volume';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { dateOfDay, weekdayDate } from './level-chart.tsx';

export interface LevelTableProps {
  readonly plan: StockPlan;
  readonly levels: StockLevels;
  readonly densityKgM3: number;
  readonly today: Date;
}

/** The figures of the chart, day by day (EN-02). */
export function LevelTable({ plan, levels, densityKgM3, today }: LevelTableProps) {
  const { t, number, locale, volumeUnit, volumeNumber } = useTexts();
  const deliveryT = tonnesOf(plan.deliveryM3, densityKgM3);
  const deliveriesOn = (day: number) =>
    levels.refills.filter((refill) => Math.floor(refill.day + 1e-9) === day).length;
  return (
    <details>
      <summary className="inline-flex min-h-11 list-none items-center text-brand-strong underline underline-offset-3 [&::-webkit-details-marker]:hidden">
        {t('planner.table')}
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={t('planner.table')} tabIndex={0} className="max-h-96 overflow-y-auto">
        <table className="w-full text-left text-sm tabular-nums">
          <thead>
            <tr className="text-muted">
              <th scope="col" className="py-1 pr-4">
                {t('planner.column-day')}
              </th>
              {[volumeUnit, 't'].map((unit) => (
                <th key={unit} scope="col" className="py-1 pr-4 text-right">
                  <span className="max-sm:sr-only">{t('planner.column-level')}, </span>
                  {unit}
                </th>
              ))}
              <th scope="col" className="py-1 pr-2 text-right">
                {t('planner.column-delivery')}
              </th>
            </tr>
          </thead>
          <tbody>
            {levels.daily.map((levelM3, day) => {
              const deliveries = deliveriesOn(day);
              return (
                <tr key={day} className={deliveries > 0 ? 'bg-brand-tint font-bold' : ''}>
                  <th scope="row" className="border-t border-line py-1 pr-4 font-normal whitespace-nowrap">
                    {weekdayDate(dateOfDay(today, day), locale)}
                  </th>
                  <td className="border-t border-line py-1 pr-4 text-right">{volumeNumber(levelM3, 1)}</td>
                  <td className="border-t border-line py-1 pr-4 text-right">
                    {number(tonnesOf(levelM3, densityKgM3), 1)}
                  </td>
                  <td className="border-t border-line py-1 pr-2 text-right whitespace-nowrap">
                    {deliveries > 0 &&
                      (deliveries > 1 ? `${deliveries} × ${number(deliveryT)} t` : `${number(deliveryT)} t`)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </details>
  );
}
