import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useRef } from 'react';
import type { RefusedPrice } from '../parts/staff-money.ts';
import { baseCurrency } from '../parts/staff-money.ts';
import type { BaseChanges, BaseRow } from './base-draft.ts';
import { PriceRow } from './price-row.tsx';
import type { RefusedPrices } from './use-list-notes.ts';

export interface PriceTableProps {
  readonly segment: PricedSegment;
  readonly rows: readonly BaseRow[];
  readonly changes: BaseChanges;
  readonly refused: RefusedPrices;
  /** What a change of many prices would do, by uuid; undefined: none is being prepared. */
  readonly preview: ReadonlyMap<string, number> | undefined;
  readonly ticked: ReadonlySet<string>;
  /** The search and filters behind the rows; another one begins at the top. */
  readonly asked: string;
  /** Stable functions, so that a change renders only its own row. Absent for those who only look. */
  readonly onTick: ((uuids: readonly string[], ticked: boolean) => void) | undefined;
  readonly onChange: (uuid: string, cents: number) => void;
  readonly onRefuse: (uuid: string, price: RefusedPrice | undefined) => void;
  /** Several lines are pasted: one price per row, from this row on. */
  readonly onPaste: (uuids: readonly string[], lines: readonly string[]) => void;
}

/** All rows of a list. Enter and the arrow keys move between prices. */
export function PriceTable(props: PriceTableProps) {
  const { segment, rows, changes, refused, preview, ticked, asked, onTick } = props;
  const { t } = useTexts();
  const frame = useRef<HTMLElement>(null);
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
    frame.current?.querySelector<HTMLInputElement>(`[data-position="${target}"]`)?.focus();
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
  return (
    <section
      ref={frame}
      className="max-h-[62vh] min-h-64 scroll-pt-16 overflow-auto rounded-surface border border-line bg-surface"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling box must be reachable by keyboard.
      tabIndex={0}
      aria-label={t('admin.base-prices')}
    >
      <table
        className="w-full border-collapse text-sm tabular-nums md:table-fixed"
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
        {rows.map((row, index) => (
          <PriceRow
            key={row.uuid}
            segment={segment}
            row={row}
            price={changes[row.uuid]?.to}
            preview={preview?.get(row.uuid)}
            position={index}
            refused={refused.get(row.uuid)}
            ticked={ticked.has(row.uuid)}
            onTick={onTick && tickOne}
            onChange={props.onChange}
            onRefuse={props.onRefuse}
          />
        ))}
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
  readonly wide?: boolean;
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
