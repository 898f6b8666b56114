import { sql } from 'kysely';
import type { Db } from './store.ts';

/** Two signs of life late: a process at work gives one every four seconds. */
const silentAfterMs = 8000;
/** One that was killed is not mourned for longer. */
const forgottenAfterMs = 600_000;

/** The database's own clock: those of the processes may differ. */
const databaseMs = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;

/** A sign of life of one process; PostgreSQL only, for SQLite has one process. */
export async function signOfLife(db: Db, id: string, name: string): Promise<void> {
  await db
    .insertInto('processes')
    .values({ id, name, seen_at: databaseMs })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: databaseMs }))
    .execute();
  await db
    .deleteFrom('processes')
    .where('seen_at', '<', sql<number>`${databaseMs} - ${sql.lit(forgottenAfterMs)}`)
    .execute();
}

/** Names of processes that neither said goodbye nor gave a sign of life: frozen, killed, or cut off. */
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
