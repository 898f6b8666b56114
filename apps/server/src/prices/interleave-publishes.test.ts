import { expect, it } from 'vitest';
import { openStore } from '../platform/db/open-store.ts';
import { interleavePublishes } from './testing/interleave-publishes.ts';

/** `npm run torture -- race-lists --rounds 10000` runs more of them. */
const rounds = 24;

it(`prices, options, dealers and releases published in ${rounds} orders leave no unit without a price (S6)`, async () => {
  const store = await openStore({ engine: 'sqlite', dataDir: ':memory:' });
  const wrong: string[] = [];
  for (let seed = 0; seed < rounds; seed += 1) {
    for (const problem of await interleavePublishes(store, seed)) wrong.push(`seed ${seed}: ${problem}`);
  }
  await store.close();
  expect(wrong).toEqual([]);
});
