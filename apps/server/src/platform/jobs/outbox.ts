import type { ExpressionBuilder } from 'kysely';
import type { Db } from '../db/store.ts';
import type { OutboxTable, Tables } from '../db/tables.ts';

export type OutboxMessage = OutboxTable;

/** Kinds that are calls to other systems; all others are mails. */
export const callKinds = ['webhook', 'hubspot'] as const;
export type CallKind = (typeof callKinds)[number];
export type OutboxLaneName = 'mail' | CallKind;

export const laneOf = (kind: string): OutboxLaneName => callKinds.find((call) => call === kind) ?? 'mail';

export interface Claim {
  readonly lane: OutboxLaneName;
  /** Name of the claiming process. */
  readonly owner: string;
  readonly nowMs: number;
  readonly leaseMs: number;
}

/** Few at a time, so that other processes can take the rest. */
const candidatesAtOnce = 8;

/** Longer than any backoff: a time further in the future was written by a wrong clock (threat 57). */
const impossibleMs = 24 * 3_600_000;

/** Messages that are due, or whose lease has expired. */
export async function dueMessages(db: Db, { lane, nowMs }: Claim): Promise<Pick<OutboxTable, 'id'>[]> {
  return db
    .selectFrom('outbox')
    .select('id')
    .where((row) =>
      row.or([
        row.and([row('state', '=', 'waiting'), row('not_before', '<=', nowMs)]),
        row.and([row('state', '=', 'waiting'), row('not_before', '>', nowMs + impossibleMs)]),
        row.and([row('state', '=', 'sending'), lapsed(row, nowMs)]),
      ]),
    )
    .where('kind', lane === 'mail' ? 'not in' : 'in', lane === 'mail' ? [...callKinds] : [lane])
    .orderBy('not_before')
    .orderBy('id')
    .limit(candidatesAtOnce)
    .execute();
}

const lapsed = (row: ExpressionBuilder<Tables, 'outbox'>, nowMs: number) =>
  row.or([row('lease_until', '<', nowMs), row('lease_until', '>', nowMs + impossibleMs)]);

/** Claims one message for the duration of the lease. Undefined: another process was faster. */
export async function claimMessage(
  db: Db,
  id: string,
  { owner, nowMs, leaseMs }: Claim,
): Promise<OutboxMessage | undefined> {
  return db
    .updateTable('outbox')
    .set({ state: 'sending', lease_owner: owner, lease_until: nowMs + leaseMs })
    .where('id', '=', id)
    .where((row) =>
      row.or([row('state', '=', 'waiting'), row.and([row('state', '=', 'sending'), lapsed(row, nowMs)])]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Changes a message that is still claimed by this process; after its lease expired, another may have it. */
async function settle(
  db: Db,
  { id, lease_owner }: OutboxMessage,
  change: Partial<OutboxTable>,
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ ...change, lease_owner: null, lease_until: null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .where('lease_owner', '=', lease_owner)
    .execute();
}

/** Composed once, so that every attempt sends the same bytes. */
export async function keepComposed(db: Db, id: string, raw: Uint8Array): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ raw: Buffer.from(raw) })
    .where('id', '=', id)
    .execute();
}

export const markSent = (db: Db, message: OutboxMessage, nowMs: number, keepRaw: boolean): Promise<void> =>
  settle(db, message, {
    state: 'sent',
    sent_at: nowMs,
    attempts: message.attempts + 1,
    last_error: null,
    ...(!keepRaw && { raw: null }),
  });

/** Requeues a message unchanged: the server was unreachable, which does not count as an attempt (D9). */
export const putBack = (db: Db, message: OutboxMessage, reason: string): Promise<void> =>
  settle(db, message, { state: 'waiting', last_error: reason });

export const postpone = (db: Db, message: OutboxMessage, notBefore: number, reason: string): Promise<void> =>
  settle(db, message, {
    state: 'waiting',
    not_before: notBefore,
    attempts: message.attempts + 1,
    last_error: reason,
  });

export const bury = (db: Db, message: OutboxMessage, reason: string): Promise<void> =>
  settle(db, message, { state: 'dead', attempts: message.attempts + 1, last_error: reason });

/** Captured mails, newest first. */
export function capturedMails(
  db: Db,
): Promise<Pick<OutboxTable, 'id' | 'kind' | 'recipient' | 'recipient_role' | 'sent_at'>[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'kind', 'recipient', 'recipient_role', 'sent_at'])
    .where('state', '=', 'sent')
    .where('raw', 'is not', null)
    .where('kind', 'not in', [...callKinds])
    .orderBy('sent_at', 'desc')
    .limit(200)
    .execute();
}

export async function capturedMail(db: Db, id: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('raw')
    .where('id', '=', id)
    .where('state', '=', 'sent')
    .executeTakeFirst();
  return row?.raw ?? undefined;
}

/** Sales must know if the customer has not received anything (D9). */
export async function isVisitorMailHeld(db: Db, offerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('outbox')
    .select('id')
    .where('offer_id', '=', offerId)
    .where('recipient_role', '=', 'visitor')
    .where('state', '=', 'held')
    .executeTakeFirst();
  return row !== undefined;
}

/** The newest quotation mail to the visitor. */
export function visitorMailOf(
  db: Db,
  offerId: string,
): Promise<Pick<OutboxTable, 'id' | 'state' | 'recipient'> | undefined> {
  return db
    .selectFrom('outbox')
    .select(['id', 'state', 'recipient'])
    .where('offer_id', '=', offerId)
    .where('kind', '=', 'offer')
    .where('recipient_role', '=', 'visitor')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The payload of an offer's messages; it is the same for all of them. */
export async function payloadOfOffer(db: Db, offerId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('outbox')
    .select('payload')
    .where('offer_id', '=', offerId)
    .where('kind', '=', 'offer')
    .executeTakeFirst();
  return row?.payload;
}

/** The number of unsent messages by state, and the age of the oldest. */
export async function queueFigures(
  db: Db,
): Promise<{ readonly state: string; readonly messages: number; readonly oldest: number }[]> {
  const rows = await db
    .selectFrom('outbox')
    .select((row) => [
      'state',
      row.fn.countAll<number>().as('messages'),
      row.fn.min<number>('created_at').as('oldest'),
    ])
    .where('state', 'in', ['waiting', 'sending', 'held', 'dead'])
    .groupBy('state')
    .execute();
  return rows.map(({ state, messages, oldest }) => ({
    state,
    messages: Number(messages),
    oldest: Number(oldest),
  }));
}

/** Messages that wait for a decision by staff. */
export async function countHeld(db: Db): Promise<number> {
  const { held } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('held'))
    .where('state', '=', 'held')
    .executeTakeFirstOrThrow();
  return Number(held);
}
