import { readSource } from '../source/source.ts';
import { mayMail } from './recipient-limits.ts';
import type { Db, EngineName } from './store.ts';

/** A mail that found no room is asked again after this, so that none stands in the way of others. */
const askAgainMs = 5 * 60_000;
/** Older ones wait for staff: nobody gets today what somebody typed last week (threat 14). */
const leavesByItselfMs = 24 * 3_600_000;
const atOnce = 100;

/** Held mails whose turn it is to be asked whether there is room. */
export async function heldMails(db: Db, nowMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'held')
    .where('not_before', '<=', nowMs)
    .where('created_at', '>', nowMs - leavesByItselfMs)
    .orderBy('not_before')
    .orderBy('id')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Puts a held mail into the queue if its recipient, its source and all together have room for it. */
export async function releaseIfRoom(db: Db, engine: EngineName, id: string, nowMs: number): Promise<boolean> {
  const mail = await db
    .updateTable('outbox')
    .set({ not_before: nowMs + askAgainMs })
    .where('id', '=', id)
    .where('state', '=', 'held')
    // Another process asks for it at this moment.
    .where('not_before', '<=', nowMs)
    .returning(['recipient', 'source'])
    .executeTakeFirst();
  if (!mail || !(await mayMail(db, engine, mail.recipient, nowMs, readSource(mail.source)))) return false;
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', not_before: nowMs, source: null })
    .where('id', '=', id)
    .execute();
  return true;
}
