import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { Source } from '../source/source.ts';
import { addressKey } from './address-key.ts';
import { prepared, runIn } from './engine/prepared.ts';
import { allSourcesPerHour, recordUse, waitOfSource } from './source-uses.ts';
import type { Db, EngineName } from './store.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const perHour = 3;
const perDay = 10;
/** Arbitrary, the same in every process: the group of advisory locks for recipients. */
const recipientLocks = 731_045;
/** Limit for all addresses together: more than a sales office needs, and low enough to stop a flood (threat 15). */
export const allPerHour = allSourcesPerHour.mail;

/** A "+tag" does not change the mailbox, so it is removed. */
const mailboxOf = (recipient: string): string => addressKey(recipient).replace(/(?<=.)\+[^@]*(?=@)/, '');

const hashOf = (recipient: string): string => hash('sha256', mailboxOf(recipient), 'base64url');

/**
 * PostgreSQL runs transactions concurrently: those that mail the same address run one after the other, the others do
 * not wait (S4). A transaction that mails several addresses locks all of them first, in one order, to avoid
 * deadlocks. SQLite always serialises.
 */
export async function lockRecipients(
  db: Db,
  engine: EngineName,
  recipients: readonly string[],
): Promise<void> {
  if (engine === 'sqlite') return;
  await Promise.all(
    recipients
      .map(hashOf)
      .sort()
      .map((recipient) => runIn(db, lockQuery, { recipient })),
  );
}

const lockQuery = prepared<{ recipient: string }, unknown>({
  name: 'recipient-lock',
  kind: 'read',
  build: (db, param) => ({
    compile: () =>
      sql`select pg_advisory_xact_lock(${sql.lit(recipientLocks)}, hashtext(${param('recipient')}))`.compile(
        db,
      ),
  }),
});

/**
 * Whether one more mail may be sent to an address typed by a visitor: three an hour, ten a day, over all processes
 * (D9, threat 14), 500 an hour in total, and of these a share per source (threat 66). An allowed mail is counted in
 * the same transaction.
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
  const [, sent] = await Promise.all([
    lockRecipients(db, engine, [recipient]),
    runIn(db, sentQuery, {
      recipientHash,
      after: nowMs - dayMs,
      // A future time was written by a wrong clock and would count too long (threat 57).
      until: nowMs + dayMs,
    }),
  ]);
  const lastHour = sent.filter(({ at }) => at > nowMs - hourMs).length;
  if (lastHour >= perHour || sent.length >= perDay) return false;
  if ((await mailsLeft(db, nowMs)) === 0) return false;
  await db.insertInto('recipient_limits').values({ recipient_hash: recipientHash, at: nowMs }).execute();
  await recordUse(db, source, share, nowMs);
  return true;
}

const sentQuery = prepared<{ recipientHash: string; after: number; until: number }, { at: number }>({
  name: 'recipient-limits-sent',
  kind: 'read',
  build: (db, param) =>
    db
      .selectFrom('recipient_limits')
      .select('at')
      .where('recipient_hash', '=', param('recipientHash'))
      .where('at', '>', param('after'))
      .where('at', '<=', param('until')),
});

/** How many mails to typed addresses may still be sent in this hour. */
export async function mailsLeft(db: Db, nowMs: number): Promise<number> {
  const { all } = await db
    .selectFrom('recipient_limits')
    .select((row) => row.fn.countAll<number>().as('all'))
    .where('at', '>', nowMs - hourMs)
    .where('at', '<=', nowMs + dayMs)
    .executeTakeFirstOrThrow();
  return Math.max(0, allPerHour - Number(all));
}

/** Runs outside visitors' transactions: two that delete the same rows would wait for each other (S4). */
export async function forgetOldLimits(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('recipient_limits')
    .where((row) => row.or([row('at', '<=', nowMs - dayMs), row('at', '>', nowMs + dayMs)]))
    .execute();
}
