import { saveRecommendedValues } from '../../../configurator/store/configurations.ts';
import { openStore } from '../open-store.ts';

/** Writes configurations concurrently, and prints the id of each acknowledged one. */
const [dataDir = ''] = process.argv.slice(2);
const store = await openStore({ engine: 'sqlite', dataDir });
const write = async (writer: number) => {
  for (let index = 0; ; index++) {
    const id = `${process.pid}-${writer}-${index}`;
    const acknowledged = await saveRecommendedValues(store, {
      id,
      browser_hash: 'browser',
      locale: 'en_GB',
      segment: 'agricultural',
      values: JSON.stringify({ id }),
      country: null,
      dealer_id: null,
      price_version: 1,
      option_version: 1,
      pinned_at: 1,
      now: 1,
    });
    if (acknowledged) process.stdout.write(`${id}\n`);
  }
};
await Promise.all([1, 2, 3, 4].map(write));
