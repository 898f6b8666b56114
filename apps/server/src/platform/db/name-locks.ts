import { sql } from 'kysely';
import { engineOf, prepared, runIn } from './prepared.ts';
import type { Db } from './store.ts';

/** Whether a transaction waits for a lock that another one has, or goes on without it. */
export type Patience = 'waits' | 'goes-on';

/** Arbitrary, the same in every process. */
const groups = { recipients: 731_045, sources: 731_046 } as const;

/**
 * Locks names until the end of the transaction, and returns those that it has. PostgreSQL runs transactions
 * concurrently: those with the same name run one after the other, the others do not wait (S4). A transaction locks all
 * its names of a group at once, in one order, to avoid deadlocks. SQLite always serialises.
 */
export async function lockNames(
  db: Db,
  group: keyof typeof groups,
  names: readonly string[],
  patience: Patience = 'waits',
): Promise<ReadonlySet<string>> {
  const sorted = [...new Set(names)].sort();
  if (engineOf(db) === 'sqlite') return new Set(sorted);
  const query = lockQueries[patience];
  const locked = await Promise.all(sorted.map((name) => runIn(db, query, { group: groups[group], name })));
  return new Set(sorted.filter((_, at) => patience === 'waits' || locked[at]?.[0]?.locked));
}

const lockQuery = (name: string, lock: 'pg_advisory_xact_lock' | 'pg_try_advisory_xact_lock') =>
  prepared<{ group: number; name: string }, { locked: unknown }>({
    name,
    kind: 'read',
    build: (db, param) => ({
      compile: () =>
        sql<{
          locked: unknown;
        }>`select ${sql.raw(lock)}(${param('group')}::int, hashtext(${param('name')})) as locked`.compile(db),
    }),
  });
const lockQueries = {
  waits: lockQuery('name-lock', 'pg_advisory_xact_lock'),
  'goes-on': lockQuery('name-try-lock', 'pg_try_advisory_xact_lock'),
};
