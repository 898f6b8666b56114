import { sql } from 'kysely';
import { describeMeeting } from './describe-incoming.ts';
import { recordIncoming } from './incoming.ts';
import { recordIncomingEvents } from './incoming-events.ts';
import type { Db, EngineName } from './store.ts';
import type { MeetingsTable } from './tables.ts';

/**
 * Makes changes of the calendar take turns. The unique key would stop a second booking as well, but in PostgreSQL only
 * by failing the transaction. SQLite writes one after the other anyway.
 */
export async function lockCalendar(db: Db, engine: EngineName): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended('meetings', 0))`.execute(db);
}

/** The times taken from now on. */
export async function takenSlots(db: Db, fromMs: number): Promise<number[]> {
  const rows = await db
    .selectFrom('meetings')
    .select('slot')
    .where('slot', 'is not', null)
    .where('slot', '>=', fromMs)
    .execute();
  return rows.flatMap(({ slot }) => (slot === null ? [] : [Number(slot)]));
}

export function meetingInSlot(db: Db, slot: number): Promise<MeetingsTable | undefined> {
  return db.selectFrom('meetings').selectAll().where('slot', '=', slot).executeTakeFirst();
}

export function findMeeting(db: Db, id: string): Promise<MeetingsTable | undefined> {
  return db.selectFrom('meetings').selectAll().where('id', '=', id).executeTakeFirst();
}

/** By the hash of the token in its link. */
export function findMeetingByToken(db: Db, tokenHash: string): Promise<MeetingsTable | undefined> {
  return db.selectFrom('meetings').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/** Staff see it from the same transaction on (D14). */
export async function insertMeeting(db: Db, meeting: MeetingsTable, timeZone: string): Promise<void> {
  await db.insertInto('meetings').values(meeting).execute();
  await recordIncoming(db, describeMeeting(meeting, timeZone));
}

/** Moved or cancelled; it comes up again in the list of staff as not handled. */
export async function changeMeeting(
  db: Db,
  changed: MeetingsTable,
  timeZone: string,
  nowMs: number,
): Promise<void> {
  const { id, starts_at, ends_at, slot, sequence, content } = changed;
  await db
    .updateTable('meetings')
    .set({ starts_at, ends_at, slot, sequence, content })
    .where('id', '=', id)
    .execute();
  const { title, subject } = describeMeeting(changed, timeZone);
  await db
    .updateTable('incoming')
    .set({ title, subject, handled: 0, handled_by: null })
    .where('kind', '=', 'meetings')
    .where('id', '=', id)
    .execute();
  await recordIncomingEvents(db, [
    {
      kind: 'meetings',
      incoming_id: id,
      at: nowMs,
      ...(slot === null
        ? { event: 'cancelled' as const }
        : { event: 'moved' as const, details: new Date(starts_at).toISOString() }),
    },
  ]);
}
