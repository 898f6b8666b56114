import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceRow } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { unitSize } from '@silowright/domain/catalogue/unit-size';
import type { LocaleName } from '@silowright/domain/locale';
import { changePercent } from '@silowright/domain/pricing/price-list-difference';
import { bcp47 } from '@silowright/texts/bcp47';
import { formatAmount } from '@silowright/texts/format';
import { readPrice } from '@silowright/texts/read-price';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useId, useMemo, useRef } from 'react';
import { segmentUnits } from '../../catalogue/units.ts';
import { UnitMiniature } from '../../preview/unit-miniature.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import { baseCurrency, staffDifference, staffMoney } from '../staff-money.ts';
import type { NewPrices } from './read-price-file.ts';
import { typedPriceText } from './typed-price-text.ts';
import { useTyped } from './use-typed.ts';

const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
const percentText = (percent: number, locale: LocaleName): string =>
  `${percent.toLocaleString(bcp47(locale), { ...twoDecimals, signDisplay: 'exceptZero' })}%`;

export interface PriceTableProps {
  readonly segment: PricedSegment;
  readonly rows: readonly BasePriceRow[];
  readonly prices: NewPrices;
  /** Refused input by uuid. */
  readonly refused: RefusedPrices;
  /** Positions to show; undefined means all. */
  readonly shown: readonly number[] | undefined;
  /** Stable functions: a change renders only its own row. */
  readonly onChange: (index: number, cents: number) => void;
  /** undefined: corrected or undone. */
  readonly onRefuse: (index: number, text: string | undefined) => void;
}

export type RefusedPrices = ReadonlyMap<string, string>;

const rowPx = 45;
/** Each unit fills its row, because small units would be dots at a common scale. */
const drawnPx = 40;

/** Renders only the visible rows. Enter and the arrow keys move between prices. */
export function PriceTable({ segment, rows, prices, refused, shown, onChange, onRefuse }: PriceTableProps) {
  const { t } = useTexts();
  const units = useMemo(() => new Map(segmentUnits(segment).map((unit) => [unit.uuid, unit])), [segment]);
  const frame = useRef<HTMLElement>(null);
  const count = shown?.length ?? rows.length;
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => frame.current,
    estimateSize: () => rowPx,
    overscan: 12,
  });
  const items = virtual.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const hasPassage = rows.some((row) => row.passage_width_in_mm !== undefined);

  const walk = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const from = (event.target as HTMLElement).dataset.position;
    if (step === undefined || from === undefined) return;
    event.preventDefault();
    const to = Math.min(Math.max(Number(from) + step, 0), count - 1);
    virtual.scrollToIndex(to);
    requestAnimationFrame(() =>
      frame.current?.querySelector<HTMLInputElement>(`[data-position="${to}"]`)?.focus(),
    );
  };
  if (count === 0) return <p className="py-8 text-muted">{t('admin.no-changes')}</p>;
  return (
    <section
      ref={frame}
      className="max-h-[62vh] min-h-64 overflow-auto rounded-surface border border-line bg-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('admin.base-prices')}
    >
      <table className="w-full border-collapse text-sm tabular-nums" aria-rowcount={count + 1}>
        <thead>
          <tr className="text-left">
            <Head>{t('admin.column-name')}</Head>
            <Head right wide>
              {t('admin.column-volume')}
            </Head>
            <Head right wide>
              {t('admin.column-height')}
            </Head>
            {hasPassage && (
              <Head right wide>
                {t('admin.column-passage')}
              </Head>
            )}
            <Head right wide>
              {t('admin.column-current')}
            </Head>
            <Head>{t('admin.column-new', { currency: baseCurrency() })}</Head>
            <Head right>{t('admin.column-difference')}</Head>
            <Head right>{t('admin.column-percent')}</Head>
          </tr>
        </thead>
        <tbody onKeyDown={walk}>
          {before > 0 && <Spacer height={before} />}
          {items.map(({ index: position }) => {
            const index = shown?.[position] ?? position;
            return (
              <PriceRow
                key={index}
                row={rows[index]!}
                unit={units.get(rows[index]!.uuid)}
                price={prices[index]!}
                position={position}
                index={index}
                hasPassage={hasPassage}
                refused={refused.get(rows[index]!.uuid)}
                measure={virtual.measureElement}
                onChange={onChange}
                onRefuse={onRefuse}
              />
            );
          })}
          {after > 0 && <Spacer height={after} />}
        </tbody>
      </table>
    </section>
  );
}

interface HeadProps {
  readonly right?: boolean;
  /** Hidden on a phone, which shows only editable columns. */
  readonly wide?: boolean;
  readonly children: string;
}

const Head = ({ right, wide, children }: HeadProps) => (
  <th
    scope="col"
    className={`sticky top-0 z-[1] border-b border-line bg-sunken px-3 py-2 md:whitespace-nowrap ${right ? 'text-right' : ''} ${wide ? 'max-md:hidden' : ''}`}
  >
    {children}
  </th>
);

const Spacer = ({ height }: { readonly height: number }) => (
  <tr>
    <td style={{ height }} />
  </tr>
);

interface PriceRowProps extends Pick<PriceTableProps, 'onChange' | 'onRefuse'> {
  readonly row: BasePriceRow;
  /** Absent for a unit of a newer release, which cannot be drawn. */
  readonly unit: Unit | undefined;
  readonly price: number;
  readonly position: number;
  readonly index: number;
  readonly hasPassage: boolean;
  readonly refused: string | undefined;
  /** Measures the row, because a message may need several lines. */
  readonly measure: (row: HTMLTableRowElement | null) => void;
}

const PriceRow = memo(function PriceRow({
  row,
  unit,
  price,
  position,
  index,
  hasPassage,
  refused,
  measure,
  onChange,
  onRefuse,
}: PriceRowProps) {
  const { t, number, locale } = useTexts();
  const id = useId();
  const { text, isSettled, input } = useTyped({
    shown: formatAmount(
      { minor: Number.isNaN(price) ? row.priceInCents : price, currency: baseCurrency() },
      locale,
    ),
    refused,
    onLeave: (typed) => {
      const reading = readPrice(typed, locale, baseCurrency());
      if (reading.ok) onChange(index, reading.value);
      else onRefuse(index, typed);
      return reading.ok;
    },
    onRestore: () => onRefuse(index, undefined),
  });
  const reading = isSettled ? undefined : readPrice(text, locale, baseCurrency());
  const readingText =
    reading &&
    (reading.ok
      ? `= ${staffMoney(reading.value)}`
      : `⚠\u00a0${typedPriceText(reading.reason, { t, locale })}`);
  const changed = !reading && !Number.isNaN(price) && price !== row.priceInCents;
  const difference = changed ? price - row.priceInCents : 0;
  const percent = changed ? changePercent(row.priceInCents, price) : null;
  // Not by colour alone: the amount has a sign.
  const tint = !changed ? '' : difference > 0 ? 'bg-good-tint text-good' : 'bg-bad-tint text-bad';
  return (
    <tr
      ref={measure}
      data-index={position}
      aria-rowindex={position + 2}
      data-changed={changed ? (difference > 0 ? 'up' : 'down') : undefined}
      className={`h-[45px] border-b border-line ${tint}`}
    >
      <th scope="row" className="px-3 text-left font-normal whitespace-nowrap">
        <div className="flex items-center gap-3">
          <span className="flex w-8 shrink-0 justify-center">{unit && <Miniature unit={unit} />}</span>
          <span>
            {row.name}
            <span className="block text-muted md:hidden">{staffMoney(row.priceInCents)}</span>
          </span>
        </div>
      </th>
      <td className="px-3 text-right whitespace-nowrap max-md:hidden">{number(row.volume)} m³</td>
      <td className="px-3 text-right whitespace-nowrap max-md:hidden">{row.heightInMm}</td>
      {hasPassage && (
        <td className="px-3 text-right whitespace-nowrap max-md:hidden">
          {row.passage_width_in_mm ? `${row.passage_width_in_mm} × ${row.passage_height_in_mm}` : ''}
        </td>
      )}
      <td className="px-3 text-right whitespace-nowrap max-md:hidden">{staffMoney(row.priceInCents)}</td>
      <td className="px-3">
        <input
          {...input}
          data-position={position}
          inputMode="decimal"
          autoComplete="off"
          aria-label={t('admin.new-price-of', { name: row.name, currency: baseCurrency() })}
          aria-invalid={(reading && !reading.ok) || undefined}
          aria-describedby={reading && `${id}-reading`}
          className={`h-9 w-32 rounded-control border bg-surface px-2 text-right text-ink ${reading && !reading.ok ? 'border-bad' : 'border-line-strong'}`}
        />
        {/* Below the field on a phone. */}
        {reading && (
          <span aria-hidden="true" className={`block w-32 text-sm md:hidden ${reading.ok ? '' : 'text-bad'}`}>
            {readingText}
          </span>
        )}
      </td>
      {reading ? (
        <td
          colSpan={2}
          id={`${id}-reading`}
          className={`max-w-56 px-3 max-md:hidden ${reading.ok ? '' : 'text-bad'}`}
        >
          {readingText}
        </td>
      ) : (
        <>
          <td className="px-3 text-right whitespace-nowrap">{changed ? staffDifference(difference) : ''}</td>
          <td className="px-3 text-right whitespace-nowrap">
            {percent === null ? '' : percentText(percent, locale)}
          </td>
        </>
      )}
    </tr>
  );
});

const Miniature = ({ unit }: { readonly unit: Unit }) => (
  <UnitMiniature type={unit.type} {...unitSize(unit)} mmPerPx={unit.heightMm / drawnPx} />
);
