import { setImmediate } from 'node:timers/promises';
import {
  catalogueOf,
  joinCatalogue,
  unitsOf,
  withPrices,
} from '@silowright/domain/catalogue/build-catalogue';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import type { BasePriceList, OptionList } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import { withThread } from '../platform/threads/start-thread.ts';
import type { PriceChunk } from './price-list-worker.ts';

/** Smaller lists are read in a few milliseconds; a thread would cost more than it saves. */
const largestInlineChars = 200_000;
const unitsAtOnce = 2_000;

/**
 * Builds a catalogue from two published lists. A large list is read in a thread and joined in small steps, so that
 * visitors are served meanwhile.
 */
export async function joinLists(
  content: CatalogueContent,
  id: BasePriceList['id'],
  prices: string,
  options: OptionList,
): Promise<Catalogue> {
  if (prices.length <= largestInlineChars)
    return joinCatalogue(
      content,
      readStored(storedKinds.basePrices, `${id.segment} ${id.version}`, prices),
      options,
    );
  const cents = await readPricesInWorker(prices);
  const known = unitsOf(content, id.segment);
  const units: Unit[] = [];
  for (let from = 0; from < known.length; from += unitsAtOnce) {
    units.push(...withPrices(known.slice(from, from + unitsAtOnce), cents));
    await setImmediate();
  }
  return catalogueOf(content, id, cents, units, options);
}

/** Requested in chunks: queued messages would all be read in one turn. */
function readPricesInWorker(text: string): Promise<Map<string, number>> {
  return withThread(new URL('./price-list-worker.ts', import.meta.url), async (ask) => {
    const prices = new Map<string, number>();
    for (let chunk = await ask<PriceChunk>(text); ; chunk = await ask<PriceChunk>(undefined)) {
      for (const [index, uuid] of chunk.uuids.entries()) prices.set(uuid, chunk.cents[index]!);
      if (chunk.last) return prices;
    }
  });
}
