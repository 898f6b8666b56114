import type { ListSort } from '@silowright/contract/incoming-kinds';
import type { ListedMail } from '@silowright/contract/mails';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import Clock from 'lucide-react/icons/clock';
import Hand from 'lucide-react/icons/hand';
import MailWarning from 'lucide-react/icons/mail-warning';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type ListColumn, secondLine } from '../../lists/list-table.tsx';
import { timeText } from '../../parts/formats.ts';
import { RowButton } from '../../parts/page-parts.tsx';
import { titleText } from '../list/list-names.ts';
import { Badge, type StateSign } from '../list/state-badge.tsx';

const signs: Readonly<Record<ListedMail['state'], StateSign>> = {
  waiting: [Clock, 'border-line bg-surface'],
  sending: [CircleDashed, 'border-line bg-surface'],
  sent: [Check, 'border-good bg-good-tint text-good'],
  listed: [Check, 'border-line bg-sunken'],
  held: [Hand, 'border-bad bg-bad-tint text-bad'],
  dead: [MailWarning, 'border-bad bg-bad-tint text-bad'],
  discarded: [Ban, 'border-line bg-sunken'],
};

function stateCell(mail: ListedMail, { t, locale }: Texts): ReactNode {
  return (
    <div className="max-md:text-right">
      <Badge sign={signs[mail.state]}>{t(`admin.mail-${mail.state}`)}</Badge>
      {mail.sent_at && <span className={secondLine}>{timeText(locale, mail.sent_at)}</span>}
    </div>
  );
}

const events: Readonly<Record<string, Parameters<Texts['t']>[0]>> = {
  'offer-signed': 'admin.event-signed',
  'offer-declined': 'admin.event-declined',
  'offer-voided': 'admin.state-voided',
  'approval-asked': 'admin.event-approval-asked',
};

/** What the mail reports; nothing for one that brings the quotation itself. */
export function eventOfMail({ kind }: Pick<ListedMail, 'kind'>, { t }: Texts): string {
  const key = events[kind];
  return key ? t(key) : '';
}

function itemCell(mail: ListedMail, texts: Texts): ReactNode {
  const { incoming } = mail;
  if (!incoming) return '–';
  const event = eventOfMail(mail, texts);
  return (
    <>
      <Link
        href={`/admin/${incoming.kind}/${encodeURIComponent(incoming.id)}`}
        className="inline-block max-w-full truncate py-1 text-brand-strong underline max-md:min-h-11 max-md:py-2.5"
      >
        {titleText(texts.locale, incoming.kind, incoming.title) || texts.t('admin.open')}
      </Link>
      {event && (
        <span className={secondLine} title={event}>
          {event}
        </span>
      )}
    </>
  );
}

/** How often it was tried, why it failed, and when it is tried again. */
function triesCell({ attempts, last_error, next_try_at }: ListedMail, { t, locale }: Texts): ReactNode {
  return (
    <>
      <span className="block whitespace-normal">
        {[
          attempts > 0 && t('desk.mail-attempts', { count: attempts }),
          next_try_at && t('desk.mail-next', { time: timeText(locale, next_try_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {last_error && (
        <span className={`${secondLine} max-md:whitespace-normal`} title={last_error}>
          {last_error}
        </span>
      )}
    </>
  );
}

/** Without an action for readers who may not send. */
export const mailColumns = <Mail extends ListedMail>(
  onSendAgain: ((mail: Mail) => void) | undefined,
): readonly ListColumn<Mail, ListSort>[] => [
  {
    name: 'queued',
    title: 'desk.column-queued',
    sort: 'created',
    width: 'w-38',
    card: 'max-md:order-1',
    cell: ({ created_at }, { locale }) => (
      <span className="tabular-nums">{timeText(locale, created_at)}</span>
    ),
  },
  {
    name: 'to',
    title: 'desk.column-to',
    width: '',
    card: 'max-md:order-3 max-md:col-span-2',
    cell: ({ recipient, recipient_role }, { t, has }) => (
      <>
        <span className="block truncate font-bold" title={recipient}>
          {recipient}
        </span>
        <span className={secondLine}>
          {has(`admin.role-${recipient_role}`)
            ? t(`admin.role-${recipient_role}` as 'admin.role-sales')
            : recipient_role}
        </span>
      </>
    ),
  },
  { name: 'item', title: 'desk.column-item', width: 'w-34', card: 'max-md:order-4', cell: itemCell },
  { name: 'state', title: 'desk.column-state', width: 'w-38', card: 'max-md:order-2', cell: stateCell },
  {
    name: 'tries',
    title: 'desk.column-tries',
    width: 'md:w-[13%]',
    card: 'max-md:order-5 max-md:col-span-2',
    cell: triesCell,
  },
  ...(onSendAgain
    ? [
        {
          name: 'again',
          title: 'admin.send-again' as const,
          width: 'w-44',
          card: 'max-md:order-6',
          cell: (mail: Mail, { t }: Texts) => (
            <RowButton
              aria-label={t('admin.send-again-to', { recipient: mail.recipient })}
              onClick={() => onSendAgain(mail)}
            >
              {t('admin.send-again')}
            </RowButton>
          ),
        },
      ]
    : []),
];
