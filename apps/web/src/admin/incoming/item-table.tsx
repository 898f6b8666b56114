import type { ListedItem } from '@silowright/contract/admin-list-incoming';
import type { IncomingKind } from '@silowright/contract/incoming-kinds';
import type { ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { type Texts, useTexts } from '../../texts/use-texts.ts';
import { ScrollBox } from '../page-parts.tsx';
import { staffMoney } from '../staff-money.ts';
import { timeText } from '../time-text.ts';
import { fromList } from './list-address.ts';
import { titleText } from './title-text.ts';
import { UnitImage } from './unit-image.tsx';

export interface ItemTableProps {
  readonly kind: IncomingKind;
  readonly items: readonly ListedItem[];
}

interface Column {
  readonly name: 'time' | 'who' | 'what' | 'total' | 'state' | 'mail' | 'assigned';
  /** Position on a phone, where a row becomes a card with two columns. */
  readonly card: string;
  readonly cell: (item: ListedItem, kind: IncomingKind, texts: Texts) => ReactNode;
}

function TitleCell({
  item: { id, title, created_at },
  kind,
}: {
  readonly item: ListedItem;
  readonly kind: IncomingKind;
}) {
  const { t, locale } = useTexts();
  const search = useSearch();
  const time = timeText(locale, created_at);
  return (
    <div className="whitespace-nowrap tabular-nums">
      <Link
        href={`/admin/${kind}/${encodeURIComponent(id)}`}
        state={fromList(search)}
        className="inline-block py-2 font-bold text-brand-strong underline"
      >
        {titleText(locale, kind, title) || time}
      </Link>
      {/* A meeting has its own time above: this one says what it is. */}
      {title && <span className="block">{kind === 'meetings' ? t('admin.list-came', { time }) : time}</span>}
    </div>
  );
}

const whoCell = ({ person, company, email }: ListedItem): ReactNode => (
  <>
    {[person, company].filter(Boolean).map((each) => (
      <span key={each} className="block">
        {each}
      </span>
    ))}
    <span className="wrap-anywhere text-muted">
      {/* A long address breaks behind its @ first. */}
      {email.split(/(?<=@)/).map((part) => (
        <span key={part}>
          {part}
          <wbr />
        </span>
      ))}
    </span>
  </>
);

const whatCell = ({ unit, subject, project }: ListedItem, kind: IncomingKind, texts: Texts): ReactNode => (
  <div className="flex items-center gap-3 md:min-w-36">
    {unit && <UnitImage unit={unit} className="h-14 w-12 shrink-0" />}
    <div>
      {/* A number stays with its unit. */}
      {subjectText(texts, kind, subject).replace(/(\d) (m³?)/g, '$1\u00a0$2') || '–'}
      {project && <span className="block text-muted">{project}</span>}
    </div>
  </div>
);

const stateCell = ({ state, handled }: ListedItem, _: IncomingKind, { t }: Texts): ReactNode => (
  <>
    {t(`admin.state-${state}`)}
    {handled && <span className="block text-good">✓ {t('admin.state-handled')}</span>}
  </>
);

const columns: readonly Column[] = [
  { name: 'time', card: 'max-md:order-1', cell: (item, kind) => <TitleCell item={item} kind={kind} /> },
  { name: 'who', card: 'max-md:order-4 max-md:col-span-2', cell: whoCell },
  { name: 'what', card: 'max-md:order-3 max-md:col-span-2', cell: whatCell },
  {
    name: 'total',
    card: 'max-md:order-5 font-bold md:text-right whitespace-nowrap tabular-nums',
    cell: ({ total_in_cents, currency }) =>
      total_in_cents === null ? '–' : staffMoney(total_in_cents, currency ?? undefined),
  },
  { name: 'state', card: 'max-md:order-2 max-md:text-right', cell: stateCell },
  {
    name: 'mail',
    card: 'max-md:order-6 max-md:col-start-2 max-md:text-right',
    cell: ({ mail }, _, { t }) =>
      mail ? (
        <span className={mail === 'dead' ? 'font-bold text-bad' : ''}>{t(`admin.mail-${mail}`)}</span>
      ) : (
        '–'
      ),
  },
  {
    name: 'assigned',
    card: 'max-md:order-7 max-md:col-span-2 max-md:empty:hidden',
    cell: ({ assigned_to }, _, { t }) =>
      assigned_to && (
        <>
          <span className="text-muted md:hidden">{t('admin.list-assigned')} </span>
          {assigned_to}
        </>
      ),
  },
];

/** One page of incoming items: a table, or cards on a phone. */
export function ItemTable({ kind, items }: ItemTableProps) {
  const texts = useTexts();
  const { t } = texts;
  const shown = columns.filter(({ name }) => name !== 'total' || kind === 'quotations');
  return (
    <ScrollBox label={t(`admin.page-${kind}`)}>
      <table className="w-full text-sm">
        <thead className="max-md:sr-only">
          <tr className="bg-sunken text-left">
            {shown.map(({ name }) => (
              <th key={name} scope="col" className={`px-3 py-2 ${name === 'total' ? 'text-right' : ''}`}>
                {t(`admin.list-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr
              key={item.id}
              className="border-t border-line first:border-t-0 hover:bg-sunken max-md:grid max-md:grid-cols-2 max-md:gap-x-3 max-md:gap-y-1 max-md:p-4"
            >
              {shown.map(({ name, card, cell }) => (
                <td key={name} className={`md:px-3 md:py-2 ${card}`}>
                  {cell(item, kind, texts)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

/** The subject of a lead starts with its market, that of a cancelled meeting with its state; both are translated. */
function subjectText({ t, has }: Texts, kind: IncomingKind, subject: string): string {
  const [first = '', ...rest] = subject.split(' ');
  const key = kind === 'leads' ? `market.${first}` : `admin.meeting-${first}`;
  return kind !== 'quotations' && has(key)
    ? [t(key as 'admin.meeting-cancelled'), rest.join(' ')].filter(Boolean).join(' · ')
    : subject;
}
