import type { IncomingItem, StaffMail } from '@silowright/contract/incoming-fields';
import { unnamedCurrency } from '@silowright/domain/catalogue/money';
import { type IncomingQuestion, type IncomingRow, listIncoming } from '../store/incoming.ts';
import { mailsOf, parentOf, type StaffMailRow } from '../store/staff-mails.ts';
import type { Db } from '../store/store.ts';

/** A page with the state of its mails; one extra query, whatever the size of the page. */
export async function readPage(db: Db, question: IncomingQuestion): Promise<IncomingItem[]> {
  const rows = await listIncoming(db, question);
  const mails = await mailsOf(
    db,
    question.kind,
    rows.map(({ id }) => id),
  );
  const states = new Map<string, StaffMailRow['state'][]>();
  for (const mail of mails) {
    const id = parentOf(mail)?.id ?? '';
    states.set(id, [...(states.get(id) ?? []), mail.state]);
  }
  return rows.map((row) => itemOf(row, states.get(row.id) ?? [], question.nowMs));
}

const worstFirst = ['dead', 'held', 'sending', 'waiting', 'discarded', 'sent', 'listed'] as const;

export function itemOf(
  row: IncomingRow,
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
    state: stateOf(row, nowMs),
    handled: row.handled === 1,
    assigned_to: row.assigned_to,
    follow_up:
      row.follow_up_at === null
        ? null
        : { at: new Date(row.follow_up_at).toISOString(), about: row.follow_up_about },
    mail: worstFirst.find((state) => mails.includes(state)) ?? null,
  };
}

export function stateOf(
  { offer_state, valid_until }: Pick<IncomingRow, 'offer_state' | 'valid_until'>,
  nowMs: number,
): IncomingItem['state'] {
  if (offer_state === null) return 'received';
  if (offer_state !== 'open') return offer_state;
  return valid_until !== null && valid_until < nowMs ? 'expired' : 'open';
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
