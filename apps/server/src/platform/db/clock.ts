import type { Db } from './store.ts';

/** The machine's time, and the one by which things end, which a mistake of the clock does not move. */
export interface ExpiryTimes {
  readonly nowMs: number;
  readonly expiryMs: number;
}

/** The id of the only row. */
const id = 1;

/**
 * Stores the time, unless it differs from the last one by more than `maxGapMs`: then staff must confirm it first.
 * Returns the last stored time. A database without one starts with the newest time in its rows.
 */
export async function noteTime(db: Db, nowMs: number, maxGapMs: number): Promise<number> {
  await db
    .updateTable('clock')
    .set({ seen_at: nowMs })
    .where('seen_at', '<', nowMs)
    .where('seen_at', '>=', nowMs - maxGapMs)
    .execute();
  const known = await db.selectFrom('clock').select('seen_at').where('id', '=', id).executeTakeFirst();
  if (known) return known.seen_at;
  const seenAt = (await newestTime(db)) ?? nowMs;
  await db
    .insertInto('clock')
    .values({ id, seen_at: seenAt, confirmed_at: null, confirmed_by: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return seenAt;
}

export async function confirmTime(db: Db, nowMs: number, author: string): Promise<void> {
  await db
    .updateTable('clock')
    .set({ seen_at: nowMs, confirmed_at: nowMs, confirmed_by: author })
    .where('id', '=', id)
    .execute();
}

/** The time of the last visitor action in the rows. */
async function newestTime(db: Db): Promise<number | undefined> {
  const { incoming } = await db
    .selectFrom('incoming')
    .select(({ fn }) => fn.max('created_at').as('incoming'))
    .executeTakeFirstOrThrow();
  const { configured } = await db
    .selectFrom('configurations')
    .select(({ fn }) => fn.max('updated_at').as('configured'))
    .executeTakeFirstOrThrow();
  const times = [incoming, configured].filter((time) => time !== null).map(Number);
  return times.length === 0 ? undefined : Math.max(...times);
}
