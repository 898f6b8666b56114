import { interleavePublishes } from '../apps/server/src/admin/testing/interleave-publishes.ts';
import { openStore } from '../apps/server/src/store/open-store.ts';
import { runRounds } from './shared/run-rounds.ts';
import type { Torture } from './torture.ts';

/**
 * `npm run torture -- race-lists --rounds 10000`: prices, options, dealers and releases published at the same time, the
 * steps in an order drawn by chance. Whenever something was written, every unit has a price for every option. A run
 * begins where the one before ended, so that no order is tried twice.
 */
export const torture: Torture<{ rounds: number }> = {
  options: { rounds: 1000 },
  run: async ({ rounds }, ledger) => {
    const store = await openStore({ engine: 'sqlite', dataDir: ':memory:' });
    const done = ledger.figures().rounds ?? 0;
    try {
      return await runRounds(rounds, [(round) => interleavePublishes(store, done + round)], ledger);
    } finally {
      await store.close();
    }
  },
};
