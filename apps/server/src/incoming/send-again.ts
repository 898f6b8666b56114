import { randomUUIDv7 } from 'node:crypto';
import type { Db } from '../platform/db/store.ts';
import type { OutboxTable } from '../platform/db/tables.ts';
import type { IncomingKind } from './incoming.ts';
import { recordIncomingEvents } from './incoming-events.ts';

/** What a mail belongs to. */
export const parentOf = (
  mail: Pick<OutboxTable, 'offer_id' | 'lead_id' | 'meeting_id'>,
): { kind: IncomingKind; id: string } | null => {
  if (mail.offer_id) return { kind: 'quotations', id: mail.offer_id };
  if (mail.lead_id) return { kind: 'leads', id: mail.lead_id };
  return mail.meeting_id ? { kind: 'meetings', id: mail.meeting_id } : null;
};

/**
 * Sends a mail again. An unsent mail is put back into the queue; a sent one is queued with a new Message-ID, because
 * a mail server would drop a duplicate. False: there is no such mail.
 */
export async function sendAgain(db: Db, id: string, author: string, nowMs: number): Promise<boolean> {
  const mail = await db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
  if (!mail) return false;
  const parent = parentOf(mail);
  if (parent) {
    const event = { event: 'sent-again', author, details: mail.recipient, at: nowMs } as const;
    await recordIncomingEvents(db, [{ kind: parent.kind, incoming_id: parent.id, ...event }]);
  }
  const fresh = queuedAnew(nowMs);
  if (mail.state === 'sent') {
    const copyId = randomUUIDv7();
    await db
      .insertInto('outbox')
      .values({
        ...mail,
        ...fresh,
        id: copyId,
        message_id: `<${copyId}@silowright>`,
        raw: null,
        created_at: nowMs,
        sent_at: null,
      })
      .execute();
  } else {
    await db.updateTable('outbox').set(fresh).where('id', '=', id).where('state', '!=', 'sending').execute();
  }
  return true;
}

export const queuedAnew = (nowMs: number) => ({
  state: 'waiting' as const,
  attempts: 0,
  not_before: nowMs,
  lease_until: null,
  lease_owner: null,
  last_error: null,
  source: null,
  digest_id: null,
});
