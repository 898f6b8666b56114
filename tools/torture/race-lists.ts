import { openStore } from '../../apps/server/src/platform/db/open-store.ts';
import { interleavePublishes } from '../../apps/server/src/prices/testing/interleave-publishes.ts';
import { runRounds } from './shared/run-rounds.ts';
import type { Torture } from './torture.ts';

/**
 * `npm run torture -- race-lists --rounds 10000`: publishes prices, options, dealers and releases concurrently, with
 * the steps in random order. After every write, every unit must have a price for every option. A run continues where
 * the last one ended, so that no order is repeated.
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
