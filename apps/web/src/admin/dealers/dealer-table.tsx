import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { priceListName } from '../../catalogue/segments.ts';
import { type Texts, useTexts } from '../../texts/use-texts.ts';
import { percentText } from '../percent-text.ts';
import { staffAmounts } from '../staff-money.ts';
import { type DealerFigures, type DealerSort, type FiguresById, signedShare } from './choose-dealers.ts';
import { DealerMark } from './dealer-mark.tsx';

interface Column {
  readonly name: DealerSort | 'serves' | 'months';
  readonly width: string;
  /** Position on a phone, where a row is a card with two columns. */
  readonly card: string;
  readonly cell: (
    dealer: StaffDealer,
    figures: DealerFigures | undefined,
    texts: Texts,
    averageShare: number | undefined,
  ) => ReactNode;
}

const none = <span className="text-muted">–</span>;

const columns: readonly Column[] = [
  {
    name: 'name',
    width: '',
    card: 'max-md:col-span-2',
    cell: (dealer, _, { t }) => (
      <div className="flex min-w-0 items-center gap-3">
        <DealerMark dealer={dealer} />
        <Link
          href={`/admin/dealers/${dealer.id}`}
          className={`min-w-0 py-2 font-bold wrap-anywhere underline-offset-2 hover:underline ${dealer.active ? '' : 'text-muted'}`}
        >
          {dealer.name}
        </Link>
        {!dealer.active && (
          <span className="shrink-0 rounded-control bg-sunken px-2 text-xs text-muted">
            {t('admin.dealer-off')}
          </span>
        )}
      </div>
    ),
  },
  {
    name: 'place',
    width: 'w-[14%]',
    card: 'max-md:col-span-2',
    cell: ({ country, city }) => (
      <span className="block md:truncate">
        <span className="mr-2 text-xs text-muted">{country}</span>
        {city}
      </span>
    ),
  },
  {
    name: 'serves',
    width: 'w-[12%] max-lg:hidden',
    card: 'max-lg:hidden',
    cell: ({ segments }, _, texts) => (
      <span className="block truncate text-muted">
        {segments.map((segment) => priceListName(texts, segment)).join(', ')}
      </span>
    ),
  },
  {
    name: 'sent',
    width: 'w-24 text-right',
    card: 'md:text-right',
    cell: (_, figures, texts) =>
      figures ? <strong className="tabular-nums">{texts.number(figures.sent)}</strong> : none,
  },
  {
    name: 'months',
    width: 'w-24 max-lg:hidden',
    card: 'max-lg:hidden',
    cell: (_, figures) => figures && <Sparkline values={figures.months} />,
  },
  {
    name: 'cents',
    width: 'w-28 text-right',
    card: 'text-right',
    cell: (_, figures) =>
      figures ? <span className="tabular-nums">{staffAmounts(figures.amounts)}</span> : none,
  },
  {
    name: 'signed',
    width: 'w-32',
    card: '',
    cell: (_, figures, { locale }, average) => {
      const share = signedShare(figures);
      if (share === undefined) return none;
      return (
        <span className="inline-flex items-center gap-2 tabular-nums">
          {average !== undefined && average > 0 && <ShareBar share={share} average={average} />}
          {percentText(share, locale)}
        </span>
      );
    },
  },
  {
    name: 'last',
    width: 'w-24',
    card: 'text-right md:text-left',
    cell: (_, figures, { locale }) =>
      figures?.last ? (
        <span className="text-muted">
          {new Date(figures.last).toLocaleDateString(locale.replace('_', '-'), {
            day: 'numeric',
            month: 'short',
          })}
        </span>
      ) : (
        none
      ),
  },
];

/** Decoration: the number is beside it. The mark in the middle is the average of all dealers. */
const ShareBar = ({ share, average }: { readonly share: number; readonly average: number }) => (
  <span aria-hidden="true" className="relative h-1.5 w-13 rounded-full bg-line">
    <span
      className="absolute inset-y-0 left-0 rounded-full bg-ink/75"
      style={{ width: `${Math.min(1, share / average / 2) * 100}%` }}
    />
    <span className="absolute -inset-y-1 left-1/2 w-0.5 bg-muted" />
  </span>
);

/** Decoration: the numbers are beside it. */
function Sparkline({ values }: { readonly values: readonly number[] }) {
  const max = Math.max(1, ...values);
  const points = values.map(
    (value, at) => `${(at * 80) / Math.max(1, values.length - 1)},${19 - (17 * value) / max}`,
  );
  return (
    <svg aria-hidden="true" viewBox="0 0 80 20" className="h-5 w-20 text-brand">
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

export interface DealerTableProps {
  readonly dealers: readonly StaffDealer[];
  readonly figures: FiguresById;
  /** The signed share of all dealers together; undefined until all figures are there. */
  readonly averageShare: number | undefined;
  readonly sort: DealerSort;
  readonly onSort: (sort: DealerSort) => void;
}

/** One row per dealer with its figures of twelve months; only the rows in view exist (PX-07). */
export function DealerTable({ dealers, figures, averageShare, sort, onSort }: DealerTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const body = useRef<HTMLTableSectionElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (body.current) setTop(body.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtual = useWindowVirtualizer({
    count: dealers.length,
    estimateSize: () => (window.innerWidth < 768 ? 140 : 49),
    overscan: 4,
    scrollMargin: top,
    getItemKey: (index) => dealers[index]?.id ?? index,
  });
  const rows = virtual.getVirtualItems();
  const spacer = (height: number) =>
    height > 0 && (
      <tr className="max-md:block">
        <td colSpan={columns.length} style={{ height, padding: 0 }} className="max-md:block" />
      </tr>
    );
  return (
    <table
      aria-label={t('admin.dealers-title')}
      aria-rowcount={dealers.length + 1}
      className="w-full table-fixed border border-line bg-surface text-sm max-md:block md:rounded-surface"
    >
      <thead className="max-md:sr-only">
        <tr className="bg-sunken text-left">
          {columns.map(({ name, width }) => (
            <th
              key={name}
              scope="col"
              aria-sort={
                name === sort ? (name === 'name' || name === 'place' ? 'ascending' : 'descending') : undefined
              }
              className={`px-3 py-1 ${width}`}
            >
              {name === 'serves' || name === 'months' ? (
                t(`admin.dealer-column-${name}`)
              ) : (
                <button
                  type="button"
                  className="inline-flex min-h-9 items-center gap-1 font-bold hover:underline"
                  onClick={() => onSort(name)}
                >
                  {t(`admin.dealer-column-${name}`)}
                  {name === sort && <ArrowDown aria-hidden="true" size={14} />}
                </button>
              )}
              {name === 'signed' && averageShare !== undefined && (
                <span className="-mt-2 block pb-1 text-xs font-normal text-muted">
                  {t('admin.dealer-signed-average', { percent: Math.round(averageShare * 100) })}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body} className="max-md:block">
        {spacer((rows[0]?.start ?? top) - top)}
        {rows.map(({ index }) => {
          const dealer = dealers[index];
          if (!dealer) return null;
          return (
            <tr
              key={dealer.id}
              ref={virtual.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
              className="border-t border-line hover:bg-sunken max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:p-3"
            >
              {columns.map(({ name, card, cell }) => (
                <td key={name} className={`min-w-0 md:px-3 md:py-1 ${card}`}>
                  {/* On a phone there is no head. */}
                  {!['name', 'place', 'serves', 'months'].includes(name) && (
                    <span aria-hidden="true" className="mr-2 text-muted md:hidden">
                      {t(`admin.dealer-column-${name}`)}
                    </span>
                  )}
                  {cell(dealer, figures.get(dealer.id), texts, averageShare)}
                </td>
              ))}
            </tr>
          );
        })}
        {spacer(Math.max(0, virtual.getTotalSize() - ((rows.at(-1)?.end ?? top) - top)))}
      </tbody>
    </table>
  );
}
