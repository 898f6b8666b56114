import { shippedOptionList, shippedPriceList } from '@silowright/domain/catalogue/build-catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mixedFeed, recommended } from '../configurator/testing/worked-cases.ts';
import { startTestApp, type TestApp } from '../http/testing/test-app.ts';
import { insertListContent, latestVersions, readListContent } from '../store/price-lists.ts';
import { engines } from '../store/testing/engines.ts';
import {
  contentHash,
  mergeLists,
  mergeOptions,
  mergePrices,
  pricedPart,
  publishReleaseLists,
  type SegmentLists,
} from './release-lists.ts';

const shipped = shippedPriceList('agricultural');
const shippedOptions = shippedOptionList('agricultural');

describe('a release over published lists (D19)', () => {
  it('keeps the published prices, adds what is new, and removes withdrawn units', () => {
    const [first, second, ...rest] = shipped.prices;
    const published = {
      id: { version: 7, segment: 'agricultural' as const },
      prices: [{ ...first!, priceInCents: 1 }, ...rest, { ...second!, uuid: 'withdrawn' }],
    };
    const merged = mergePrices(shipped, published);
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
    const merged = mergeOptions(shippedOptions, published);
    expect(
      merged.options.flatMap((group) => group.options).every((option) => option.priceInCents === 5),
    ).toBe(true);
    expect(JSON.stringify(merged)).not.toContain('"formula"');
  });

  it('leaves out a unit for which a staff formula has no price, and an option without one (S6)', () => {
    const [cheapest, second] = shipped.prices.toSorted((a, b) => a.priceInCents - b.priceInCents);
    const formula = `P - ${second!.priceInCents}`;
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
      base: { ...shipped, prices: shipped.prices.filter((row) => row !== cheapest) },
      options: withFormula(formula, 'body_colour'),
    };
    const withRelease = (release: SegmentLists, before: SegmentLists) =>
      pricedPart(mergeLists(release, before), before);
    const withoutUnit = withRelease({ base: shipped, options: shippedOptions }, published);
    expect(withoutUnit.leftOut).toEqual([cheapest!.name]);
    expect(withoutUnit.base.prices).toEqual(published.base.prices);

    const before = {
      base: shipped,
      options: {
        ...shippedOptions,
        options: shippedOptions.options.filter(({ id }) => id !== 'body_colour'),
      },
    };
    const withoutOption = withRelease(
      { base: shipped, options: withFormula(formula, 'body_colour') },
      before,
    );
    expect(withoutOption.options.options.map(({ id }) => id)).not.toContain('body_colour');
    expect(new Set(withoutOption.leftOut.map((name) => name.split('.')[0]))).toEqual(
      new Set(['body_colour']),
    );
  });

  it('has the same content if nothing is new', () => {
    expect(contentHash(mergePrices(shipped, shipped))).toBe(contentHash(shipped));
    expect(contentHash(mergeOptions(shippedOptions, shippedOptions))).toBe(contentHash(shippedOptions));
  });
});

describe.each(engines)('the lists of a running server on $name', (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({}, { store: await engine.open() });
  });
  afterAll(() => app.stop());

  it('are published once as version 1, even if several processes start', async () => {
    await Promise.all([publishReleaseLists(app.store, 5), publishReleaseLists(app.store, 5)]);
    const versions = await app.store.read(latestVersions);
    expect(versions.map(({ version }) => version)).toEqual([1, 1, 1, 1]);
    const stored = await app.store.read((db) => readListContent(db, 'base', 'road_salt'));
    expect(stored?.author).toBe('system');
  });

  it('change for new recommendations within two seconds, and stay pinned for earlier ones (PR-07)', async () => {
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
    await expect
      .poll(async () => (await recommended(browser)).items[0]?.price_in_cents, { timeout: 2000 })
      .toBe(848_000);
    const { selectPreconfiguredUnit } = await import('@silowright/contract/select-preconfigured-unit');
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
