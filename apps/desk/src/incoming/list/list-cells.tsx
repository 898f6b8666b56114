import type { ListedItem } from '@silowright/contract/desk';
import { type IncomingListName, type ListSort, sortsOf } from '@silowright/contract/incoming-kinds';
import { placeInLanguage } from '@silowright/domain/catalogue/country-names';
import { stageOf } from '@silowright/domain/deal/states';
import { type Texts, useTexts } from '@silowright/ui/texts/use-texts.ts';
import MailWarning from 'lucide-react/icons/mail-warning';
import Phone from 'lucide-react/icons/phone';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'wouter';
import { type ListColumn, secondLine } from '../../lists/list-table.tsx';
import { dayText, timeText } from '../../parts/formats.ts';
import { staffMoney } from '../../parts/staff-money.ts';
import { UnitImage } from '../unit-image.tsx';
import { fromList } from './list-address.ts';
import { itemAddress, kindOf, titleText } from './list-names.ts';
import { StateBadge } from './state-badge.tsx';
import { whatText } from './subject-text.ts';

type Column = Omit<ListColumn<ListedItem, ListSort>, 'title' | 'cell'> & {
  readonly name: 'title' | 'customer' | 'what' | 'total' | 'state' | 'next' | 'person';
  readonly cell: (item: ListedItem, list: IncomingListName, texts: Texts) => ReactNode;
};

export const nameOf = ({ company, person, email }: ListedItem): string => company || person || email;

function TitleCell({ item, list }: { readonly item: ListedItem; readonly list: IncomingListName }) {
  const { t, locale } = useTexts();
  const [params] = useSearchParams();
  const time = timeText(locale, item.created_at);
  return (
    <div className="tabular-nums">
      <Link
        href={itemAddress(list, item.id)}
        state={fromList(list, params.toString())}
        className="inline-block py-1 font-bold text-brand-strong underline max-md:min-h-11 max-md:py-2.5"
      >
        {titleText(locale, kindOf(list), item.title) || time}
      </Link>
      {/* A meeting has its own time above: this one says what it is. */}
      {item.title && (
        <span className={secondLine} title={time}>
          {list === 'meetings' ? t('admin.list-came', { time: dayText(locale, item.created_at) }) : time}
        </span>
      )}
    </div>
  );
}

const customerCell = (item: ListedItem, _: IncomingListName, { t }: Texts): ReactNode => {
  // The country is in front; the place repeats it behind the town.
  const town = item.country ? item.place.split(',')[0] : item.place;
  const second = [item.country, town, item.company ? item.person : '', item.email].filter(Boolean);
  return (
    <div className="flex min-w-0 items-center gap-2">
      <div className="min-w-0 flex-1">
        <span className="block truncate" title={nameOf(item)}>
          {nameOf(item)}
        </span>
        <span className={secondLine} title={second.join(' · ')}>
          {second.join(' · ')}
        </span>
      </div>
      {item.phone && (
        <a
          href={`tel:${item.phone.replace(/[^\d+]/g, '')}`}
          aria-label={t('desk.call', { name: nameOf(item) })}
          title={item.phone}
          className="flex size-11 shrink-0 items-center justify-center rounded-control text-brand-strong hover:bg-brand-tint md:size-8"
        >
          <Phone aria-hidden="true" size={18} />
        </a>
      )}
    </div>
  );
};

const whatCell = (item: ListedItem, list: IncomingListName, texts: Texts): ReactNode => {
  const text = whatText(texts, list, item);
  // A lead has its place there.
  const project = list === 'leads' ? placeInLanguage(item.project, texts.language) : item.project;
  // The volume stays in view, whatever the length of the name.
  const [, name = text, volume = ''] = /^(.*\S)\s+([\d.,]+\s*(?:m³|hl|l)(?: .*)?)$/.exec(text) ?? [];
  return (
    <div className="flex min-w-0 items-center gap-2">
      {item.unit && (
        <UnitImage
          unit={item.unit}
          className="h-10 w-8 shrink-0 group-data-compact/list:md:h-7 group-data-compact/list:md:w-6"
        />
      )}
      <div className="min-w-0">
        <span className="flex gap-1" title={text}>
          <span className="truncate">{name || '–'}</span>
          {volume && <span className="shrink-0">{volume.replaceAll(' ', '\u00a0')}</span>}
        </span>
        <span className={secondLine}>
          {[project, item.dealer || (list === 'quotations' ? texts.t('desk.no-dealer') : '')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </div>
  );
};

function stateCell(item: ListedItem, _: IncomingListName, { t }: Texts): ReactNode {
  const { handled, mail } = item;
  const isTrouble = mail === 'dead' || mail === 'held';
  return (
    <div className="max-md:flex max-md:flex-wrap max-md:justify-end max-md:gap-2">
      <StateBadge item={item} />
      {isTrouble && (
        <span className="flex items-center gap-1 whitespace-nowrap text-bad group-data-compact/list:md:hidden">
          <MailWarning aria-hidden="true" size={14} />
          {t(`admin.mail-${mail}`)}
        </span>
      )}
      {handled && !isTrouble && (
        <span className="block text-good group-data-compact/list:md:hidden">
          ✓ {t('admin.state-handled')}
        </span>
      )}
    </div>
  );
}

function nextCell(item: ListedItem, _: IncomingListName, texts: Texts): ReactNode {
  if (item.follow_up) {
    return (
      <span className="font-bold text-brand-strong">
        {dayText(texts.locale, item.follow_up.at)} {item.follow_up.about}
      </span>
    );
  }
  return stageOf(item.state) === 'open' && item.valid_until
    ? texts.t('desk.expires', { date: dayText(texts.locale, item.valid_until) })
    : '';
}

/** Of "Anna de Vries" or "anna.vries@example.com": AV. */
export const initialsOf = (name: string): string => {
  const words = (name.split('@')[0] ?? '').split(/[\s._-]+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0]?.toUpperCase() ?? '')
    .join('');
};

/** What the first column shows, and is sorted by. */
const titleSorts = {
  quotations: 'number',
  requests: 'number',
  leads: 'created',
  meetings: 'begins',
} as const satisfies Record<IncomingListName, ListSort>;

const all: readonly Column[] = [
  {
    name: 'title',
    sort: 'created',
    width: 'w-37',
    card: 'max-md:order-1',
    cell: (item, list) => <TitleCell item={item} list={list} />,
  },
  {
    name: 'customer',
    sort: 'name',
    width: 'md:w-[18%]',
    card: 'max-md:order-3 max-md:col-span-2',
    cell: customerCell,
  },
  { name: 'what', width: '', card: 'max-md:order-4 max-md:col-span-2', cell: whatCell },
  {
    name: 'total',
    sort: 'total',
    width: 'w-27 text-right',
    card: 'max-md:order-5 font-bold md:text-right tabular-nums',
    cell: ({ total_in_cents, currency }) =>
      total_in_cents === null ? '–' : staffMoney(total_in_cents, currency ?? undefined),
  },
  { name: 'state', width: 'w-36', card: 'max-md:order-2 max-md:text-right', cell: stateCell },
  {
    name: 'next',
    sort: 'expires',
    width: 'w-30',
    card: 'max-md:order-6 max-md:col-start-2 max-md:text-right',
    cell: nextCell,
  },
  {
    name: 'person',
    width: 'w-12',
    card: 'max-md:order-7 max-md:col-span-2 max-md:empty:hidden',
    cell: ({ assigned_to }) =>
      assigned_to && (
        <span className="flex items-center gap-2" title={assigned_to}>
          <span
            aria-hidden="true"
            className="flex size-7 shrink-0 items-center justify-center rounded-full bg-ink text-xs font-bold text-surface"
          >
            {initialsOf(assigned_to)}
          </span>
          <span className="truncate md:sr-only">{assigned_to}</span>
        </span>
      ),
  },
];

/** Leads have no number, meetings are known by their time, and neither has a dealer. */
const titleOf = (name: Column['name'], list: IncomingListName) => {
  if (name === 'title' && list === 'leads') return 'desk.column-created_at' as const;
  if (name === 'title' && list === 'meetings') return 'desk.column-begins_at' as const;
  if (name === 'what' && (list === 'leads' || list === 'meetings')) return 'desk.column-subject' as const;
  if (name === 'total') return 'desk.column-total_in_cents' as const;
  return name === 'person' ? ('desk.column-assigned_to' as const) : (`desk.column-${name}` as const);
};

/** Amounts belong to quotations, and only offers expire. */
export function columnsOf(list: IncomingListName): readonly ListColumn<ListedItem, ListSort>[] {
  const sorts: readonly string[] = sortsOf[list];
  return all
    .filter(({ name }) =>
      name === 'total'
        ? list === 'quotations'
        : name !== 'next' || list === 'quotations' || list === 'requests',
    )
    .map(({ cell, sort, ...column }) => {
      const sortKey = column.name === 'title' ? titleSorts[list] : sort;
      return {
        ...column,
        // Without amounts there is space for the whole address.
        ...(column.name === 'customer' &&
          list !== 'quotations' && { width: `${column.width} min-[75rem]:w-[30%]` }),
        ...(sortKey && sorts.includes(sortKey) && { sort: sortKey }),
        title: titleOf(column.name, list),
        cell: (item: ListedItem, texts: Texts) => cell(item, list, texts),
      };
    });
}
