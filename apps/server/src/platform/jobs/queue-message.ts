import { randomUUIDv7 } from 'node:crypto';
import { insertRow, insertRows } from '../db/prepared.ts';
import type { Db } from '../db/store.ts';
import { type Source, sourceText } from '../source/source.ts';

export interface NewMessage {
  readonly kind: string;
  readonly offerId?: string;
  readonly leadId?: string;
  readonly meetingId?: string;
  readonly recipient: string;
  /** An unverified dealer is an address typed by a visitor (threat 46); a system gets a call, not a mail. */
  readonly recipientRole: 'visitor' | 'dealer' | 'unverified-dealer' | 'sales' | 'system';
  readonly payload: object;
  readonly state: 'waiting' | 'held';
  /** The source whose share a held mail waits for. */
  readonly source?: Source;
  /** Undefined: immediately. */
  readonly notBefore?: number;
}

/** Queues a message in the transaction that causes it, so that neither exists without the other. */
export async function queueMessage(db: Db, message: NewMessage, nowMs: number): Promise<string> {
  const row = rowOf(message, nowMs);
  await insertRow(db, 'outbox', row);
  return row.id;
}

/** The same for several at once. */
export async function queueMessages(db: Db, messages: readonly NewMessage[], nowMs: number): Promise<void> {
  await insertRows(
    db,
    'outbox',
    messages.map((message) => rowOf(message, nowMs)),
  );
}

function rowOf(message: NewMessage, nowMs: number) {
  const id = randomUUIDv7();
  return {
    id,
    offer_id: message.offerId ?? null,
    lead_id: message.leadId ?? null,
    meeting_id: message.meetingId ?? null,
    kind: message.kind,
    recipient: message.recipient,
    recipient_role: message.recipientRole,
    payload: JSON.stringify(message.payload),
    state: message.state,
    attempts: 0,
    not_before: message.notBefore ?? nowMs,
    lease_until: null,
    lease_owner: null,
    message_id: `<${id}@silowright>`,
    raw: null,
    last_error: null,
    created_at: nowMs,
    sent_at: null,
    source: message.state === 'held' ? sourceText(message.source ?? []) : null,
    digest_id: null,
  };
}
