import { unitsOf } from '@silowright/domain/catalogue/build-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import type { BasePriceList } from '@silowright/domain/catalogue/option-list';
import type { CsvSeparator } from '@silowright/domain/pricing/csv-cells';
import { writePriceList } from '@silowright/domain/pricing/price-list-csv';
import { type PlacedWishes, packWishes, placeWishes, unpackWishes, wishesOf } from './draft-wishes.ts';
import { type NewPrices, packRows } from './price-rows.ts';
import { readPriceFile } from './read-price-file.ts';

const lists = new Map<string, BasePriceList>();
const listOf = (segment: string): BasePriceList => {
  const list = lists.get(segment);
  if (!list) throw new Error(`no list of ${segment}`);
  return list;
};

const withPrices = ({ prices }: BasePriceList, changes: NewPrices): BasePriceList['prices'] =>
  prices.map((row, index) =>
    Number.isNaN(changes[index]) ? row : { ...row, priceInCents: changes[index]! },
  );

interface OpenTask {
  readonly segment: string;
  /** The body of the answer. */
  readonly answer: Blob;
  readonly unitsUrl: string;
  readonly storageTypes: CatalogueContent['storageTypes'];
  /** A large draft that an earlier page of this tab stored. */
  readonly kept?: string | undefined;
}

const columnsOf = ({ prices }: BasePriceList) => ({
  length: prices.length,
  uuids: prices.map(({ uuid }) => uuid),
  cents: Float64Array.from(prices, ({ priceInCents }) => priceInCents),
});

let units: Promise<CatalogueContent['units']> | undefined;

/** What takes long with 100,000 rows, off the main thread. The worker keeps the parsed lists. */
const tasks = {
  open: async ({ segment, answer, unitsUrl, storageTypes, kept }: OpenTask) => {
    units ??= fetch(unitsUrl).then((response) => response.json());
    const list = JSON.parse(await answer.text()) as BasePriceList;
    lists.set(segment, list);
    return {
      rows: packRows(list, unitsOf({ storageTypes, units: await units }, segment)),
      kept: kept === undefined ? undefined : placeWishes(columnsOf(list), await unpackWishes(kept)),
    };
  },
  /** A draft as a text for the storage of the tab. */
  pack: ({ segment, ...draft }: PlacedWishes & { readonly segment: string }) =>
    packWishes(wishesOf(columnsOf(listOf(segment)), draft)),
  read: ({ segment, file }: { readonly segment: string; readonly file: Blob }) =>
    readPriceFile(file, listOf(segment)),
  /** The body of a publish, with further fields. */
  body: async (task: { readonly segment: string; readonly prices: NewPrices; readonly extras: object }) => {
    const list = listOf(task.segment);
    const body = {
      id: { version: list.id.version + 1, segment: task.segment },
      prices: withPrices(list, task.prices),
      ...task.extras,
    };
    return new Blob([JSON.stringify(body)], { type: 'application/json' });
  },
  /** The draft was published. */
  published: async ({ segment, prices }: { readonly segment: string; readonly prices: NewPrices }) => {
    const list = listOf(segment);
    lists.set(segment, {
      id: { ...list.id, version: list.id.version + 1 },
      prices: withPrices(list, prices),
    });
  },
  csv: async ({ segment, separator }: { readonly segment: string; readonly separator: CsvSeparator }) =>
    new Blob([writePriceList(listOf(segment).prices, separator)], { type: 'text/csv' }),
};

export type PriceListTasks = typeof tasks;

self.addEventListener('message', async ({ data }: MessageEvent) => {
  const { id, name, task } = data as { id: number; name: keyof PriceListTasks; task: never };
  try {
    self.postMessage({ id, result: await tasks[name](task) });
  } catch (error) {
    self.postMessage({ id, problem: String(error) });
  }
});
