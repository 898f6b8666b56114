import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useEffect } from 'react';
import { Bar } from '../parts/skeleton.tsx';
import { toggled } from '../parts/toggled.ts';
import { useRowsInView } from './rows-in-view.ts';

export interface ListColumn<Item, Sort extends string = never> {
  readonly name: string;
  readonly title: Parameters<Texts['t']>[0];
  readonly note?: ReactNode;
  /** The title is in front of the value in a card, too. */
  readonly isNamed?: boolean;
  readonly sort?: Sort;
  readonly width: string;
  /** Position on a phone, where a row becomes a card with two columns. */
  readonly card: string;
  readonly cell: (item: Item, texts: Texts) => ReactNode;
}

/** Under the first line of a cell, unless rows are compact. */
export const secondLine = 'block truncate text-muted group-data-compact/list:md:hidden';

interface Sorting<Sort extends string> {
  readonly by: Sort | undefined;
  readonly order: 'asc' | 'desc';
  readonly onSort: (sort: Sort) => void;
}

export interface ListTableProps<Item, Sort extends string> {
  readonly title: string;
  readonly isCompact?: boolean;
  readonly columns: readonly ListColumn<Item, Sort>[];
  readonly items: readonly Item[];
  /** Grey rows hold the place of the first answer. */
  readonly isLoading?: boolean;
  readonly sorting?: Sorting<Sort>;
  /** All that match, for readers; undefined while it is counted. */
  readonly count: number | undefined;
  /** Absent: rows are only looked at. */
  readonly choosing?:
    | {
        readonly chosen: ReadonlySet<string>;
        readonly onChoose: (chosen: ReadonlySet<string>) => void;
        /** For the box that chooses a row. */
        readonly nameOf: (item: Item) => string;
      }
    | undefined;
  readonly at?: number;
  readonly onNearEnd?: () => void;
  readonly onSee?: (from: number, to: number) => void;
}

const noneChosen: ReadonlySet<string> = new Set();

/** The table of every list, or cards on a phone. Only the rows in view exist. */
export function ListTable<Item extends { readonly id: string }, Sort extends string>(
  props: ListTableProps<Item, Sort>,
) {
  const { title, columns, items, sorting, count, choosing, onNearEnd, onSee } = props;
  const { isCompact = false, isLoading = false, at = -1 } = props;
  const texts = useTexts();
  const { t } = texts;
  const { chosen = noneChosen, onChoose, nameOf } = choosing ?? {};
  const { list, virtual, rows, beforePx, afterPx } = useRowsInView<HTMLTableSectionElement>({
    count: items.length,
    estimateSize: () => (window.innerWidth < 768 ? 190 : isCompact ? 35 : 57),
    overscan: 8,
    // A row that is scrolled to is not below the header, or the bar of a phone.
    scrollPaddingStart: 64,
    scrollPaddingEnd: window.innerWidth < 768 ? 64 : 0,
    getItemKey: (index) => items[index]?.id ?? index,
  });
  const [first, last] = [rows[0]?.index ?? 0, rows.at(-1)?.index ?? 0];
  useEffect(() => {
    onSee?.(first, last);
    if (last >= items.length - 10) onNearEnd?.();
  });
  useEffect(() => {
    if (at < 0) return undefined;
    // After the heading of a new page has scrolled to the top.
    const frame = requestAnimationFrame(() => virtual.scrollToIndex(at, { align: 'auto' }));
    return () => cancelAnimationFrame(frame);
  }, [at, virtual]);
  const spacer = (height: number) =>
    height > 0 && (
      <tr className="max-md:block">
        <td colSpan={columns.length + 1} style={{ height, padding: 0 }} className="max-md:block" />
      </tr>
    );
  const isAll = items.length > 0 && items.every(({ id }) => chosen.has(id));
  return (
    <table
      aria-label={title}
      aria-rowcount={count === undefined ? -1 : count + 1}
      data-compact={isCompact || undefined}
      className="group/list w-full table-fixed border border-line bg-surface text-sm max-md:block md:rounded-surface"
    >
      <thead className="max-md:hidden">
        <tr className="bg-sunken text-left">
          {onChoose && (
            <th className="w-11 px-3 py-2">
              <input
                type="checkbox"
                aria-label={t('desk.choose-all')}
                className="size-4 align-middle"
                checked={isAll}
                onChange={() => onChoose(isAll ? new Set() : new Set(items.map(({ id }) => id)))}
              />
            </th>
          )}
          {columns.map((column) => (
            <Head key={column.name} column={column} sorting={sorting} />
          ))}
        </tr>
      </thead>
      <tbody ref={list} className="max-md:block">
        {spacer(beforePx)}
        {rows.map(({ index }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <tr
              key={item.id}
              ref={virtual.measureElement}
              data-index={index}
              aria-rowindex={index + 2}
              className={`border-t border-line hover:bg-sunken max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-1 max-md:p-4 ${
                chosen.has(item.id) ? 'bg-brand-tint' : ''
              } ${index === at ? 'outline-2 -outline-offset-2 outline-brand' : ''}`}
            >
              {onChoose && (
                <td className="max-md:order-8 max-md:hidden md:px-3">
                  <input
                    type="checkbox"
                    aria-label={t('desk.choose-row', { name: nameOf?.(item) ?? '' })}
                    className="size-4 align-middle"
                    checked={chosen.has(item.id)}
                    onChange={() => onChoose(toggled(chosen, item.id))}
                  />
                </td>
              )}
              {columns.map(({ name, title: key, isNamed, card, cell }) => (
                <td key={name} className={`min-w-0 md:truncate md:px-2 md:py-1 ${card}`}>
                  {/* On a phone there is no head. */}
                  {isNamed && (
                    <span aria-hidden="true" className="mr-2 text-muted md:hidden">
                      {t(key)}
                    </span>
                  )}
                  {cell(item, texts)}
                </td>
              ))}
            </tr>
          );
        })}
        {spacer(afterPx)}
      </tbody>
      {isLoading && <GreyRows columns={columns.length + (onChoose ? 1 : 0)} isCompact={isCompact} />}
    </table>
  );
}

/** As high as real rows, so that nothing moves when those arrive. */
const GreyRows = ({ columns, isCompact }: { readonly columns: number; readonly isCompact: boolean }) => (
  <tbody aria-hidden="true" className="transition-opacity delay-200 max-md:block starting:opacity-0">
    {Array.from({ length: isCompact ? 16 : 10 }, (_, row) => row).map((row) => (
      <tr
        key={row}
        className={`border-t border-line max-md:grid max-md:h-[190px] max-md:grid-cols-2 max-md:content-center max-md:gap-4 max-md:p-4 ${isCompact ? 'md:h-[35px]' : 'md:h-[57px]'}`}
      >
        {Array.from({ length: columns }, (_, column) => column).map((column) => (
          <td key={column} className="md:px-2 md:nth-[1]:px-3">
            <Bar className={`h-3.5 ${column % 2 === row % 2 ? 'w-4/5' : 'w-3/5'}`} />
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

interface HeadProps<Sort extends string> {
  readonly column: Omit<ListColumn<never, Sort>, 'cell'>;
  readonly sorting: Sorting<Sort> | undefined;
}

function Head<Sort extends string>({
  column: { name, title: key, note, sort, width },
  sorting,
}: HeadProps<Sort>) {
  const { t } = useTexts();
  const title = t(key);
  if (!sort || !sorting) {
    return (
      <th scope="col" className={`px-2 py-2 ${width}`}>
        {name === 'person' ? <UserRound aria-label={title} size={16} /> : title}
      </th>
    );
  }
  const isSorted = sorting.by === sort;
  const Arrow = sorting.order === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : 'none'}
      className={`px-2 ${width}`}
    >
      <button
        type="button"
        className={`flex min-h-9 w-full items-center gap-1 font-bold hover:text-brand-strong ${width.includes('text-right') ? 'justify-end' : ''}`}
        onClick={() => sorting.onSort(sort)}
      >
        {title}
        {isSorted && <Arrow aria-hidden="true" size={14} />}
      </button>
      {note}
    </th>
  );
}
