import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { sizeAt } from '../../catalogue/units.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { baseCurrency } from '../staff-money.ts';
import { PriceRow, type RefusedPrice, type RefusedPrices, type RowUnit } from './price-row.tsx';
import type { NewPrices, PriceRows } from './price-rows.ts';
import { useRowWindow } from './use-row-window.ts';

export interface PriceTableProps {
  readonly segment: PricedSegment;
  readonly rows: PriceRows;
  readonly prices: NewPrices;
  readonly refused: RefusedPrices;
  /** What a change of many prices would do; undefined: none is being prepared. */
  readonly preview: NewPrices | undefined;
  /** 1 for a ticked row. */
  readonly ticked: Uint8Array;
  /** Positions to show; undefined means all. */
  readonly shown: Uint32Array | undefined;
  /** The search and filters behind it; another one begins at the top. */
  readonly asked: string;
  /** Stable functions: a change renders only its own row. */
  /** Absent for those who only look. */
  readonly onTick: ((index: number, ticked: boolean) => void) | undefined;
  readonly onTickShown: (ticked: boolean) => void;
  readonly onChange: (index: number, cents: number) => void;
  /** undefined: corrected or undone. */
  readonly onRefuse: (index: number, price: RefusedPrice | undefined) => void;
  /** Several lines are pasted: one price per row, from this row on. */
  readonly onPaste: (indexes: readonly number[], lines: readonly string[]) => void;
}

/** On a phone a row has four lines. The classes of a row set the same heights. */
const rowPxNow = (): number => (window.innerWidth < 768 ? 90 : 46);
const listenToWidth = (changed: () => void) => {
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
};

/** Renders only the visible rows. Enter and the arrow keys move between prices. */
export function PriceTable(props: PriceTableProps) {
  const { segment, rows, prices, refused, preview, ticked, shown } = props;
  const { t } = useTexts();
  const frame = useRef<HTMLElement>(null);
  const count = shown?.length ?? rows.length;
  const indexAt = (position: number): number => shown?.[position] ?? position;
  const rowPx = useSyncExternalStore(listenToWidth, rowPxNow);
  const { from, to, reveal } = useRowWindow(frame, count, rowPx);
  const { asked } = props;
  const lastAsked = useRef(asked);
  useEffect(() => {
    if (asked === lastAsked.current) return;
    lastAsked.current = asked;
    frame.current?.scrollTo(0, 0);
  }, [asked]);
  const positions = Array.from({ length: to - from }, (_, each) => from + each);
  const tickedShown = useMemo(() => countTicked(ticked, shown), [ticked, shown]);

  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const start = (event.target as HTMLElement).dataset.position;
    if (step === undefined || start === undefined) return;
    event.preventDefault();
    const target = Math.min(Math.max(Number(start) + step, 0), count - 1);
    reveal(target);
    frame.current
      ?.querySelector<HTMLInputElement>(`[data-position="${target}"]`)
      ?.focus({ preventScroll: true });
  };
  const paste = (event: ClipboardEvent<HTMLTableElement>) => {
    const start = (event.target as HTMLElement).dataset.position;
    const lines = event.clipboardData
      .getData('text')
      .replace(/\r?\n$/, '')
      .split(/\r?\n/);
    if (start === undefined || lines.length < 2) return;
    event.preventDefault();
    const length = Math.min(lines.length, count - Number(start));
    props.onPaste(
      Array.from({ length }, (_, each) => indexAt(Number(start) + each)),
      lines,
    );
  };
  return (
    <section
      ref={frame}
      className="max-h-[62vh] min-h-64 overflow-auto [overflow-anchor:none] rounded-surface border border-line bg-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('admin.base-prices')}
    >
      <table
        className="w-full border-collapse text-sm tabular-nums md:table-fixed"
        aria-rowcount={count + 1}
        onKeyDown={walk}
        onPaste={paste}
      >
        <thead>
          <tr className="text-left">
            <th scope="col" className="top-0 z-[1] w-9 tall:sticky border-b border-line bg-sunken pl-3">
              {props.onTick && (
                <TickAll
                  label={t('prices.tick-shown', { count })}
                  state={tickedShown === 0 ? 'none' : tickedShown === count ? 'all' : 'some'}
                  onTick={props.onTickShown}
                />
              )}
            </th>
            <Head>{t('admin.column-name')}</Head>
            <Head right wide width="w-18">
              {t('admin.column-volume')}
            </Head>
            <Head right wide width="w-15">
              {t('admin.column-height')}
            </Head>
            <Head right wide width="w-24">
              {t('admin.column-current')}
            </Head>
            <Head width="w-29">{t('admin.column-new', { currency: baseCurrency() })}</Head>
            <Head right wide width="w-24">
              {t('admin.column-difference')}
            </Head>
            <Head right wide width="w-18">
              {t('admin.column-percent')}
            </Head>
          </tr>
        </thead>
        {from > 0 && <Spacer height={from * rowPx} />}
        {positions.map((position) => {
          const index = indexAt(position);
          const [width, height] = [rows.passageWidths[index]!, rows.passageHeights[index]!];
          return (
            <PriceRow
              key={rows.uuids[index]}
              segment={segment}
              name={rows.names[index]!}
              volume={rows.volumes[index]!}
              heightMm={rows.heights[index]!}
              passage={Number.isNaN(width) ? undefined : `${width} × ${height}`}
              cents={rows.cents[index]!}
              unit={unitAt(rows, index)}
              price={prices[index]!}
              preview={preview?.[index] ?? Number.NaN}
              position={position}
              index={index}
              refused={refused.get(rows.uuids[index]!)}
              ticked={ticked[index] === 1}
              onTick={props.onTick}
              onChange={props.onChange}
              onRefuse={props.onRefuse}
            />
          );
        })}
        {to < count && <Spacer height={(count - to) * rowPx} />}
      </table>
    </section>
  );
}

/** The same object for the same row, so that the row is not rendered again. */
const units = new WeakMap<object, RowUnit>();

export function unitAt(rows: PriceRows, index: number): RowUnit | undefined {
  const type = rows.types[rows.typeOf[index]!];
  const size = type && sizeAt(type, rows.sizeOf[index]!);
  if (!size) return undefined;
  let unit = units.get(size);
  if (!unit) {
    unit = { ...size, type };
    units.set(size, unit);
  }
  return unit;
}

function countTicked(ticked: Uint8Array, shown: Uint32Array | undefined): number {
  let count = 0;
  if (shown) for (const index of shown) count += ticked[index]!;
  else for (const each of ticked) count += each;
  return count;
}

interface TickAllProps {
  readonly label: string;
  readonly state: 'none' | 'some' | 'all';
  readonly onTick: (ticked: boolean) => void;
}

function TickAll({ label, state, onTick }: TickAllProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={input}
      type="checkbox"
      className="size-4 align-middle"
      aria-label={label}
      checked={state === 'all'}
      onChange={() => onTick(state !== 'all')}
    />
  );
}

interface HeadProps {
  readonly right?: boolean;
  /** Hidden on a phone, which shows only editable columns. */
  readonly wide?: boolean;
  /** Given widths: otherwise all rows would be laid out again for each new one. */
  readonly width?: string;
  readonly children: string;
}

const Head = ({ right, wide, width = '', children }: HeadProps) => (
  <th
    scope="col"
    className={`top-0 z-[1] tall:sticky border-b border-line bg-sunken px-1.5 py-2 last:pr-3 ${width} ${right ? 'text-right' : ''} ${wide ? 'max-md:hidden' : ''}`}
  >
    {children}
  </th>
);

const Spacer = ({ height }: { readonly height: number }) => (
  <tbody aria-hidden="true">
    <tr>
      <td style={{ height }} />
    </tr>
  </tbody>
);
