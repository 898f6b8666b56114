import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Source } from '../source/source.ts';
import { addressKey } from './address-key.ts';
import { allSourcesPerHour, recordUse, waitOfSource } from './source-uses.ts';
import type { Db, EngineName } from './store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const perHour = 3;
const perDay = 10;
/** Any number, the same in every process: the group of locks that belong to recipients. */
const recipientLocks = 731_045;
/** All addresses together: more than any sales office answers, and few enough to stop a flood (threat 15). */
export const allPerHour = allSourcesPerHour.mail;

/** Many addresses lead to one mailbox: a "+tag" makes no other reader. */
const mailboxOf = (recipient: string): string => addressKey(recipient).replace(/(?<=.)\+[^@]*(?=@)/, '');

const hashOf = (recipient: string): string => hash('sha256', mailboxOf(recipient), 'base64url');

/**
 * PostgreSQL runs transactions beside each other: those that mail the same address take turns, the others do not wait
 * (S4). A transaction that mails several addresses locks all of them first, in one order, so that no two wait for
 * each other. SQLite always takes turns.
 */
export async function lockRecipients(
  db: Db,
  engine: EngineName,
  recipients: readonly string[],
): Promise<void> {
  if (engine === 'sqlite') return;
  for (const recipient of recipients.map(hashOf).sort()) {
    await sql`select pg_advisory_xact_lock(${recipientLocks}, hashtext(${recipient}))`.execute(db);
  }
}

/**
 * Whether one more mail may go to an address that a visitor typed: three an hour, ten a day, whichever process
 * asks (D9, threat 14), 500 an hour to all of them together, and of these a share for one source (threat 66). A mail
 * that may go is counted in the same transaction; one that may not is not.
 */
export async function mayMail(
  db: Db,
  engine: EngineName,
  recipient: string,
  nowMs: number,
  source: Source = [],
): Promise<boolean> {
  const recipientHash = hashOf(recipient);
  const share = { kind: 'mail', total: allPerHour } as const;
  if ((await waitOfSource(db, engine, source, share, nowMs)) > 0) return false;
  await lockRecipients(db, engine, [recipient]);
  const sent = await db
    .selectFrom('recipient_limits')
    .select('at')
    .where('recipient_hash', '=', recipientHash)
    .where('at', '>', nowMs - dayMs)
    // A time to come was written by a clock that was wrong, and would count for as long as it was (threat 57).
    .where('at', '<=', nowMs + dayMs)
    .execute();
  const lastHour = sent.filter(({ at }) => at > nowMs - hourMs).length;
  if (lastHour >= perHour || sent.length >= perDay) return false;
  if ((await mailsLeft(db, nowMs)) === 0) return false;
  await db.insertInto('recipient_limits').values({ recipient_hash: recipientHash, at: nowMs }).execute();
  await recordUse(db, source, share, nowMs);
  return true;
}

/** How many mails to typed addresses may still go out in this hour. */
export async function mailsLeft(db: Db, nowMs: number): Promise<number> {
  const { all } = await db
    .selectFrom('recipient_limits')
    .select((row) => row.fn.countAll<number>().as('all'))
    .where('at', '>', nowMs - hourMs)
    .where('at', '<=', nowMs + dayMs)
    .executeTakeFirstOrThrow();
  return Math.max(0, allPerHour - Number(all));
}

/** Outside the transactions of visitors: two that forget the same rows would wait for each other (S4). */
export async function forgetOldLimits(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('recipient_limits')
    .where((row) => row.or([row('at', '<=', nowMs - dayMs), row('at', '>', nowMs + dayMs)]))
    .execute();
}
