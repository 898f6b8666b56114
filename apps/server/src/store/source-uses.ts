import { sql } from 'kysely';
import { largestShare } from '../source/largest-share.ts';
import type { Source } from '../source/source.ts';
import type { Db, EngineName } from './store.ts';
import type { SourceUsesTable } from './tables.ts';

export type SourceUse = SourceUsesTable['kind'];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Arbitrary, the same in every process: the group of advisory locks for sources. */
const sourceLocks = 731_046;

/** Hourly total of all sources on a busy day; one source gets a share of it (threat 66). */
export const allSourcesPerHour = { mail: 500, offer: 800, lead: 800 } as const;

interface Question {
  readonly kind: SourceUse;
  /** Total of all sources. */
  readonly total: number;
}

/**
 * How long a source must wait for one more use of that kind, over all processes; 0: it may now. On PostgreSQL,
 * transactions of one source run one after the other, others do not wait. This lock is taken before those of
 * recipients.
 */
export async function waitOfSource(
  db: Db,
  engine: EngineName,
  source: Source,
  { kind, total }: Question,
  nowMs: number,
): Promise<number> {
  const widest = source.at(-1);
  if (!widest) return 0;
  if (engine === 'postgres') {
    await sql`select pg_advisory_xact_lock(${sourceLocks}, hashtext(${widest.hash}))`.execute(db);
  }
  const uses = await db
    .selectFrom('source_uses')
    .select(['source_hash', 'until'])
    .where(
      'source_hash',
      'in',
      source.map(({ hash }) => hash),
    )
    .where('kind', '=', kind)
    .where('until', '>', nowMs)
    // A future time was written by a wrong clock and would count too long (threat 57).
    .where('at', '<=', nowMs + dayMs)
    .orderBy('until')
    .execute();
  const waits = source.map(({ hash, width }) => {
    const own = uses.filter(({ source_hash }) => source_hash === hash);
    const excess = own.length - largestShare(total, width);
    return excess < 0 ? 0 : Number(own[excess]?.until) - nowMs;
  });
  return Math.max(0, ...waits);
}

export interface NewUse {
  readonly kind: SourceUse;
  readonly untilMs?: number;
  readonly meetingId?: string;
}

/** Counts one more use, in the transaction that checked it. */
export async function recordUse(
  db: Db,
  source: Source,
  { kind, untilMs, meetingId }: NewUse,
  nowMs: number,
): Promise<void> {
  if (source.length === 0) return;
  await db
    .insertInto('source_uses')
    .values(
      source.map(({ hash }) => ({
        kind,
        source_hash: hash,
        at: nowMs,
        until: untilMs ?? nowMs + hourMs,
        meeting_id: meetingId ?? null,
      })),
    )
    .execute();
}

/** A booking counts as long as it holds its time. False: it no longer counts. */
export async function extendBooking(db: Db, meetingId: string, untilMs: number): Promise<boolean> {
  const result = await db
    .updateTable('source_uses')
    .set({ until: untilMs })
    .where('meeting_id', '=', meetingId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function forgetBookings(db: Db, meetingIds: readonly string[]): Promise<void> {
  if (meetingIds.length === 0) return;
  await db.deleteFrom('source_uses').where('meeting_id', 'in', meetingIds).execute();
}

/** Runs outside visitors' transactions, like the limits of recipients. */
export async function forgetOldUses(db: Db, nowMs: number): Promise<void> {
  await db
    .deleteFrom('source_uses')
    .where((row) => row.or([row('until', '<=', nowMs), row('at', '>', nowMs + dayMs)]))
    .execute();
}
