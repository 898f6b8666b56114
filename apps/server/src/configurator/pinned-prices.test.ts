import {
  createRecommendation,
  type GroupFlowAnswer,
  selectOptions,
  selectPreconfiguredUnit,
} from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import type { BasePriceRow, OptionGroup } from '@silowright/domain/catalogue/option-list';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onlyPosition } from '../deals/paper/positions.ts';
import { frozenOffer, type Quotation } from '../deals/paper/quotation.ts';
import { type OpenDesk, openDesk } from '../desk/testing/open-desk.ts';
import { newId, TestClient } from '../platform/http/testing/test-client.ts';
import { client } from './testing/offers.ts';
import { mixedFeed } from './testing/worked-cases.ts';

let office: OpenDesk;
let firstOptions: readonly OptionGroup[];
beforeAll(async () => {
  office = await openDesk();
  firstOptions = (await current('options')).options;
});
afterAll(() => office.close());

type List = 'prices' | 'options';
const current = async (list: List) => (await office.call('GET', `/admin/unit/${list}/agricultural`)).json;

async function publishPrices(percent: number): Promise<void> {
  const { id, prices } = await current('prices');
  const changed = (prices as BasePriceRow[]).map((row) => ({
    ...row,
    priceInCents: Math.round(row.priceInCents * (1 + percent / 100)),
  }));
  const body = { id: { ...id, version: id.version + 1 }, prices: changed, confirmLargeChanges: true };
  expect((await office.call('PUT', '/admin/unit/prices', body)).status).toBe(200);
}

/** Raises every non-zero option price above that of any earlier version. */
async function publishOptions(): Promise<void> {
  const { id } = await current('options');
  const version = id.version + 1;
  const options = firstOptions.map((group) => ({
    ...group,
    options: group.options.map(({ priceInCents, formula, ...option }) => ({
      ...option,
      ...(priceInCents !== undefined && { priceInCents: priceInCents && priceInCents + version }),
      ...(formula !== undefined && { formula: `(${formula}) + ${version}` }),
    })),
  }));
  const body = { id: { ...id, version }, options, confirmLargeChanges: true };
  expect((await office.call('PUT', '/admin/unit/options', body)).status).toBe(200);
}

/** One priced by a formula, one fixed. */
const dearChoices = { colour: [{ body_colour: '7016' }], access: [{ inspection_hatch: ['roof_600'] }] };

interface Interference {
  /** Added to the body of every call. */
  readonly keys: Readonly<Record<string, unknown>>;
  /** Runs before the call with that number. */
  readonly before: (step: number) => Promise<void>;
}
const undisturbed: Interference = { keys: {}, before: async () => {} };

/** From the recommendation to the frozen quotation: all returned amounts. */
async function walk({ keys, before }: Interference) {
  const browser = new TestClient(office.app.server);
  const id = newId();
  await before(0);
  const recommendation = await browser.put(createRecommendation, { ...keys, ...mixedFeed, id });
  const [item] = Object.values((recommendation.body as GroupFlowAnswer).preconfigured_unit_recommendations);
  if (!item) throw new Error('nothing was recommended');
  await before(1);
  const unit = { preconfiguredUnitType: item.preconfigured_unit_type, preconfiguredUnitUuid: item.uuid };
  expect((await browser.put(selectPreconfiguredUnit, { ...keys, id, ...unit })).status).toBe(200);
  await before(2);
  const options = await browser.put(selectOptions, { ...keys, id, selected_options: dearChoices });
  await before(3);
  expect((await browser.put(createOffer, { ...keys, id, ...client })).status).toBe(200);
  const offer = await office.store.read((db) =>
    db
      .selectFrom('offers')
      .select(['id', 'frozen'])
      .where('configuration_id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  const pinned = await office.store.read((db) =>
    db
      .selectFrom('configurations')
      .select(['price_version', 'option_version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  const frozen = onlyPosition(frozenOffer(offer) as Quotation);
  const { unitPriceCents, optionsCostCents, transport, totalCents, lines } = frozen;
  const price = { unitPriceCents, optionsCostCents, transport, totalCents, lines };
  return { told: options.body, recommendedCents: item.price_in_cents, price, frozen, pinned };
}

describe('the price of a configuration', () => {
  const priceKeys = [
    'price',
    'priceInCents',
    'unitPriceInCents',
    'price_in_cents',
    'total',
    'totalCents',
    'options_cost',
    'transportation_cost',
    'discount',
    'price_version',
    'priceVersion',
    'pinned_at',
    'currency',
  ];

  it('cannot be set by the visitor: price fields in requests change nothing (D4, threat 1)', async () => {
    const { told, price } = await walk(undisturbed);
    expect(price.totalCents).toBeGreaterThan(1_000_00);
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(
          fc.constantFrom(...priceKeys),
          fc.oneof(
            fc.integer(),
            fc.double(),
            fc.constantFrom(0, 1, -1, '0', null, {}, [1]),
            fc.record({ price: fc.integer() }),
          ),
          { minKeys: 1 },
        ),
        async (keys) => {
          const bribed = await walk({ ...undisturbed, keys });
          expect([bribed.told, bribed.price]).toEqual([told, price]);
        },
      ),
      { numRuns: 25, seed: 1 },
    );
  });

  it('uses one version of each list, whatever is published between the steps (PR-07, threat 5)', async () => {
    const published = fc.record({
      step: fc.integer({ min: 0, max: 3 }),
      list: fc.constantFrom<List>('prices', 'options'),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(published, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: -9, max: 9 }),
        async (publishes, percent) => {
          let versions = { prices: 0, options: 0 };
          let optionsCents = 0;
          const before = async (step: number) => {
            for (const { list } of publishes.filter((one) => one.step === step)) {
              await (list === 'options' ? publishOptions() : publishPrices(percent || 5));
            }
            if (step > 0) return;
            const [prices, options] = [await current('prices'), await current('options')];
            versions = { prices: prices.id.version, options: options.id.version };
            optionsCents = (await walk(undisturbed)).price.optionsCostCents;
          };
          const { told, recommendedCents, price, frozen, pinned } = await walk({ keys: {}, before });
          expect([pinned.price_version, pinned.option_version]).toEqual([versions.prices, versions.options]);
          expect([frozen.priceList.version, frozen.optionList.version]).toEqual([
            versions.prices,
            versions.options,
          ]);
          expect(told.selected_unit.price_in_cents).toBe(recommendedCents);
          expect(price.unitPriceCents).toBe(recommendedCents);
          expect(told.selected_option_to_price.options_cost).toBe(optionsCents);
          expect(price.optionsCostCents).toBe(optionsCents);
        },
      ),
      { numRuns: 15, seed: 2 },
    );
  });

  it('is read again if the version is no longer cached (PR-07)', async () => {
    const before = async (step: number) => {
      for (let version = 0; step === 2 && version < 15; version++) await publishPrices(3);
    };
    const { recommendedCents, price } = await walk({ keys: {}, before });
    expect(price.unitPriceCents).toBe(recommendedCents);
  });
});
