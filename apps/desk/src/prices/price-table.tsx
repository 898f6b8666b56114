import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { observeElementRect, useVirtualizer } from '@tanstack/react-virtual';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import type { RefusedPrice } from '../parts/staff-money.ts';
import { baseCurrency } from '../parts/staff-money.ts';
import type { BaseChanges, BaseRow } from './base-draft.ts';
import { PriceRow } from './price-row.tsx';
import type { RefusedPrices } from './use-refused.ts';

export interface PriceTableProps {
  readonly segment: PricedSegment;
  /** The rows to show. */
  readonly rows: readonly BaseRow[];
  readonly changes: BaseChanges;
  readonly refused: RefusedPrices;
  /** What a change of many prices would do, by uuid; undefined: none is being prepared. */
  readonly preview: ReadonlyMap<string, number> | undefined;
  readonly ticked: ReadonlySet<string>;
  /** The search and filters behind the rows; another one begins at the top. */
  readonly asked: string;
  /** Stable functions: a change renders only its own row. */
  /** Absent for those who only look. */
  readonly onTick: ((uuids: readonly string[], ticked: boolean) => void) | undefined;
  readonly onChange: (uuid: string, cents: number) => void;
  /** undefined: corrected or undone. */
  readonly onRefuse: (uuid: string, price: RefusedPrice | undefined) => void;
  /** Several lines are pasted: one price per row, from this row on. */
  readonly onPaste: (uuids: readonly string[], lines: readonly string[]) => void;
}

/** On a phone a row has four lines. */
const usualHeight = (): number => (window.innerWidth < 768 ? 90 : 46);

/** Renders only the rows in view. Enter and the arrow keys move between prices. */
export function PriceTable(props: PriceTableProps) {
  const { segment, rows, changes, refused, preview, ticked, asked, onTick } = props;
  const { t } = useTexts();
  const frame = useRef<HTMLElement>(null);
  const virtual = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => frame.current,
    estimateSize: usualHeight,
    getItemKey: (index) => rows[index]?.uuid ?? index,
    overscan: 4,
    // The head stays above the rows.
    scrollPaddingStart: 64,
    // Without a layout, as in tests of the DOM, rows have their usual height and the box is as high as the window.
    measureElement: (row) => row.offsetHeight || usualHeight(),
    observeElementRect: (instance, report) =>
      observeElementRect(instance, ({ width, height }) =>
        report({ width, height: height || window.innerHeight }),
      ),
  });
  useEffect(() => {
    frame.current?.scrollTo(0, 0);
  }, [asked]);
  const tickOne = useCallback((uuid: string, isTicked: boolean) => onTick?.([uuid], isTicked), [onTick]);
  const tickedShown = rows.filter(({ uuid }) => ticked.has(uuid)).length;

  const walk = (event: KeyboardEvent<HTMLTableElement>) => {
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
    const start = (event.target as HTMLElement).dataset.position;
    if (step === undefined || start === undefined) return;
    event.preventDefault();
    const target = Math.min(Math.max(Number(start) + step, 0), rows.length - 1);
    virtual.scrollToIndex(target);
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
    const pasted = rows.slice(Number(start), Number(start) + lines.length);
    props.onPaste(
      pasted.map(({ uuid }) => uuid),
      lines,
    );
  };
  const visible = virtual.getVirtualItems();
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
        aria-rowcount={rows.length + 1}
        onKeyDown={walk}
        onPaste={paste}
      >
        <thead>
          <tr className="text-left">
            <th scope="col" className="top-0 z-[1] w-9 tall:sticky border-b border-line bg-sunken pl-3">
              {onTick && (
                <TickAll
                  label={t('prices.tick-shown', { count: rows.length })}
                  state={tickedShown === 0 ? 'none' : tickedShown === rows.length ? 'all' : 'some'}
                  onTick={(isTicked) =>
                    onTick(
                      rows.map(({ uuid }) => uuid),
                      isTicked,
                    )
                  }
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
        <Spacer height={visible[0]?.start ?? 0} />
        {visible.map(({ index }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <PriceRow
              key={row.uuid}
              segment={segment}
              row={row}
              price={changes[row.uuid]?.to}
              preview={preview?.get(row.uuid)}
              position={index}
              measure={virtual.measureElement}
              refused={refused.get(row.uuid)}
              ticked={ticked.has(row.uuid)}
              onTick={onTick && tickOne}
              onChange={props.onChange}
              onRefuse={props.onRefuse}
            />
          );
        })}
        <Spacer height={Math.max(0, virtual.getTotalSize() - (visible.at(-1)?.end ?? 0))} />
      </table>
    </section>
  );
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

const Spacer = ({ height }: { readonly height: number }) =>
  height > 0 && (
    <tbody aria-hidden="true">
      <tr>
        <td style={{ height }} />
      </tr>
    </tbody>
  );
