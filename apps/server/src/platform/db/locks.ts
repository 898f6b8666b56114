import { sql } from 'kysely';
import { engineOf, prepared, runIn } from './prepared.ts';
import type { Db } from './store.ts';
import { StoreUnavailable } from './store-errors.ts';

/** Arbitrary, the same in every process. */
const groups = { recipients: 731_045, sources: 731_046, digests: 731_047 } as const;

/**
 * Locks names until the end of the transaction. PostgreSQL runs transactions concurrently: those with the same name run
 * one after the other, the others do not wait (S4). A transaction locks all its names of a group at once, in one order,
 * to avoid deadlocks. SQLite always serialises.
 */
export async function lockNames(db: Db, group: keyof typeof groups, names: readonly string[]): Promise<void> {
  if (engineOf(db) === 'sqlite') return;
  const sorted = [...new Set(names)].sort();
  await Promise.all(sorted.map((name) => runIn(db, lockQuery, { group: groups[group], name })));
}

const lockQuery = prepared<{ group: number; name: string }, unknown>({
  name: 'name-lock',
  kind: 'read',
  build: (db, param) => ({
    compile: () =>
      sql`select pg_advisory_xact_lock(${param('group')}::int, hashtext(${param('name')}))`.compile(db),
  }),
});

/**
 * Runs one work after the other; who waits for its turn longer than `maxWaitMs` is refused. A process that freezes then
 * leaves one open transaction that blocks other processes until the database ends it, and not one after the other (S4).
 */
export function turns(maxWaitMs: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let before: Promise<unknown> = Promise.resolve();
  return (work) => {
    const until = performance.now() + maxWaitMs;
    const own = before.then(() => {
      if (performance.now() > until) throw new StoreUnavailable('those before take too long');
      return work();
    });
    before = own.catch(() => {});
    return own;
  };
}
