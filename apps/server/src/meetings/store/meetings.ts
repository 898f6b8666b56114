import { sql } from 'kysely';
import { describeMeeting } from '../../incoming/describe-incoming.ts';
import { recordIncoming } from '../../incoming/incoming.ts';
import { recordIncomingEvents } from '../../incoming/incoming-events.ts';
import { addIncomingWords } from '../../incoming/incoming-words.ts';
import type { Db, EngineName } from '../../platform/db/store.ts';
import type { MeetingsTable } from '../../platform/db/tables.ts';

/**
 * Serialises changes of the calendar. The unique key would also stop a second booking, but in PostgreSQL only by
 * failing the transaction. SQLite serialises writes anyway.
 */
export async function lockCalendar(db: Db, engine: EngineName): Promise<void> {
  if (engine === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended('meetings', 0))`.execute(db);
}

/** A time further in the future was written by a wrong clock (threat 57). */
const impossibleMs = 24 * 3_600_000;

/** A booking that was not confirmed in time lapses by `expiryMs`, which a short mistake of the clock does not move. */
export interface CalendarTimes {
  readonly nowMs: number;
  readonly expiryMs: number;
}

/** The taken times from now on; times not confirmed in time are free. */
export async function takenSlots(db: Db, { nowMs, expiryMs }: CalendarTimes): Promise<number[]> {
  const rows = await db
    .selectFrom('meetings')
    .select('slot')
    .where('slot', 'is not', null)
    .where('slot', '>=', nowMs)
    .where((row) =>
      row.or([
        row('confirm_by', 'is', null),
        row.and([row('confirm_by', '>', expiryMs), row('confirm_by', '<=', nowMs + impossibleMs)]),
      ]),
    )
    .execute();
  return rows.flatMap(({ slot }) => (slot === null ? [] : [Number(slot)]));
}

/** Frees times that were not confirmed. Runs before a time is taken, because the key allows one row per time. */
export async function freeLapsed(db: Db, { nowMs, expiryMs }: CalendarTimes): Promise<void> {
  await db
    .updateTable('meetings')
    .set({ slot: null })
    .where('slot', 'is not', null)
    .where((row) => row.or([row('confirm_by', '<=', expiryMs), row('confirm_by', '>', nowMs + impossibleMs)]))
    .execute();
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

/** Confirms, moves or cancels; the item becomes unhandled again in the list of staff. */
export async function changeMeeting(
  db: Db,
  changed: MeetingsTable,
  { event }: { readonly event: 'confirmed' | 'moved' | 'cancelled' },
  timeZone: string,
  nowMs: number,
): Promise<void> {
  const { id, starts_at, ends_at, slot, sequence, content, confirm_by } = changed;
  await db
    .updateTable('meetings')
    .set({ starts_at, ends_at, slot, sequence, content, confirm_by })
    .where('id', '=', id)
    .execute();
  const { title, subject, state, spoken } = describeMeeting(changed, timeZone);
  await db
    .updateTable('incoming')
    .set({ title, subject, state, starts_at, handled: 0, handled_by: null })
    .where('kind', '=', 'meetings')
    .where('id', '=', id)
    .execute();
  await addIncomingWords(db, { kind: 'meetings', id }, spoken);
  await recordIncomingEvents(db, [
    {
      kind: 'meetings',
      incoming_id: id,
      at: nowMs,
      event,
      ...(event === 'moved' && { details: new Date(starts_at).toISOString() }),
    },
  ]);
}
