import type { ExpressionBuilder } from 'kysely';
import type { Db, Store } from '../db/store.ts';
import type { Tables } from '../db/tables.ts';
import { mayMail } from '../source/recipient-limits.ts';
import { readSource } from '../source/source.ts';
import { forgetOldUses } from '../source/source-uses.ts';
import type { GuardedClock } from '../watch/guard-clock.ts';

/** A mail without space is checked again after this time, so that none blocks others. */
const askAgainMs = 5 * 60_000;
/** More than the difference between the clocks of two machines: written by a wrong clock (threat 57). */
const impossibleMs = 3_600_000;
/** Older ones wait for staff, so that nobody gets today what was typed last week (threat 14). */
const leavesByItselfMs = 24 * 3_600_000;
const atOnce = 100;

const isDue = (nowMs: number) => (row: ExpressionBuilder<Tables, 'outbox'>) =>
  row.or([row('not_before', '<=', nowMs), row('not_before', '>', nowMs + impossibleMs)]);

/** Held mails that are due for a check. */
export async function heldMails(db: Db, nowMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'held')
    .where(isDue(nowMs))
    .where('created_at', '>', nowMs - leavesByItselfMs)
    .orderBy('not_before')
    .orderBy('id')
    .limit(atOnce)
    .execute();
  return rows.map(({ id }) => id);
}

/** Queues a held mail if its recipient, its source and the total have space. */
export async function releaseIfAllowed(db: Db, id: string, nowMs: number): Promise<boolean> {
  const mail = await db
    .updateTable('outbox')
    .set({ not_before: nowMs + askAgainMs })
    .where('id', '=', id)
    .where('state', '=', 'held')
    // Another process may be checking it now.
    .where(isDue(nowMs))
    .returning(['recipient', 'source'])
    .executeTakeFirst();
  if (!mail || !(await mayMail(db, mail.recipient, nowMs, readSource(mail.source)))) return false;
  await db
    .updateTable('outbox')
    .set({ state: 'waiting', not_before: nowMs, source: null })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Releases held mails as soon as there is space; each in a separate commit. */
export async function releaseHeld(
  store: Store,
  { nowMs, expiryMs }: Pick<GuardedClock, 'nowMs' | 'expiryMs'>,
): Promise<number> {
  await store.write((db) => forgetOldUses(db, { nowMs: nowMs(), expiryMs: expiryMs() }));
  let released = 0;
  for (const id of await store.read((db) => heldMails(db, nowMs()))) {
    if (await store.write((db) => releaseIfAllowed(db, id, nowMs()))) released += 1;
  }
  return released;
}
