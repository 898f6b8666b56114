import {
  createRecommendation,
  type GroupFlowAnswer,
  type OlderFlowAnswer,
} from '@silowright/contract/configurator';
import { localeNames } from '@silowright/domain/locale';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { findConfiguration } from './store/configurations.ts';
import { mixedFeed, recommended, roadSalt, wholeGrainInside } from './testing/worked-cases.ts';

describe('create-recommendation', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp({}, { nowMs: () => 1_794_718_737_836 });
  });
  afterAll(() => app.stop());
  const stored = async (id: string) => {
    const row = (await findConfiguration(app.store, id))!;
    return { ...row, values: JSON.parse(row.values) };
  };

  it('returns 200 and an empty collection if nothing fits (RM-09)', async () => {
    const { items } = await recommended(app.browser(), { ...roadSalt, volumePerUnit: 200 });
    expect(items).toEqual([]);
  });

  it('the density of the product changes the reserve that is named, and no recommendation (EN-01)', async () => {
    const brine = {
      ...roadSalt,
      productGroupType: 'brine',
      substance: 'liquid',
      volumePerUnit: 60,
    };
    const ask = async (stored: object) => {
      const { body } = await app.browser().put(createRecommendation, { ...brine, ...stored, id: newId() });
      const { explanation, ...units } = body as GroupFlowAnswer;
      const reserve = explanation.reasons['1']?.find(({ kind }) => kind === 'density-margin');
      return { units, reserve };
    };
    const without = await ask({});
    const brine23 = await ask({ storedProductId: 'brine_nacl', storedDensity: 1172 });
    expect(brine23.units).toEqual(without.units);
    expect(without.reserve).toEqual({ kind: 'density-margin', limit: 1300, percent: 0 });
    expect(brine23.reserve).toEqual({ kind: 'density-margin', limit: 1300, percent: 10 });
  });

  it('answers too much for one unit with several, priced with transport (EN-03)', async () => {
    const request = { ...mixedFeed, id: newId(), volumePerUnit: 185, amountOfUnits: 1 };
    const { body } = await app.browser().put(createRecommendation, request);
    const { splits, first } = (body as GroupFlowAnswer).explanation;
    expect(first).toBeUndefined();
    expect(splits[0]).toMatchObject({
      amountOfUnits: 3,
      volumePerUnitM3: 62,
      unit: { preconfigured_unit_type: 'vvs4', volume: 65, price_in_cents: expect.any(Number) },
      totalCents: 4_922_000,
      needsFloor: false,
    });
  });

  it('stores every value under its specified name and pins the current lists (RM-10)', async () => {
    const { id } = await recommended(app.browser());
    expect(await stored(id)).toMatchObject({
      values: { ...mixedFeed, id },
      locale: 'de_DE',
      country: 'DE',
      price_version: 1,
      option_version: 1,
      pinned_at: 1_794_718_737_836,
    });
  });

  it('ignores prices and other keys of the client (RM-10, threat 1)', async () => {
    const planted = { price: 1, unitPriceInCents: 1, priceInCents: 1, uuid: 'x', admin: true };
    const { id, items } = await recommended(app.browser(), { ...mixedFeed, ...planted });
    expect(items[0]?.price_in_cents).toBe(838_000);
    expect(Object.keys((await stored(id)).values).filter((key) => key in planted)).toEqual([]);
  });

  it.each([
    [{ spaceLimitationHeightInMeter: 7 }],
    [{ spaceLimitationHeightInMeters: 7 }],
    [{ spaceLimitationHeightInMm: 7000 }],
  ])('reads the height limit under any of its names (LO-13): %o', async (limit) => {
    const { id, items } = await recommended(app.browser(), {
      ...wholeGrainInside,
      spaceLimitationHeightInMeter: undefined,
      ...limit,
    });
    expect(items.map((item) => item.height_mm)).toEqual([6270]);
    expect((await stored(id)).values.spaceLimitationHeightInMm).toBe(7000);
  });

  it.each(localeNames)('accepts the locale %s (LG-09)', async (localeStr) => {
    const { id } = await recommended(app.browser(), { ...mixedFeed, localeStr });
    expect((await stored(id)).locale).toBe(localeStr);
  });

  it('uses the country of the coordinates, else of its name in any language (D17)', async () => {
    const country = async (values: object) =>
      (await stored((await recommended(app.browser(), { ...mixedFeed, ...values })).id)).country;
    expect(await country({ locationCountry: 'Frankrijk' })).toBe('DE');
    const nowhere = { locationLattitude: undefined, locationLongitude: undefined };
    expect(await country({ ...nowhere, locationCountry: 'Frankrijk' })).toBe('FR');
    expect(await country({ ...nowhere, locationCountry: 'Atlantis' })).toBeNull();
  });

  it('returns construction, sizes and the address for a meeting in the older flow (RM-09)', async () => {
    const basic = {
      localeStr: 'en_GB',
      segment: 'other_industries',
      productName: 'Wood pellets',
      substance: 'solid',
      density: 650,
      volumePerUnit: 40,
      amountOfUnits: 1,
      recommendationShown: 'basic',
    };
    const { body } = await app.browser().put(createRecommendation, { ...basic, id: newId() });
    const answer = body as OlderFlowAnswer;
    expect(answer.construction).toBe('silo_skirt');
    expect(answer.recommendations.length).toBeGreaterThan(0);
    expect(answer.book_meeting_url).toMatch(/^http:\/\/localhost:\d+\/meeting$/);
    const liquid = await app.browser().put(createRecommendation, {
      ...basic,
      substance: 'liquid',
      construction: 'tank_convex_bottom',
      id: newId(),
    });
    expect((liquid.body as OlderFlowAnswer).construction).toBe('tank_convex_bottom');
  });

  it.each([
    [{ amountOfUnits: 0 }, 'amountOfUnits'],
    [{ amountOfUnits: 1.5 }, 'amountOfUnits'],
    [{ amountOfUnits: 100 }, 'amountOfUnits'],
    [{ amountOfUnits: '2' }, 'amountOfUnits'],
    [{ amountOfUnits: 1e220 }, 'amountOfUnits'],
    [{ volumePerUnit: 3 }, 'volumePerUnit'],
    [{ volumePerUnit: 10_001 }, 'volumePerUnit'],
    [{ segment: 'mining' }, 'segment'],
    [{ localeStr: 'fr_FR' }, 'localeStr'],
    [{ id: 'short' }, 'id'],
    [{ productGroupType: 'gravel' }, 'characteristicGroupType'],
    [{ characteristicGroupType: undefined }, 'characteristicGroupType'],
    [{ placement: 'inside' }, 'spaceLimitationHeightInMeter'],
    [{ placement: 'inside', spaceLimitationHeightInMeter: 0.5 }, 'spaceLimitationHeightInMeter'],
    [{ segment: 'food_and_feed' }, 'segment'],
    [{ locationLattitude: 91 }, 'locationLattitude'],
  ])('rejects %o and names the field (threat 3)', async (change, path) => {
    const { status, error } = await app
      .browser()
      .put(createRecommendation, { ...mixedFeed, id: newId(), ...change });
    expect(status).toBe(400);
    expect(error.errors.map((wrong) => wrong.path)).toContain(path);
  });

  it('accepts approvals as 1, 0, true or false, and nothing else (PB-08)', async () => {
    const approved = async (atexApproved: unknown) =>
      (await app.browser().put(createRecommendation, { ...mixedFeed, id: newId(), atexApproved })).status;
    for (const value of [1, 0, true, false]) expect(await approved(value)).toBe(200);
    for (const value of [2, -1, '1', 'yes', null]) expect(await approved(value)).toBe(400);
  });

  it('accepts the ends of the ranges', async () => {
    for (const change of [{ volumePerUnit: 4 }, { volumePerUnit: 10_000 }, { amountOfUnits: 99 }]) {
      const { status } = await app
        .browser()
        .put(createRecommendation, { ...mixedFeed, id: newId(), ...change });
      expect(status).toBe(200);
    }
  });
});
