import { bcp47 } from '@silowright/domain/locale';
import type { CallOutput } from '@silowright/ui/calls/api.ts';
import { useWideScreen } from '@silowright/ui/parts/use-wide-screen.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type KeyboardEvent, useState } from 'react';
import { niceTop } from '../parts/formats.ts';
import { GridLines } from '../parts/grid-lines.tsx';
import { type Amount, baseCurrency, mainUnits, staffAmounts } from '../parts/staff-money.ts';
import { Figure } from './figure.tsx';

type Week = CallOutput<'admin-get-insight'>['weeks'][number];

const [plotHeight, left, gap] = [90, 60, 34];

/** Week of the year by ISO 8601. */
export function weekNumber(monday: string): number {
  const thursday = new Date(Date.parse(`${monday}T00:00:00Z`) + 3 * 86_400_000);
  const first = Date.UTC(thursday.getUTCFullYear(), 0, 1);
  return Math.floor((thursday.getTime() - first) / (7 * 86_400_000)) + 1;
}

const signedAmounts = (week: Week): Amount[] =>
  week.amounts.map(({ currency, signed_cents: cents }) => ({ currency, cents }));
const valueIn = (currency: string, amounts: readonly Amount[]): number =>
  mainUnits(amounts.find((each) => each.currency === currency) ?? { currency, cents: 0 });

/** Plots of counts and values on one axis of time. One week is chosen and read out; arrow keys and the pointer move it. */
export function WeeklyPlot({ weeks }: { readonly weeks: readonly Week[] }) {
  const texts = useTexts();
  const { t, locale } = texts;
  const [chosen, setChosen] = useState('');
  const found = weeks.findIndex(({ from }) => from === chosen);
  const at = found === -1 ? weeks.length - 1 : found;
  const week = weeks[at];
  // On a phone the same letters need a larger share of the picture.
  const width = useWideScreen() ? 560 : 340;
  const step = (width - left) / weeks.length;
  const named = [...new Set(weeks.flatMap(({ amounts }) => amounts.map(({ currency }) => currency)))];
  // One plot for each: amounts of different currencies have no common scale.
  const currencies = named.length > 0 ? named.toSorted() : [baseCurrency()];
  const bottom = (1 + currencies.length) * (plotHeight + gap) - gap;
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    setChosen(weeks[at + move]?.from ?? chosen);
  };
  const nameOf = (each: Week) => t('desk.week', { week: weekNumber(each.from) });
  return (
    <Figure
      className="lg:col-span-2"
      title={t('desk.weekly')}
      about={t('desk.week-open')}
      heads={[t('desk.week-from'), t('desk.sent'), t('desk.value'), t('desk.signed'), t('desk.signed-value')]}
      rows={weeks.map((each) => [
        new Date(`${each.from}T00:00:00Z`).toLocaleDateString(bcp47(locale), {
          dateStyle: 'medium',
          timeZone: 'UTC',
        }),
        texts.number(each.sent),
        staffAmounts(each.amounts),
        texts.number(each.signed),
        staffAmounts(signedAmounts(each)),
      ])}
    >
      {week && (
        <p className="mb-2 text-sm" aria-live="polite">
          <strong className="mr-2">{nameOf(week)}</strong>
          {t('desk.weekly-read', {
            sent: texts.number(week.sent),
            value: staffAmounts(week.amounts),
            signed: texts.number(week.signed),
            signedValue: staffAmounts(signedAmounts(week)),
          })}
        </p>
      )}
      <div
        role="slider"
        tabIndex={0}
        aria-label={t('desk.weekly')}
        aria-valuemin={1}
        aria-valuemax={weeks.length}
        aria-valuenow={at + 1}
        aria-valuetext={week && nameOf(week)}
        onKeyDown={onKeyDown}
      >
        <svg viewBox={`0 0 ${width} ${bottom + gap}`} aria-hidden="true" className="w-full text-muted">
          <Hatches />
          <rect x={left + at * step} y={0} width={step} height={bottom + 8} fill="var(--color-sunken)" />
          <Bars
            y={8}
            title={t('desk.weekly-quotations')}
            weeks={weeks}
            step={step}
            value={({ sent }) => sent}
            part={({ signed }) => signed}
          />
          {currencies.map((currency, index) => (
            <Bars
              key={currency}
              y={(index + 1) * (plotHeight + gap) + 8}
              title={t('desk.weekly-value', { currency })}
              weeks={weeks}
              step={step}
              value={(each) => valueIn(currency, each.amounts)}
              part={(each) => valueIn(currency, signedAmounts(each))}
            />
          ))}
          {weeks.map((each, index) => (
            <g key={each.from}>
              {(index % Math.ceil(weeks.length / 8) === 0 || index === at) && (
                <text
                  x={left + (index + 0.5) * step}
                  y={bottom + 24}
                  textAnchor="middle"
                  fontSize="12"
                  fill="currentColor"
                >
                  {weekNumber(each.from)}
                </text>
              )}
              <rect
                x={left + index * step}
                y={0}
                width={step}
                height={bottom}
                fill="transparent"
                onPointerEnter={() => setChosen(each.from)}
                onPointerDown={() => setChosen(each.from)}
              />
            </g>
          ))}
        </svg>
      </div>
      <p className="flex gap-4 text-sm text-muted">
        <span>
          <span aria-hidden="true" className="mr-1 inline-block size-3 bg-[#b5cedb]" />
          {t('desk.weekly-sent')}
        </span>
        <span>
          <span aria-hidden="true" className="mr-1 inline-block size-3 bg-[#24566f]" />
          {t('desk.weekly-signed')}
        </span>
      </p>
    </Figure>
  );
}

const colours = { sent: '#b5cedb', signed: '#24566f' } as const;

/** The last week is not over: its bars are hatched. */
const Hatches = () => (
  <defs>
    {(['sent', 'signed'] as const).map((look) => (
      <pattern
        key={look}
        id={`hatch-${look}`}
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={5} height={5} fill="var(--color-surface)" />
        <rect width={3} height={5} fill={colours[look]} />
      </pattern>
    ))}
  </defs>
);

interface BarsProps {
  readonly y: number;
  readonly title: string;
  readonly weeks: readonly Week[];
  readonly step: number;
  readonly value: (week: Week) => number;
  readonly part: (week: Week) => number;
}

function Bars({ y, title, weeks, step, value, part }: BarsProps) {
  const top = niceTop(Math.max(...weeks.map(value)));
  const height = (amount: number) => (Math.max(0, amount) / top) * (plotHeight - 16);
  const base = y + plotHeight;
  return (
    <g>
      <text x={left} y={y + 6} fontSize="12" fill="currentColor">
        {title}
      </text>
      <GridLines
        values={[0, 0.5, 1].map((share) => top * share)}
        from={left}
        to={left + weeks.length * step}
        y={(amount) => base - height(amount)}
        look="fill-current text-[12px]"
      />
      {weeks.flatMap((week, index) =>
        (
          [
            ['sent', value],
            ['signed', part],
          ] as const
        ).map(([look, amountOf]) => (
          <rect
            key={`${week.from} ${look}`}
            x={left + index * step + step * 0.12}
            y={base - height(amountOf(week))}
            width={step * 0.76}
            height={height(amountOf(week))}
            fill={index === weeks.length - 1 ? `url(#hatch-${look})` : colours[look]}
          />
        )),
      )}
    </g>
  );
}
