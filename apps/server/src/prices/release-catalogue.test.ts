import { sampleContent } from '@silowright/catalogue/testing/sample';
import { optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { pricedSegmentsOf } from '@silowright/domain/catalogue/catalogue-markets';
import type { BasePriceList } from '@silowright/domain/catalogue/option-list';
import { unitUuid } from '@silowright/domain/catalogue/unit-uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readCatalogueVersion } from '../catalogue/store/catalogue-versions.ts';
import type { Store } from '../platform/db/store.ts';
import { NewerCatalogue } from '../platform/db/store-errors.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { type Catalogues, openCatalogues } from './catalogues.ts';
import { publishReleaseCatalogue } from './release-catalogue.ts';
import { publishAgain, publishReleaseLists } from './release-lists.ts';
import { readListContent } from './store/price-lists.ts';

const [firstType] = sampleContent.storageTypes;
const [firstRow, ...otherRows] = sampleContent.units[firstType!.code]!;
const firstUuid = unitUuid(
  'agricultural',
  firstType!.code,
  firstRow!.diameterMm,
  firstRow!.volumeM3,
  firstRow!.variant,
);
/** The sample with another height of its first unit. */
const withHeight = (heightMm: number): CatalogueContent => ({
  ...sampleContent,
  units: { ...sampleContent.units, [firstType!.code]: [{ ...firstRow!, heightMm }, ...otherRows] },
});

describe.each(engines)('catalogue versions on $name (CT-07)', ({ name, open }) => {
  let store: Store;
  let catalogues: Catalogues | undefined;
  beforeEach(async () => {
    store = await open();
  });
  afterEach(async () => {
    catalogues?.stop();
    await store.close();
  });

  const release = async (content: CatalogueContent, first = content) => {
    const released = await publishReleaseCatalogue(store, 5, content, () => first);
    await publishReleaseLists(store, 5, released);
    return released;
  };
  const unitOf = ({ catalogue }: ReturnType<Catalogues['current']>) =>
    catalogue.units.find(({ uuid }) => uuid === firstUuid);
  const heightOf = (state: ReturnType<Catalogues['current']>) => unitOf(state)?.heightMm;

  it('what takes seconds for a large catalogue is computed before the transaction, which may not idle (CT-07, S4)', async () => {
    let isInside = false;
    const watched: Store = {
      ...store,
      write: (work) =>
        store.write(async (db) => {
          isInside = true;
          return work(db).finally(() => {
            isInside = false;
          });
        }),
    };
    const seen: boolean[] = [];
    const toJSON = () => {
      seen.push(isInside);
      return sampleContent;
    };
    const offered = Object.defineProperty(withHeight(7001), 'toJSON', { value: toJSON });
    const released = await publishReleaseCatalogue(watched, 5, offered, () => offered);
    await publishReleaseLists(watched, 5, released, (segment) => {
      seen.push(isInside);
      return { base: priceListOf(sampleContent, segment), options: optionListOf(sampleContent, segment) };
    });
    // The content is hashed outside and written inside; then each market has its lists.
    expect(seen).toEqual([false, true, ...pricedSegmentsOf(sampleContent.markets).map(() => false)]);
  });

  it('of two processes that start at once with two folders, each becomes a version', async () => {
    await release(sampleContent);
    const versions = await Promise.all([release(withHeight(4400)), release(withHeight(4500))]);
    expect(versions.map(({ version }) => version).sort()).toEqual([2, 3]);
    catalogues = await openCatalogues(store, () => {});
    const latest = versions.find(({ version }) => version === 3)!.content;
    expect(catalogues.current('agricultural').catalogueVersion).toBe(3);
    expect(heightOf(catalogues.current('agricultural'))).toBe(latest.units[firstType!.code]![0]!.heightMm);
  });

  // At the same time, PostgreSQL differs; all else is the same on both engines.
  if (name === 'postgres') return;

  it('content from before option groups had kinds says by its drawings what is a colour (C20, CT-07)', async () => {
    const withoutKinds = structuredClone(sampleContent);
    for (const group of Object.values(withoutKinds.options).flat()) {
      Reflect.deleteProperty(group, 'kind');
      for (const option of group.options) Reflect.deleteProperty(option, 'custom');
    }
    await release(withoutKinds);
    catalogues = await openCatalogues(store, () => {});
    expect(catalogues.content().options).toEqual(sampleContent.options);
    expect(catalogues.current('agricultural').catalogue.optionGroups[0]).toMatchObject({
      kind: 'colours',
      options: expect.arrayContaining([expect.objectContaining({ value: 'other', custom: true })]),
    });
  });

  it('a changed catalogue is the next version by "system"; earlier configurations keep theirs', async () => {
    await release(sampleContent);
    catalogues = await openCatalogues(store, () => {});
    expect(await release(sampleContent)).toMatchObject({ version: 1, isOutdated: false });

    expect(await release(withHeight(4400))).toMatchObject({ version: 2, isOutdated: false });
    await catalogues.refresh();
    const now = catalogues.current('agricultural');
    expect([now.catalogueVersion, now.catalogue.priceVersion, heightOf(now)]).toEqual([2, 2, 4400]);
    const pinned = await catalogues.at('agricultural', 1, 1);
    expect([pinned.catalogueVersion, heightOf(pinned)]).toEqual([1, firstRow!.heightMm]);
    const list = await store.read((db) => readListContent(db, 'base', 'agricultural'));
    expect([list?.author, list?.comment]).toEqual([
      'system',
      `A new catalogue: unit ${unitOf(now)!.name}: height ${firstRow!.heightMm} → 4400 mm.`,
    ]);
    const stored = await store.read((db) => readCatalogueVersion(db, 2));
    expect([stored?.author, JSON.parse(stored?.differences ?? '')]).toEqual([
      'system',
      [`unit ${unitOf(now)!.name}: height ${firstRow!.heightMm} → 4400 mm`],
    ]);
  });

  it('a check of the versions that began before a publish does not put back what it replaced (PR-06)', async () => {
    await release(sampleContent);
    let held: Promise<void> | undefined;
    const slow: Store = {
      ...store,
      read: async (work) => {
        const wait = held;
        const result = await store.read(work);
        await wait;
        return result;
      },
    };
    catalogues = await openCatalogues(slow, () => {});
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    held = promise;
    const earlier = catalogues.refresh();
    held = undefined;
    await release(withHeight(4400));
    await catalogues.refresh();
    expect(heightOf(catalogues.current('agricultural'))).toBe(4400);
    goOn();
    await earlier;
    expect(heightOf(catalogues.current('agricultural'))).toBe(4400);
  });

  it('an earlier folder is not published again: the latest catalogue is served', async () => {
    await release(sampleContent);
    await release(withHeight(4400));
    expect(await release(sampleContent)).toMatchObject({ version: 2, isOutdated: true });
    catalogues = await openCatalogues(store, () => {});
    expect(heightOf(catalogues.current('agricultural'))).toBe(4400);
  });

  it('a unit that is no longer in the folder is no longer sold, and its pins still work', async () => {
    await release(sampleContent);
    await release({ ...sampleContent, units: { ...sampleContent.units, [firstType!.code]: otherRows } });
    catalogues = await openCatalogues(store, () => {});
    expect(unitOf(catalogues.current('agricultural'))).toBeUndefined();
    expect(unitOf(await catalogues.at('agricultural', 1, 1))).toBeDefined();
  });

  it('lists from before catalogue versions belong to the catalogue shipped with them', async () => {
    await publishReleaseLists(store, 3, { version: 1, content: sampleContent, differences: [] });
    await store.write((db) => db.updateTable('price_lists').set({ catalogue_version: null }).execute());
    expect(await release(withHeight(4400), sampleContent)).toMatchObject({ version: 2 });
    catalogues = await openCatalogues(store, () => {});
    expect(heightOf(catalogues.current('agricultural'))).toBe(4400);
    expect(heightOf(await catalogues.at('agricultural', 1, 1))).toBe(firstRow!.heightMm);
  });

  it('an earlier version is published again as the next one, with its prices where staff left them alone', async () => {
    const priced = (priceCents: number): CatalogueContent => {
      const units = [{ ...firstRow!, priceCents }, ...otherRows];
      return { ...sampleContent, units: { ...sampleContent.units, [firstType!.code]: units } };
    };
    const priceNow = async () => {
      const list = await store.read((db) => readListContent(db, 'base', 'agricultural'));
      const { prices } = JSON.parse(list!.content) as BasePriceList;
      const row = prices.find(({ uuid }) => uuid === firstUuid);
      return { comment: list!.comment, cents: row?.priceInCents };
    };
    await release(priced(500_000));
    await release(priced(600_000));
    expect(await publishAgain(store, 6, 1)).toMatchObject({ version: 3, kept: [] });
    expect(await priceNow()).toEqual({
      cents: 500_000,
      comment: expect.stringMatching(/^Catalogue version 1 again: unit \S.*: price 600000 → 500000 cents\.$/),
    });
    // Neither folder moves anything at the next start; the one that was published again is not outdated.
    expect(await release(priced(600_000))).toMatchObject({ version: 3, isOutdated: true });
    expect(await release(priced(500_000))).toMatchObject({ version: 3, isOutdated: false });
    expect(await priceNow()).toMatchObject({ cents: 500_000 });
    // A new folder continues from there, and back once more.
    expect(await release(priced(700_000))).toMatchObject({ version: 4 });
    expect(await priceNow()).toMatchObject({ cents: 700_000 });
    expect(await publishAgain(store, 7, 1)).toMatchObject({ version: 5 });
    expect(await priceNow()).toMatchObject({ cents: 500_000 });
    await expect(publishAgain(store, 7, 9)).rejects.toThrow('Catalogue version 9 is missing.');
  });

  it('a catalogue of a later format: a running process keeps its last one, and does not start on it', async () => {
    await release(sampleContent);
    catalogues = await openCatalogues(store, () => {});
    await release(withHeight(4400));
    await store.write((db) =>
      db.updateTable('catalogue_versions').set({ format: 2 }).where('version', '=', 2).execute(),
    );
    await catalogues.refresh();
    const why = 'Catalogue version 2 has format 2; this release reads up to 1. Start a newer release.';
    expect(catalogues.unread()).toBe(why);
    expect(catalogues.current('agricultural').catalogueVersion).toBe(1);
    await expect(catalogues.at('agricultural', 2, 1)).rejects.toThrow(why);
    await expect(release(sampleContent)).rejects.toThrow(NewerCatalogue);
    await store.write((db) => db.updateTable('catalogue_versions').set({ format: 1 }).execute());
    await catalogues.refresh();
    expect(catalogues.unread()).toBeUndefined();
    expect(catalogues.current('agricultural').catalogueVersion).toBe(2);
  });
});
