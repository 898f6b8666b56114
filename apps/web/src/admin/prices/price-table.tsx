import { unitsOf } from '@silowright/domain/catalogue/build-catalogue';
import type { BasePriceRow } from '@silowright/domain/catalogue/option-list';
import type { PricedSegment } from '@silowright/domain/catalogue/segments';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { changePercent } from '@silowright/domain/pricing/price-list-difference';
import { formatPrice, formatPriceDifference } from '@silowright/texts/format';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { UnitMiniature } from '../../preview/unit-miniature.tsx';
import { useTexts } from '../../texts/use-texts.ts';
import type { NewPrices } from './read-price-file.ts';

export interface PriceTableProps {
  readonly segment: PricedSegment;
  readonly rows: readonly BasePriceRow[];
  readonly prices: NewPrices;
  /** Positions to show; undefined: all. */
  readonly shown: readonly number[] | undefined;
  /** The same one on every render: a change draws its own row anew and no other. */
  readonly onChange: (index: number, cents: number | undefined) => void;
}

const rowPx = 45;
/** Each unit fills its row: at one common scale the small ones would be dots. */
const drawnPx = 40;

/** As long as the list may be, only the rows in view exist. Enter and the arrows walk through the prices. */
export function PriceTable({ segment, rows, prices, shown, onChange }: PriceTableProps) {
  const { t } = useTexts();
  const units = useMemo(() => new Map(unitsOf(segment).map((unit) => [unit.uuid, unit])), [segment]);
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
            <Head>{t('admin.column-new')}</Head>
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
                onChange={onChange}
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
  /** Only where there is room: a phone shows what is edited. */
  readonly wide?: boolean;
  readonly children: string;
}

const Head = ({ right, wide, children }: HeadProps) => (
  <th
    scope="col"
    className={`sticky top-0 z-[1] border-b border-line bg-sunken px-3 py-2 whitespace-nowrap ${right ? 'text-right' : ''} ${wide ? 'max-md:hidden' : ''}`}
  >
    {children}
  </th>
);

const Spacer = ({ height }: { readonly height: number }) => (
  <tr>
    <td style={{ height }} />
  </tr>
);

interface PriceRowProps {
  readonly row: BasePriceRow;
  /** Absent: a unit of a newer release, which cannot be drawn yet. */
  readonly unit: Unit | undefined;
  readonly price: number;
  readonly position: number;
  readonly index: number;
  readonly hasPassage: boolean;
  readonly onChange: PriceTableProps['onChange'];
}

const PriceRow = memo(function PriceRow({
  row,
  unit,
  price,
  position,
  index,
  hasPassage,
  onChange,
}: PriceRowProps) {
  const { number } = useTexts();
  const changed = !Number.isNaN(price) && price !== row.priceInCents;
  const difference = changed ? price - row.priceInCents : 0;
  const percent = changed ? changePercent(row.priceInCents, price) : null;
  // Never by colour alone: the sign stands before the amount.
  const tint = !changed ? '' : difference > 0 ? 'bg-good-tint text-good' : 'bg-bad-tint text-bad';
  return (
    <tr
      aria-rowindex={position + 2}
      data-changed={changed ? (difference > 0 ? 'up' : 'down') : undefined}
      className={`h-[45px] border-b border-line ${tint}`}
    >
      <td className="px-3 whitespace-nowrap">
        <div className="flex items-center gap-3">
          <span className="flex w-8 shrink-0 justify-center">{unit && <Miniature unit={unit} />}</span>
          <span>
            {row.name}
            <span className="block text-muted md:hidden">{formatPrice(row.priceInCents, 'nl_NL')}</span>
          </span>
        </div>
      </td>
      <td className="px-3 text-right whitespace-nowrap max-md:hidden">{number(row.volume)} m³</td>
      <td className="px-3 text-right whitespace-nowrap max-md:hidden">{row.heightInMm}</td>
      {hasPassage && (
        <td className="px-3 text-right whitespace-nowrap max-md:hidden">
          {row.passage_width_in_mm ? `${row.passage_width_in_mm} × ${row.passage_height_in_mm}` : ''}
        </td>
      )}
      <td className="px-3 text-right whitespace-nowrap max-md:hidden">
        {formatPrice(row.priceInCents, 'nl_NL')}
      </td>
      <td className="px-3">
        <CentsInput row={row} price={price} position={position} onCents={(cents) => onChange(index, cents)} />
      </td>
      <td className="px-3 text-right whitespace-nowrap">
        {changed ? formatPriceDifference(difference, 'nl_NL') : ''}
      </td>
      <td className="px-3 text-right whitespace-nowrap">
        {percent === null ? '' : `${percent > 0 ? '+' : ''}${percent.toFixed(2)}%`}
      </td>
    </tr>
  );
});

const Miniature = ({ unit }: { readonly unit: Unit }) => (
  <UnitMiniature
    type={unit.type}
    diameterMm={unit.diameterMm}
    heightMm={unit.heightMm}
    volumeM3={unit.volumeM3}
    {...(unit.passageWidthMm !== undefined && { passageWidthMm: unit.passageWidthMm })}
    {...(unit.passageHeightMm !== undefined && { passageHeightMm: unit.passageHeightMm })}
    mmPerPx={unit.heightMm / drawnPx}
  />
);

interface CentsInputProps {
  readonly row: BasePriceRow;
  readonly price: number;
  readonly position: number;
  readonly onCents: (cents: number | undefined) => void;
}

/** Whole cents; what is no price stays in the field, marked, and never reaches the draft. */
function CentsInput({ row, price, position, onCents }: CentsInputProps) {
  const { t } = useTexts();
  const shown = String(Number.isNaN(price) ? row.priceInCents : price);
  const [text, setText] = useState(shown);
  useEffect(() => setText(shown), [shown]);
  const wrong = !/^\d{1,10}$/.test(text);
  return (
    <input
      data-position={position}
      inputMode="numeric"
      autoComplete="off"
      aria-label={t('admin.new-price-of', { name: row.name })}
      aria-invalid={wrong || undefined}
      title={wrong ? t('admin.whole-cents') : undefined}
      className={`h-9 w-32 rounded-control border bg-surface px-2 text-right text-ink ${wrong ? 'border-bad' : 'border-line-strong'}`}
      value={text}
      onChange={(event) => {
        const typed = event.target.value;
        setText(typed);
        if (!/^\d{1,10}$/.test(typed)) return;
        const cents = Number(typed);
        onCents(cents === row.priceInCents ? undefined : cents);
      }}
      onBlur={() => setText(shown)}
    />
  );
}
