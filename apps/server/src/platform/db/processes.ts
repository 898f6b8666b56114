import { sql } from 'kysely';
import type { Db } from './store.ts';

/** Two missed heartbeats: a running process sends one every four seconds. */
const silentAfterMs = 8000;
/** A killed process is removed from the list after this time. */
const forgottenAfterMs = 600_000;

/** Uses the database's clock, because those of the processes may differ. */
const databaseMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** Heartbeat of a process; PostgreSQL only, because SQLite has one process. */
export async function signOfLife(db: Db, id: string, name: string): Promise<void> {
  await db
    .insertInto('processes')
    .values({ id, name, seen_at: databaseMs })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: databaseMs }))
    .execute();
  await db
    .deleteFrom('processes')
    // A time of the future was written by a wrong clock of the database (threat 57).
    .where(sql<boolean>`abs(seen_at - ${databaseMs}) > ${sql.lit(forgottenAfterMs)}`)
    .execute();
}

/** Names of processes without a heartbeat that did not sign off: frozen, killed or disconnected. */
export async function silentProcesses(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('processes')
    .select('name')
    .where('seen_at', '<', sql<number>`${databaseMs} - ${sql.lit(silentAfterMs)}`)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

export async function sayGoodbye(db: Db, id: string): Promise<void> {
  await db.deleteFrom('processes').where('id', '=', id).execute();
}
