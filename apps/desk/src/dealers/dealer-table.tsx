import type { StaffDealer } from '@silowright/contract/dealers';
import { priceListName } from '@silowright/ui/texts/segments.ts';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { Link } from 'wouter';
import { type ListColumn, ListTable } from '../lists/list-table.tsx';
import { dayText, percentText } from '../parts/formats.ts';
import { staffAmounts } from '../parts/staff-money.ts';
import { type DealerSort, type FiguresById, signedShare } from './choose-dealers.ts';
import { DealerMark } from './dealer-mark.tsx';

type Column = ListColumn<StaffDealer, DealerSort>;

const none = <span className="text-muted">–</span>;

const knownColumns: readonly Column[] = [
  {
    name: 'name',
    title: 'admin.dealer-column-name',
    sort: 'name',
    width: '',
    card: 'max-md:col-span-2 md:whitespace-normal',
    cell: (dealer, { t }) => (
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
    title: 'admin.dealer-column-place',
    sort: 'place',
    width: 'w-[14%]',
    card: 'max-md:col-span-2',
    cell: ({ country, city }) => (
      <>
        <span className="mr-2 text-xs text-muted">{country}</span>
        {city}
      </>
    ),
  },
  {
    name: 'serves',
    title: 'admin.dealer-column-serves',
    width: 'w-[12%] max-lg:hidden',
    card: 'max-lg:hidden text-muted',
    cell: ({ segments }, texts) => segments.map((segment) => priceListName(texts, segment)).join(', '),
  },
];

/** Figures of twelve months; "–" without a quotation. */
const figureColumns = (
  figures: FiguresById,
  averageShare: number | undefined,
  average: string,
): readonly Column[] => [
  {
    name: 'sent',
    title: 'admin.dealer-column-sent',
    sort: 'sent',
    isNamed: true,
    width: 'w-24 text-right',
    card: 'md:text-right',
    cell: ({ id }, { number }) => {
      const sent = figures.get(id)?.sent;
      return sent === undefined ? none : <strong className="tabular-nums">{number(sent)}</strong>;
    },
  },
  {
    name: 'months',
    title: 'admin.dealer-column-months',
    width: 'w-24 max-lg:hidden',
    card: 'max-lg:hidden',
    cell: ({ id }) => {
      const months = figures.get(id)?.months;
      return months && <Sparkline values={months} />;
    },
  },
  {
    name: 'cents',
    title: 'admin.dealer-column-cents',
    sort: 'cents',
    isNamed: true,
    width: 'w-28 text-right',
    card: 'text-right tabular-nums',
    cell: ({ id }) => {
      const amounts = figures.get(id)?.amounts;
      return amounts ? staffAmounts(amounts) : none;
    },
  },
  {
    name: 'signed',
    title: 'admin.dealer-column-signed',
    note: averageShare !== undefined && (
      <span className="-mt-2 block pb-1 text-xs font-normal text-muted">{average}</span>
    ),
    sort: 'signed',
    isNamed: true,
    width: 'w-32',
    card: '',
    cell: ({ id }, { locale }) => {
      const share = signedShare(figures.get(id));
      if (share === undefined) return none;
      return (
        <span className="inline-flex items-center gap-2 tabular-nums">
          {averageShare !== undefined && averageShare > 0 && (
            <ShareBar share={share} average={averageShare} />
          )}
          {percentText(share, locale)}
        </span>
      );
    },
  },
  {
    name: 'last',
    title: 'admin.dealer-column-last',
    sort: 'last',
    isNamed: true,
    width: 'w-24',
    card: 'text-right md:text-left',
    cell: ({ id }, { locale }) => {
      const last = figures.get(id)?.last;
      if (!last) return none;
      return <span className="text-muted">{dayText(locale, last)}</span>;
    },
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

/** One row per dealer with its figures of twelve months (PX-07). */
export function DealerTable({ dealers, figures, averageShare, sort, onSort }: DealerTableProps) {
  const { t } = useTexts();
  const average = t('admin.dealer-signed-average', { percent: Math.round((averageShare ?? 0) * 100) });
  return (
    <ListTable
      title={t('admin.dealers-title')}
      columns={[...knownColumns, ...figureColumns(figures, averageShare, average)]}
      items={dealers}
      sorting={{ by: sort, order: sort === 'name' || sort === 'place' ? 'asc' : 'desc', onSort }}
      count={dealers.length}
    />
  );
}
