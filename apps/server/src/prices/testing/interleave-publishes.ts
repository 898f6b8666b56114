import {
  buildCatalogue,
  exampleDealers,
  sampleContent,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import type { OptionGroup } from '@silowright/domain/catalogue/option-list';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { saveDealer } from '../../dealers/store/dealers.ts';
import type { Store } from '../../platform/db/store.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { Random } from '../../platform/http/testing/fuzz/random.ts';
import type { SegmentLists } from '../merge-lists.ts';
import { publishList } from '../publish.ts';
import { publishReleaseCatalogue } from '../release-catalogue.ts';
import { publishReleaseLists } from '../release-lists.ts';
import { type ListKind, listsInForce, readListContent } from '../store/price-lists.ts';

const segment = 'agricultural';
const rows = shippedPriceList(segment).prices.slice(0, 5);
const groups = shippedOptionList(segment).options;
const group = (id: string) => groups.find((each) => each.id === id)!;

const lists = (units: number, options: readonly OptionGroup[]): SegmentLists => ({
  base: { id: { version: 1, segment }, prices: rows.slice(0, units) },
  options: { id: { version: 1, segment }, options },
});

const newOption: OptionGroup = {
  ...group('static_calculation'),
  id: 'new_option',
  key: 'engineering.new_option',
  options: [{ label: 'New', value: 'new', formula: `P - ${rows[0]!.priceInCents}` }],
};
const first = lists(3, [group('ladder'), group('static_calculation')]);
/** Later releases add units and options; two of them run concurrently while servers are replaced. */
const releases = [
  lists(4, [group('ladder'), group('static_calculation'), group('earthquake_zone_2_de')]),
  lists(5, [group('static_calculation'), newOption, group('ladder'), group('earthquake_zone_2_de')]),
];

/**
 * Publishes prices, options, dealers and releases concurrently, with the store queries in an order given by the seed.
 * Returns the violations: after every write, every unit must have a price for every option.
 */
export async function interleavePublishes(store: Store, seed: number): Promise<readonly string[]> {
  const random = new Random(seed);
  await startAnew(store);
  const wrong = new Set<string>();
  const { turn, run } = drawTurns(random);
  const inTurn: Store = {
    ...store,
    read: async (work) => {
      await turn();
      return store.read(work);
    },
    write: async (work) => {
      await turn();
      const result = await store.write(work);
      for (const problem of await unpriced(store)) wrong.add(problem);
      return result;
    },
  };
  const works = Array.from({ length: 2 + random.below(4) }, (_, staff) =>
    random
      .pick([publishPrices, publishOptions, publishOptions, publishRelease, saveDealers])({
        store: inTurn,
        random,
        staff,
      })
      .catch((error: unknown) => {
        // Stale, or rejected because something would have no price: both are valid answers.
        if (error instanceof ApiError && ['stale-version', 'bad-request'].includes(error.code)) return;
        wrong.add(`${error}`);
      }),
  );
  await run(works);
  return [...wrong];
}

/** Restores the first lists. */
async function startAnew(store: Store): Promise<void> {
  await store.write((db) => db.deleteFrom('price_lists').where('version', '>', 1).execute());
  await publishReleaseCatalogue(store, 1, sampleContent, () => sampleContent);
  await publishReleaseLists(store, 1, catalogue, (each) => (each === segment ? first : otherSegment));
}

const otherSegment: SegmentLists = {
  base: { id: { version: 1, segment: 'road_salt' }, prices: [] },
  options: { id: { version: 1, segment: 'road_salt' }, options: [] },
};

const catalogue = { version: 1, content: sampleContent, differences: [] };

interface Work {
  readonly store: Store;
  readonly random: Random;
  readonly staff: number;
}

async function publish(
  { store, staff }: Work,
  kind: ListKind,
  change: (now: SegmentLists) => object,
): Promise<void> {
  const lists = (await store.read(listsInForce))[segment]!;
  const body = {
    id: { version: lists.versions[kind] + 1, segment },
    ...change({ base: JSON.parse(lists.base), options: JSON.parse(lists.options) }),
    confirmLargeChanges: true,
  };
  const parts = {
    store,
    nowMs: () => 2,
    catalogues: { refresh: async () => {} },
  };
  await publishList(parts as never, kind, Buffer.from(JSON.stringify(body)), `staff ${staff}`);
}

const publishPrices = (work: Work): Promise<void> =>
  publish(work, 'base', ({ base }) => ({
    prices: base.prices.map((row) => ({ ...row, priceInCents: work.random.below(1_000_000) })),
  }));

/** The most expensive formula that has a price for every unit that staff see. */
const publishOptions = (work: Work): Promise<void> =>
  publish(work, 'options', ({ base, options }) => {
    const lowest = Math.min(...base.prices.map(({ priceInCents }) => priceInCents));
    const chosen = work.random.pick(options.options).id;
    return {
      options: options.options.map((each) =>
        each.id === chosen
          ? {
              ...each,
              options: each.options.map(({ priceInCents: _, formula: __, ...option }) => ({
                ...option,
                ...work.random.pick([
                  { formula: `P - ${lowest}` },
                  { formula: 'H * 100' },
                  { priceInCents: 5 },
                ]),
              })),
            }
          : each,
      ),
    };
  });

async function publishRelease({ store, random }: Work): Promise<void> {
  const release = random.pick(releases);
  await publishReleaseLists(store, 3, catalogue, (each) => (each === segment ? release : otherSegment));
}

async function saveDealers({ store, random }: Work): Promise<void> {
  await store.write((db) => saveDealer(db, { ...random.pick(exampleDealers), active: true }));
}

/** Units without a price, checked with the pricing code for visitors. */
async function unpriced(store: Store): Promise<string[]> {
  const [base, options] = await store.read(async (db) => [
    await readListContent(db, 'base', segment),
    await readListContent(db, 'options', segment),
  ]);
  const catalogue = buildCatalogue(JSON.parse(base?.content ?? ''), JSON.parse(options?.content ?? ''));
  return catalogue.units.flatMap((unit) => {
    try {
      optionsForUnit(catalogue, unit, { country: 'DE' });
      return [];
    } catch (error) {
      return [`${error}`];
    }
  });
}

/** Callers wait for a turn; one of them is drawn when no other is running. */
function drawTurns(random: Random) {
  const waiting: (() => void)[] = [];
  return {
    turn: () => new Promise<void>((resolve) => waiting.push(resolve)),
    run: async (works: readonly Promise<void>[]) => {
      let open = works.length;
      for (const work of works) void work.then(() => (open -= 1));
      while (open > 0) {
        await new Promise((resolve) => setImmediate(resolve));
        if (waiting.length > 0) waiting.splice(random.below(waiting.length), 1)[0]?.();
      }
    },
  };
}
