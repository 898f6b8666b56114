import { parentPort } from 'node:worker_threads';
import type { BasePriceList } from '@silowright/domain/catalogue/option-list';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';

export interface PriceChunk {
  readonly uuids: readonly string[];
  readonly cents: Float64Array;
  readonly last: boolean;
}

const rowsAtOnce = 2_000;

let prices: BasePriceList['prices'] = [];
let from = 0;

/** Receives a price list as text and returns its prices in chunks that take about a millisecond to read. */
parentPort?.on('message', (text: string | undefined) => {
  if (text !== undefined) ({ prices } = readStored<BasePriceList>(storedKinds.basePrices, '', text));
  const rows = prices.slice(from, from + rowsAtOnce);
  from += rowsAtOnce;
  const chunk: PriceChunk = {
    uuids: rows.map(({ uuid }) => uuid),
    cents: Float64Array.from(rows, ({ priceInCents }) => priceInCents),
    last: from >= prices.length,
  };
  parentPort?.postMessage(chunk);
});
