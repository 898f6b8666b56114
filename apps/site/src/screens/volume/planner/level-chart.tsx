import { bcp47, type LocaleName } from '@silowright/domain/locale';
import type { StockPlan } from '@silowright/domain/planner/plan-stock';
import { plannedDays, type StockLevels } from '@silowright/domain/planner/stock-levels';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';

export interface LevelChartProps {
  readonly plan: StockPlan;
  readonly levels: StockLevels;
  readonly capacityM3: number;
  readonly today: Date;
}

/** Widths the labels are laid out for, in pixels. */
const wide = { chart: 720, label: 72 } as const;
const phone = { chart: 256, label: 60 } as const;
/** Up to here the word "today" and half a date would overlap, in pixels. */
const afterTodayPx = 92;

/** Every how many refills a date has space. */
export const labelStep = (
  { chart, label }: { chart: number; label: number },
  daysPerDelivery: number,
): number => Math.max(1, Math.ceil(label / ((chart * daysPerDelivery) / plannedDays)));

/** At most five round values from 0. */
export function axisTicks(topM3: number): number[] {
  const rough = topM3 / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((candidate) => candidate >= rough) ?? rough;
  return Array.from({ length: Math.floor(topM3 / step + 1e-9) + 1 }, (_, index) => index * step);
}

const percent = (share: number) => `${share * 100}%`;

/**
 * The level over 60 days. The lines stretch with the width; the labels are text of the page, so that they keep their
 * size on a phone. The table has the same figures for screen readers (EN-02).
 */
export function LevelChart({ plan, levels, capacityM3, today }: LevelChartProps) {
  const { t, locale, volumeNumber } = useTexts();
  const topM3 = capacityM3 * 1.08;
  const x = (day: number) => (day / plannedDays) * 100;
  const y = (levelM3: number) => 100 - (levelM3 / topM3) * 100;
  const { refills, daily } = levels;
  const line = [
    `M0 ${y(daily[0]!)}`,
    ...refills.map(({ day, beforeM3, afterM3 }) => `L${x(day)} ${y(beforeM3)}V${y(afterM3)}`),
    `L100 ${y(daily.at(-1)!)}`,
  ].join('');
  const stepWide = labelStep(wide, plan.daysPerDelivery);
  const stepPhone = labelStep(phone, plan.daysPerDelivery);
  const dated = refills.flatMap(({ day }, index) => {
    const isClear = ({ chart }: { chart: number }) => (chart * day) / plannedDays >= afterTodayPx;
    const onWide = (index + 1) % stepWide === 0 && isClear(wide);
    const onPhone = (index + 1) % stepPhone === 0 && isClear(phone);
    return onWide || onPhone ? [{ day, onWide, onPhone }] : [];
  });
  const place = (levelM3: number) => ({ top: percent(1 - levelM3 / topM3) });
  return (
    <figure className="text-sm text-muted">
      <div className="relative mr-8 mb-7 ml-9 h-56 tabular-nums">
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={t('planner.chart', {
            lowest: volumeNumber(levels.lowestM3, 0),
            fullest: volumeNumber(daily[0]!, 0),
            count: refills.length,
          })}
          className="absolute inset-0 size-full overflow-visible [&_path]:[vector-effect:non-scaling-stroke]"
        >
          <path d={`${line}V100H0Z`} fill="var(--color-brand-tint)" />
          {plan.reserveM3 > 0 && (
            <path d={`M0 ${y(plan.reserveM3)}H100V100H0Z`} fill="var(--color-line)" opacity="0.6" />
          )}
          <g fill="none">
            {axisTicks(topM3).map((levelM3) => (
              <path key={levelM3} d={`M0 ${y(levelM3)}H100`} stroke="var(--color-line)" />
            ))}
            <path d={`M0 ${y(capacityM3)}H100`} stroke="var(--color-ink)" strokeDasharray="5 4" />
            {plan.reserveM3 > 0 && (
              <path d={`M0 ${y(plan.reserveM3)}H100`} stroke="var(--color-muted)" strokeWidth="1.5" />
            )}
            <path d={line} stroke="var(--color-brand-strong)" strokeWidth="2" strokeLinejoin="round" />
            {dated.map(({ day }) => (
              <path key={day} d={`M${x(day)} 100v2.5`} stroke="var(--color-muted)" />
            ))}
          </g>
        </svg>
        <div aria-hidden="true">
          {axisTicks(topM3).map((levelM3) => (
            <span
              key={levelM3}
              style={place(levelM3)}
              className="absolute right-full mr-2 -translate-y-1/2 leading-tight"
            >
              {volumeNumber(levelM3)}
            </span>
          ))}
          <span
            style={place(capacityM3)}
            className="absolute right-0 -translate-y-full leading-tight text-ink"
          >
            {t('planner.capacity', { volume: volumeNumber(capacityM3) })}
          </span>
          {plan.reserveM3 > 0 && (
            <span
              style={place(0)}
              className="absolute right-1 -translate-y-full pb-0.5 leading-tight text-ink"
            >
              {t('planner.reserve')}
            </span>
          )}
          <span className="absolute top-full left-0 pt-1.5 leading-tight">{t('planner.today')}</span>
          {dated.map(({ day, onWide, onPhone }) => (
            <span
              key={day}
              style={{ left: percent(day / plannedDays) }}
              className={`absolute top-full -translate-x-1/2 pt-1.5 leading-tight font-bold whitespace-nowrap text-ink ${onWide ? '' : 'sm:hidden'} ${onPhone ? '' : 'max-sm:hidden'}`}
            >
              {shortDate(dateOfDay(today, day), locale)}
            </span>
          ))}
        </div>
      </div>
      <figcaption>{t('planner.caption')}</figcaption>
    </figure>
  );
}

/** The date some days after another; a part of a day is the same date. Calendar days, so that clock changes do no harm. */
export const dateOfDay = (today: Date, day: number): Date =>
  new Date(today.getFullYear(), today.getMonth(), today.getDate() + Math.floor(day + 1e-9));

export const shortDate = (date: Date, locale: LocaleName): string =>
  date.toLocaleDateString(bcp47(locale), { day: 'numeric', month: 'short' });

export const weekdayDate = (date: Date, locale: LocaleName): string =>
  date.toLocaleDateString(bcp47(locale), { weekday: 'short', day: 'numeric', month: 'short' });
