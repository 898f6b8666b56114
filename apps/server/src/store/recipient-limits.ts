import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { addressKey } from './address-key.ts';
import type { Db, EngineName } from './store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const perHour = 3;
const perDay = 10;
/** Any number, the same in every process. */
const limitsLock = 7_310_455_202;
/** All addresses together: more than any sales office answers, and few enough to stop a flood (threat 15). */
export const allPerHour = 500;

/** Many addresses lead to one mailbox: a "+tag" makes no other reader. */
const mailboxOf = (recipient: string): string => addressKey(recipient).replace(/(?<=.)\+[^@]*(?=@)/, '');

/**
 * Whether one more mail may go to an address that a visitor typed: three an hour, ten a day, whichever process
 * asks (D9, threat 14), and 500 an hour to all of them together. A mail that may go is counted in the same
 * transaction; one that may not is not.
 */
export async function mayMail(
  db: Db,
  engine: EngineName,
  recipient: string,
  nowMs: number,
): Promise<boolean> {
  const recipientHash = hash('sha256', mailboxOf(recipient), 'base64url');
  // PostgreSQL runs transactions beside each other: here they take turns, one lock for all addresses, so that two
  // offers to the same two addresses cannot wait for each other. SQLite always takes turns.
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${limitsLock})`.execute(db);
  // A time to come was written by a clock that was wrong, and would count for as long as it was (threat 57).
  await db
    .deleteFrom('recipient_limits')
    .where((row) => row.or([row('at', '<=', nowMs - dayMs), row('at', '>', nowMs + dayMs)]))
    .execute();
  const sent = await db
    .selectFrom('recipient_limits')
    .select('at')
    .where('recipient_hash', '=', recipientHash)
    .execute();
  const lastHour = sent.filter(({ at }) => at > nowMs - hourMs).length;
  if (lastHour >= perHour || sent.length >= perDay) return false;
  const { all } = await db
    .selectFrom('recipient_limits')
    .select((row) => row.fn.countAll<number>().as('all'))
    .where('at', '>', nowMs - hourMs)
    .executeTakeFirstOrThrow();
  if (Number(all) >= allPerHour) return false;
  await db.insertInto('recipient_limits').values({ recipient_hash: recipientHash, at: nowMs }).execute();
  return true;
}
