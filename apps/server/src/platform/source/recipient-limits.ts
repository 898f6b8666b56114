import { hash } from 'node:crypto';
import { addressKey } from '../db/address-key.ts';
import { lockNames } from '../db/locks.ts';
import { insertRows, prepared, runIn } from '../db/prepared.ts';
import type { Db } from '../db/store.ts';
import type { RecipientLimitsTable } from '../db/tables.ts';
import type { Source } from './source.ts';
import { allSourcesPerHour, lockSource, SourceUses } from './source-uses.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const perHour = 3;
const perDay = 10;
/** Limit for all addresses together: more than a sales office needs, and low enough to stop a flood (threat 15). */
export const allPerHour = allSourcesPerHour.mail;

/** A "+tag" does not change the mailbox, so it is removed. */
const mailboxOf = (recipient: string): string => addressKey(recipient).replace(/(?<=.)\+[^@]*(?=@)/, '');

const hashOf = (recipient: string): string => hash('sha256', mailboxOf(recipient), 'base64url');

/** On PostgreSQL, transactions that mail the same address run one after the other. */
export const lockRecipients = (db: Db, recipients: readonly string[]): Promise<void> =>
  lockNames(db, 'recipients', recipients.map(hashOf));

/**
 * Whether one more mail may be sent to an address typed by a visitor: three an hour, ten a day, over all processes
 * (D9, threat 14), 500 an hour in total, and of these a share per source (threat 66). An allowed mail is counted in
 * the same transaction.
 */
export async function mayMail(
  db: Db,
  recipient: string,
  nowMs: number,
  source: Source = [],
): Promise<boolean> {
  await lockSource(db, source);
  await lockRecipients(db, [recipient]);
  const [uses, limits] = await Promise.all([
    SourceUses.of(db, source, nowMs),
    RecipientLimits.of(db, [recipient], nowMs),
  ]);
  const may = limits.mayMail(recipient, source, uses);
  await Promise.all([uses.keep(db), limits.keep(db)]);
  return may;
}

/** The mails to some addresses typed by visitors, and those that this transaction adds. */
export class RecipientLimits {
  readonly #sent: ReadonlyMap<string, number[]>;
  readonly #added: RecipientLimitsTable[] = [];
  readonly #nowMs: number;
  #left: number;

  private constructor(sent: ReadonlyMap<string, number[]>, left: number, nowMs: number) {
    this.#sent = sent;
    this.#left = left;
    this.#nowMs = nowMs;
  }

  /** Their locks must be taken before. */
  static async of(db: Db, recipients: readonly string[], nowMs: number): Promise<RecipientLimits> {
    const hashes = [...new Set(recipients.map(hashOf))];
    // A future time was written by a wrong clock and would count too long (threat 57).
    const times = { after: nowMs - dayMs, until: nowMs + dayMs };
    const found = await Promise.all(
      hashes.map((recipientHash) => runIn(db, sentQuery, { recipientHash, ...times })),
    );
    const sent = new Map(
      hashes.map((hash, index) => [hash, found[index]?.map(({ at }) => Number(at)) ?? []]),
    );
    const hasSpace = [...sent.values()].some((times) => hasSpaceFor(times, nowMs));
    return new RecipientLimits(sent, hasSpace ? await mailsLeft(db, nowMs) : 0, nowMs);
  }

  /** Counts an allowed mail. */
  mayMail(recipient: string, source: Source, uses: SourceUses): boolean {
    const hash = hashOf(recipient);
    const sent = this.#sent.get(hash);
    if (!sent) throw new Error('The limits of this address were not loaded.');
    if (uses.waitOf(source, share) > 0 || !hasSpaceFor(sent, this.#nowMs) || this.#left === 0) return false;
    sent.push(this.#nowMs);
    this.#left -= 1;
    this.#added.push({ recipient_hash: hash, at: this.#nowMs });
    uses.add(source, share);
    return true;
  }

  /** Writes what was counted. */
  async keep(db: Db): Promise<void> {
    await insertRows(db, 'recipient_limits', this.#added.splice(0));
  }
}

const share = { kind: 'mail', total: allPerHour } as const;

const hasSpaceFor = (sent: readonly number[], nowMs: number): boolean =>
  sent.filter((at) => at > nowMs - hourMs).length < perHour && sent.length < perDay;

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
  const [row] = await runIn(db, countQuery, { after: nowMs - hourMs, until: nowMs + dayMs });
  return Math.max(0, allPerHour - Number(row?.all));
}

const countQuery = prepared<{ after: number; until: number }, { all: number }>({
  name: 'recipient-limits-count',
  kind: 'read',
  build: (db, param) =>
    db
      .selectFrom('recipient_limits')
      .select((row) => row.fn.countAll<number>().as('all'))
      .where('at', '>', param('after'))
      .where('at', '<=', param('until')),
});

/** Runs outside visitors' transactions: two that delete the same rows would wait for each other (S4). */
export async function forgetOldLimits(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('recipient_limits')
    .where((row) => row.or([row('at', '<=', nowMs - dayMs), row('at', '>', nowMs + dayMs)]))
    .execute();
}
