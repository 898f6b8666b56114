import type { ExpiryTimes } from '../db/clock.ts';
import { lockNames } from '../db/locks.ts';
import { insertRows, prepared, runIn } from '../db/prepared.ts';
import type { Db } from '../db/store.ts';
import type { SourceUsesTable } from '../db/tables.ts';
import type { Source } from './source.ts';
import { largestShare } from './source.ts';

export type SourceUse = SourceUsesTable['kind'];

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Hourly total of all sources on a busy day; one source gets a share of it (threat 66). */
export const allSourcesPerHour = { mail: 500, offer: 800, lead: 800, copy: 1600 } as const;

/** Copies of configurations, and quotations that are opened and changed (S18). */
export const copyShare = { kind: 'copy', total: allSourcesPerHour.copy } as const;

interface Question {
  readonly kind: SourceUse;
  /** Total of all sources. */
  readonly total: number;
}

export interface NewUse {
  readonly kind: SourceUse;
  readonly untilMs?: number;
  readonly meetingId?: string;
}

/** On PostgreSQL, transactions of one source run one after the other. Taken before the locks of recipients. */
export const lockSource = (db: Db, source: Source): Promise<void> =>
  lockNames(
    db,
    'sources',
    source.slice(-1).map(({ hash }) => hash),
  );

type KnownUse = Pick<SourceUsesTable, 'kind' | 'source_hash' | 'until'>;

/** What a source has used, over all processes, and what this transaction adds. */
export class SourceUses {
  readonly #known: KnownUse[];
  readonly #added: SourceUsesTable[] = [];
  readonly #nowMs: number;

  private constructor(known: KnownUse[], nowMs: number) {
    this.#known = known;
    this.#nowMs = nowMs;
  }

  /** Its lock must be taken before. */
  static async of(db: Db, source: Source, nowMs: number): Promise<SourceUses> {
    // A future time was written by a wrong clock and would count too long (threat 57).
    const times = { nowMs, latestMs: nowMs + dayMs };
    const found = await Promise.all(source.map(({ hash }) => runIn(db, usesQuery, { hash, ...times })));
    return new SourceUses(found.flat(), nowMs);
  }

  /** How long a source must wait for one more use of that kind; 0: it may now. */
  waitOf(source: Source, { kind, total }: Question): number {
    const waits = source.map(({ hash, width }) => {
      const own = this.#known
        .filter((use) => use.source_hash === hash && use.kind === kind)
        .map(({ until }) => Number(until))
        .sort((one, other) => one - other);
      const excess = own.length - largestShare(total, width);
      return excess < 0 ? 0 : Number(own[excess]) - this.#nowMs;
    });
    return Math.max(0, ...waits);
  }

  /** Counts one more use. */
  add(source: Source, { kind, untilMs, meetingId }: NewUse): void {
    for (const { hash } of source) {
      const until = untilMs ?? this.#nowMs + hourMs;
      const use = { kind, source_hash: hash, at: this.#nowMs, until, meeting_id: meetingId ?? null };
      this.#known.push(use);
      this.#added.push(use);
    }
  }

  /** Writes what was counted. */
  async keep(db: Db): Promise<void> {
    await insertRows(db, 'source_uses', this.#added.splice(0));
  }
}

const usesQuery = prepared<{ hash: string; nowMs: number; latestMs: number }, KnownUse>({
  name: 'source-uses-of',
  kind: 'read',
  build: (db, param) =>
    db
      .selectFrom('source_uses')
      .select(['kind', 'source_hash', 'until'])
      .where('source_hash', '=', param('hash'))
      .where('until', '>', param('nowMs'))
      .where('at', '<=', param('latestMs')),
});

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

/**
 * Runs outside visitors' transactions, like the limits of recipients. They end by `expiryMs`: a mistake of the clock
 * frees no share that is used.
 */
export async function forgetOldUses(db: Db, { nowMs, expiryMs }: ExpiryTimes): Promise<void> {
  await db
    .deleteFrom('source_uses')
    .where((row) => row.or([row('until', '<=', expiryMs), row('at', '>', nowMs + dayMs)]))
    .execute();
}
