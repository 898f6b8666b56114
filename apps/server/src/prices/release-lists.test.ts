import { sampleContent, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { BasePriceList, OptionList } from '@silowright/domain/catalogue/option-list';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mixedFeed, recommended } from '../configurator/testing/worked-cases.ts';
import type { Store } from '../platform/db/store.ts';
import { engines } from '../platform/db/testing/engines.ts';
import { openMemoryStore } from '../platform/db/testing/memory-store.ts';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { sharedWorkshop, workshopLogin } from '../platform/identity/testing/workshop-login.ts';
import { mergeLists, type SegmentLists } from './merge-lists.ts';
import { contentHash, pricedPart, publishReleaseLists } from './release-lists.ts';
import { insertListContent, latestVersions, readListContent } from './store/price-lists.ts';

const shipped = shippedPriceList('agricultural');
const shippedOptions = shippedOptionList('agricultural');

describe('a release over published lists (D19)', () => {
  it('keeps the published prices, adds what is new, and removes withdrawn units', () => {
    const [first, second, ...rest] = shipped.prices;
    const published = {
      id: { version: 7, segment: 'agricultural' as const },
      prices: [{ ...first!, priceInCents: 1 }, ...rest, { ...second!, uuid: 'withdrawn' }],
    };
    const merged = mergeLists(
      { base: shipped, options: shippedOptions },
      { base: published, options: shippedOptions },
      { base: shipped, options: shippedOptions },
    ).base;
    expect(merged.id.version).toBe(8);
    expect(merged.prices.map((row) => row.uuid)).toEqual(shipped.prices.map((row) => row.uuid));
    expect(merged.prices[0]?.priceInCents).toBe(1);
    expect(merged.prices[1]?.priceInCents).toBe(second!.priceInCents);
  });

  it('keeps a formula that staff replaced by an amount', () => {
    const published = {
      ...shippedOptions,
      options: shippedOptions.options.map((group) => ({
        ...group,
        options: group.options.map(({ formula: _, ...option }) => ({ ...option, priceInCents: 5 })),
      })),
    };
    const lists = { base: shipped, options: shippedOptions };
    const merged = mergeLists(lists, { ...lists, options: published }, lists).options;
    expect(
      merged.options.flatMap((group) => group.options).every((option) => option.priceInCents === 5),
    ).toBe(true);
    expect(JSON.stringify(merged)).not.toContain('"formula"');
  });

  it('leaves out a unit for which a staff formula has no price, and an option without one (S6)', () => {
    // The first unit costs one cent less than all others.
    const minCents = Math.min(...shipped.prices.map(({ priceInCents }) => priceInCents));
    const [first, ...rest] = shipped.prices;
    const cheapest = { ...first!, priceInCents: minCents - 1 };
    const base = { ...shipped, prices: [cheapest, ...rest] };
    const formula = `P - ${minCents}`;
    const withFormula = (text: string, id: string) => ({
      ...shippedOptions,
      options: shippedOptions.options.map((group) =>
        group.id === id
          ? {
              ...group,
              options: group.options.map(({ priceInCents: _, formula: __, ...option }) => ({
                ...option,
                formula: text,
              })),
            }
          : group,
      ),
    });
    const published = {
      base: { ...shipped, prices: rest },
      options: withFormula(formula, 'body_colour'),
    };
    const withRelease = (release: SegmentLists, before: SegmentLists) =>
      pricedPart(sampleContent, mergeLists(release, before, release), before);
    const withoutUnit = withRelease({ base, options: shippedOptions }, published);
    expect(withoutUnit.leftOut).toEqual([cheapest.name]);
    expect(withoutUnit.base.prices).toEqual(published.base.prices);

    const before = {
      base,
      options: {
        ...shippedOptions,
        options: shippedOptions.options.filter(({ id }) => id !== 'body_colour'),
      },
    };
    const withoutOption = withRelease({ base, options: withFormula(formula, 'body_colour') }, before);
    expect(withoutOption.options.options.map(({ id }) => id)).not.toContain('body_colour');
    expect(new Set(withoutOption.leftOut.map((name) => name.split('.')[0]))).toEqual(
      new Set(['body_colour']),
    );
  });

  it('has the same content if nothing is new', () => {
    const lists = { base: shipped, options: shippedOptions };
    const merged = mergeLists(lists, lists, lists);
    expect(contentHash(merged.base)).toBe(contentHash(shipped));
    expect(contentHash(merged.options)).toBe(contentHash(shippedOptions));
    expect(merged.kept).toEqual([]);
  });
});

const sample = { version: 1, content: sampleContent, differences: [] };

/** The shipped lists of a segment with another price for the first unit, and for an option. */
const priced = (segment: PricedSegment, unitCents: number, optionCents: number): SegmentLists => {
  const [base, options] = [shippedPriceList(segment), shippedOptionList(segment)];
  return {
    base: {
      ...base,
      prices: base.prices.map((row, at) => (at === 0 ? { ...row, priceInCents: unitCents } : row)),
    },
    options: {
      ...options,
      options: options.options.map((group) =>
        group.id === 'logo'
          ? {
              ...group,
              options: group.options.map((option, at) =>
                at === 0 ? { ...option, priceInCents: optionCents } : option,
              ),
            }
          : group,
      ),
    },
  };
};

describe('a release that changes a shipped price (CT-07)', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openMemoryStore();
  });
  afterEach(() => store.close());

  const release = (unitCents: number, optionCents: number) =>
    publishReleaseLists(store, 5, sample, (segment) => priced(segment, unitCents, optionCents));
  const inForce = async () => {
    const [base, options] = await store.read(async (db) => [
      await readListContent(db, 'base', 'agricultural'),
      await readListContent(db, 'options', 'agricultural'),
    ]);
    const groups = (JSON.parse(options!.content) as OptionList).options;
    return {
      versions: [base!.version, options!.version],
      unitCents: (JSON.parse(base!.content) as BasePriceList).prices[0]!.priceInCents,
      optionCents: groups.find(({ id }) => id === 'logo')!.options[0]!.priceInCents,
      comment: base!.comment,
    };
  };
  const publishByStaff = async (unitCents: number) => {
    const { versions } = await inForce();
    const { base } = priced('agricultural', unitCents, 0);
    const list = { ...base, id: { ...base.id, version: versions[0]! + 1 } };
    await store.write((db) =>
      insertListContent(db, {
        ...list.id,
        kind: 'base',
        content: JSON.stringify(list),
        content_hash: contentHash(list),
        author: 'somebody',
        comment: '',
        published_at: 6,
        against: versions[1]!,
      }),
    );
  };

  it('moves a price that staff never changed, once', async () => {
    await release(400_000, 20_000);
    expect(await release(410_000, 21_000)).toEqual({ leftOut: [], kept: [] });
    expect(await inForce()).toMatchObject({ versions: [2, 2], unitCents: 410_000, optionCents: 21_000 });
    await release(410_000, 21_000);
    expect((await inForce()).versions).toEqual([2, 2]);
  });

  it('keeps a price of staff, and names it where the release changed it too', async () => {
    await release(400_000, 20_000);
    await publishByStaff(450_000);
    expect((await release(400_000, 21_000)).kept).toEqual([]);
    expect(await inForce()).toMatchObject({ versions: [2, 2], unitCents: 450_000, optionCents: 21_000 });
    const { kept } = await release(410_000, 21_000);
    const { name } = shipped.prices[0]!;
    expect(kept).toEqual([name]);
    expect((await inForce()).unitCents).toBe(450_000);
  });

  it('moves nothing back when the release before is started again', async () => {
    await release(400_000, 20_000);
    await release(410_000, 21_000);
    await release(400_000, 20_000);
    expect(await inForce()).toMatchObject({ versions: [2, 2], unitCents: 410_000, optionCents: 21_000 });
  });

  it('derives what was shipped from the history of an older database', async () => {
    await release(400_000, 20_000);
    await publishByStaff(450_000);
    await store.write((db) => db.deleteFrom('shipped_lists').execute());
    await release(410_000, 21_000);
    expect(await inForce()).toMatchObject({ unitCents: 450_000, optionCents: 21_000 });
  });

  it('brings new option groups into a database of before, and the prices of staff stay (EN-10)', async () => {
    const groupsInForce = async () =>
      (
        JSON.parse(
          (await store.read((db) => readListContent(db, 'options', 'agricultural')))!.content,
        ) as OptionList
      ).options;
    const isNew = (id: string) => ['fill_coupling', 'earthing', 'insulation', 'load_cells.legs'].includes(id);
    const before = (segment: PricedSegment): SegmentLists => {
      const [base, options] = [shippedPriceList(segment), shippedOptionList(segment)];
      return { base, options: { ...options, options: options.options.filter(({ id }) => !isNew(id)) } };
    };
    await publishReleaseLists(store, 5, sample, before);
    const published = before('agricultural').options;
    const list = {
      id: { ...published.id, version: 2 },
      options: published.options.map((group) =>
        group.id === 'hopper_hatch'
          ? { ...group, options: group.options.map((option) => ({ ...option, priceInCents: 39_900 })) }
          : group,
      ),
    };
    await store.write((db) =>
      insertListContent(db, {
        ...list.id,
        kind: 'options',
        content: JSON.stringify(list),
        content_hash: contentHash(list),
        author: 'somebody',
        comment: '',
        published_at: 6,
        against: 1,
      }),
    );
    expect(await publishReleaseLists(store, 7, sample)).toEqual({ leftOut: [], kept: [] });
    const groups = await groupsInForce();
    expect(groups.map(({ id }) => id)).toEqual(shippedOptions.options.map(({ id }) => id));
    for (const group of groups)
      expect(group).toEqual(
        group.id === 'hopper_hatch'
          ? list.options.find(({ id }) => id === group.id)
          : shippedOptions.options.find(({ id }) => id === group.id),
      );
    expect((await inForce()).versions).toEqual([1, 3]);
  });

  it('says in the history which prices stayed', async () => {
    await release(400_000, 20_000);
    await publishByStaff(450_000);
    const { base, options } = priced('agricultural', 410_000, 20_000);
    const withdrawn = { base: { ...base, prices: base.prices.slice(0, -1) }, options };
    await publishReleaseLists(store, 7, sample, (segment) =>
      segment === 'agricultural' ? withdrawn : priced(segment, 400_000, 20_000),
    );
    expect((await inForce()).comment).toContain(`Published prices stay for: ${shipped.prices[0]!.name}.`);
  });
});

it('keeps a base price where a formula of staff has no amount for the new one (S6)', () => {
  const lists = { base: shipped, options: shippedOptions };
  const [first] = shipped.prices;
  const published = {
    base: shipped,
    options: {
      ...shippedOptions,
      options: shippedOptions.options.map((group) =>
        group.id === 'logo'
          ? {
              ...group,
              options: [
                {
                  label: 'Logo',
                  value: 'logo_1m2',
                  formula: `max(P, ${first!.priceInCents}) - ${first!.priceInCents} + if(P < ${first!.priceInCents}, 0 - 1, 1)`,
                },
              ],
            }
          : group,
      ),
    },
  };
  const release = {
    ...lists,
    base: {
      ...shipped,
      prices: shipped.prices.map((row) =>
        row === first ? { ...row, priceInCents: row.priceInCents - 1 } : row,
      ),
    },
  };
  const { base, leftOut } = pricedPart(sampleContent, mergeLists(release, published, lists), published);
  expect(leftOut).toContain(first!.name);
  expect(base.prices[0]).toEqual(first);
});

describe.each(engines)('the lists of a running server on $name', ({ name, open }) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({}, { store: await open(), staffLogin: workshopLogin(sharedWorkshop()) });
  });
  afterAll(() => app.stop());

  it('are published once as version 1, even if several processes start', async () => {
    await Promise.all([publishReleaseLists(app.store, 5, sample), publishReleaseLists(app.store, 5, sample)]);
    const versions = await app.store.read(latestVersions);
    expect(versions.map(({ version }) => version)).toEqual(
      // Base prices and options of every market that has prices.
      Object.keys(sampleContent.options).flatMap(() => [1, 1]),
    );
    const stored = await app.store.read((db) => readListContent(db, 'base', 'road_salt'));
    expect(stored?.author).toBe('system');
  });

  // At the same time, PostgreSQL differs; all else is the same on both engines.
  if (name === 'postgres') return;

  it('change for new recommendations within two seconds of a publish in another process, whose version open pages read at once, and stay pinned for earlier ones (PR-06, PR-07)', async () => {
    const browser = app.browser();
    const before = await recommended(browser);
    const dearer = {
      id: { version: 2, segment: 'agricultural' as const },
      prices: shipped.prices.map((row) => ({ ...row, priceInCents: row.priceInCents + 100_00 })),
    };
    await app.store.write((db) =>
      insertListContent(db, {
        ...dearer.id,
        kind: 'base',
        content: JSON.stringify(dearer),
        content_hash: contentHash(dearer),
        author: 'somebody',
        comment: '',
        published_at: 1,
        against: 1,
      }),
    );
    const history = await app.app.server.inject({
      url: '/api/admin/unit/history/base/agricultural',
      headers: { authorization: `Bearer ${sharedWorkshop().goodToken()}` },
    });
    expect(history.json()[0]).toMatchObject({ version: 2, author: 'somebody' });
    await expect.poll(async () => (await recommended(browser)).items[0]?.price_in_cents).toBe(848_000);
    const { selectPreconfiguredUnit } = await import('@silowright/contract/configurator');
    const { body } = await browser.put(selectPreconfiguredUnit, {
      id: before.id,
      preconfiguredUnitType: 'vvs4',
      preconfiguredUnitUuid: before.items[0]!.uuid,
    });
    expect(body.price_list.prices_version).toBe(1);
    expect(body.unit_options.find((unit) => unit.uuid === before.items[0]!.uuid)?.price_in_cents).toBe(
      838_000,
    );
    const anew = await recommended(browser, mixedFeed, before.id);
    expect(anew.items[0]?.price_in_cents).toBe(848_000);
  });
});
