import type { IncomingItem, StaffMail } from '@silowright/contract/desk';
import type { ListedMail } from '@silowright/contract/mails';
import { unnamedCurrency } from '@silowright/domain/catalogue/money';
import { stateAt } from '@silowright/domain/deal/states';
import { parentOf } from '../incoming/send-again.ts';
import type { Db } from '../platform/db/store.ts';
import type { IncomingTable } from '../platform/db/tables.ts';
import { type IncomingPlace, kindOf } from './store/incoming-filter.ts';
import { findListedRows, type ListedQuestion } from './store/list-by-next.ts';
import type { ListedMailRow } from './store/list-mails.ts';
import { mailsOf, type StaffMailRow } from './store/staff-mails.ts';

export interface ReadRow {
  readonly row: IncomingTable;
  readonly item: IncomingItem;
}

export interface ReadPage {
  readonly rows: readonly ReadRow[];
  /** The last tested row, if the search goes on behind it. */
  readonly testedTo: IncomingPlace | undefined;
}

/** A page with the state of its mails; one extra query, whatever the size of the page. */
export async function readPage(db: Db, question: ListedQuestion): Promise<ReadPage> {
  const { rows, testedTo } = await findListedRows(db, question);
  const mails = await mailsOf(
    db,
    kindOf(question.list),
    rows.map(({ id }) => id),
  );
  const states = new Map<string, StaffMailRow['state'][]>();
  for (const mail of mails) {
    const id = parentOf(mail)?.id ?? '';
    states.set(id, [...(states.get(id) ?? []), mail.state]);
  }
  return {
    rows: rows.map((row) => ({ row, item: itemOf(row, states.get(row.id) ?? [], question.nowMs) })),
    testedTo,
  };
}

const worstFirst = ['dead', 'held', 'sending', 'waiting', 'discarded', 'sent', 'listed'] as const;

export function itemOf(
  row: IncomingTable,
  mails: readonly StaffMailRow['state'][],
  nowMs: number,
): IncomingItem {
  return {
    id: row.id,
    created_at: new Date(row.created_at).toISOString(),
    title: row.title,
    person: row.person,
    company: row.company,
    email: row.email,
    project: row.project,
    subject: row.subject,
    total_in_cents: row.total_cents,
    currency: row.total_cents === null ? null : (row.currency ?? unnamedCurrency),
    state: stateAt(row, nowMs),
    valid_until: timeOrNull(row.valid_until),
    begins_at: timeOrNull(row.starts_at),
    phone: row.phone,
    place: row.place,
    country: row.country,
    market: row.market,
    dealer: row.dealer,
    product: row.product,
    handled: row.handled === 1,
    assigned_to: row.assigned_to,
    follow_up:
      row.follow_up_at === null
        ? null
        : { at: new Date(row.follow_up_at).toISOString(), about: row.follow_up_about },
    mail: worstFirst.find((state) => mails.includes(state)) ?? null,
  };
}

const timeOrNull = (timeMs: number): string | null =>
  Number(timeMs) === 0 ? null : new Date(Number(timeMs)).toISOString();

export function listedMailAnswer(mail: ListedMailRow): ListedMail {
  const parent = parentOf(mail);
  const isPostponed = mail.state === 'waiting' && mail.attempts > 0;
  return {
    ...mailAnswer(mail),
    incoming: parent && { ...parent, title: mail.title ?? '' },
    next_try_at: isPostponed ? new Date(Number(mail.not_before)).toISOString() : null,
  };
}

export const mailAnswer = (mail: StaffMailRow): StaffMail => ({
  id: mail.id,
  kind: mail.kind,
  recipient: mail.recipient,
  recipient_role: mail.recipient_role,
  state: mail.state,
  attempts: mail.attempts,
  last_error: mail.last_error,
  created_at: new Date(mail.created_at).toISOString(),
  sent_at: mail.sent_at === null ? null : new Date(mail.sent_at).toISOString(),
});
