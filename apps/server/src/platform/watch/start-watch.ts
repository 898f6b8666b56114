import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { sayGoodbye, signOfLife } from '../db/processes.ts';
import type { Store } from '../db/store.ts';
import { causeOf } from '../db/store-errors.ts';
import type { GuardedClock } from './guard-clock.ts';

/** Twice within the ten seconds in which a fault must be noticed. */
const everyMs = 4000;

interface WatchLog {
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

interface Parts {
  readonly store: Store;
  readonly clock: GuardedClock;
}

/**
 * Checks every few seconds for faults that visitors do not notice. Storing the time is a write: a disk that cannot be
 * written makes the store not ready.
 */
export function startWatch({ store, clock }: Parts, log: WatchLog): { stop(): Promise<void> } {
  const id = randomUUID();
  const hasPeers = store.engine === 'postgres';
  let wasInDoubt = false;
  const look = async () => {
    await clock.look();
    if (hasPeers) await store.write((db) => signOfLife(db, id, `${hostname()}:${process.pid}`));
    await store.ping();
    const trouble = clock.trouble();
    if (trouble && !wasInDoubt) {
      const [now, seen] = [trouble.machineMs, trouble.seenMs].map((time) => new Date(time).toISOString());
      log.error(
        { now, seen },
        'CLOCK IN DOUBT: nothing is erased and no offer expires until staff confirm it',
      );
    }
    wasInDoubt = trouble !== undefined;
  };
  let looking: Promise<void> | undefined;
  const run = () => {
    looking ??= look()
      .catch((error: unknown) => log.warn(causeOf(error), 'the database cannot be used'))
      .finally(() => {
        looking = undefined;
      });
  };
  run();
  const timer = setInterval(run, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await looking;
      if (hasPeers) await store.write((db) => sayGoodbye(db, id)).catch(() => {});
    },
  };
}
