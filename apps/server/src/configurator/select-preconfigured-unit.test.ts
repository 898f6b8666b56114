import {
  changeLocale,
  selectOptions,
  selectPreconfiguredUnit,
  startConfiguration,
} from '@silowright/contract/configurator';
import { createOffer } from '@silowright/contract/deals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../platform/http/testing/test-app.ts';
import { newId } from '../platform/http/testing/test-client.ts';
import { loadMessages } from '../platform/texts.ts';
import { findConfiguration, saveChoice } from './store/configurations.ts';
import { client } from './testing/offers.ts';
import { mixedFeed, recommended, roadSalt, wholeGrainInside, withUnit } from './testing/worked-cases.ts';

describe('select-preconfigured-unit', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.stop());

  it('returns the sizes of the type by diameter, then height, with prices and transport (CF-19, CF-20)', async () => {
    const { answer } = await withUnit(app.browser());
    const sizes = answer.unit_options.map((unit) => [unit.diameter_mm, unit.height_mm]);
    expect(sizes.length).toBeGreaterThanOrEqual(14);
    expect(sizes).toEqual(sizes.toSorted(([d1 = 0, h1 = 0], [d2 = 0, h2 = 0]) => d1 - d2 || h1 - h2));
    expect(answer.unit_options.find((unit) => unit.volume === 30)).toMatchObject({
      diameter_mm: 2800,
      height_mm: 7920,
      price_in_cents: 838_000,
      transportation_cost: 376_000,
    });
    expect(answer.price_list).toEqual({ prices_version: 1, options_version: 1 });
  });

  it('returns passages for salt silos (CF-20)', async () => {
    const { answer } = await withUnit(app.browser(), { ...roadSalt, volumePerUnit: 50 });
    expect(answer.unit_options.every((unit) => unit.passage_width && unit.passage_height)).toBe(true);
  });

  it('returns option groups with labels in the configuration’s language and evaluated prices (CF-20, LG-06)', async () => {
    const browser = app.browser();
    const { id, item, answer } = await withUnit(browser);
    const hatch = answer.configuration_options.access?.inspection_hatch;
    expect(hatch).toMatchObject({ optional: false, multi: true });
    expect(answer.configuration_options.colour?.body_colour?.options).toContainEqual(
      expect.objectContaining({ value: '9001', price_in_cents: 55_036, default_selected: false }),
    );
    const german = loadMessages('de_DE')['option-group.inspection_hatch'];
    if (german) expect(hatch?.label).toBe(german);
    await browser.put(changeLocale, { id, localeStr: 'da_DK' });
    const danish = await browser.put(selectPreconfiguredUnit, {
      id,
      preconfiguredUnitType: 'vvs4',
      preconfiguredUnitUuid: item.uuid,
    });
    const expected = loadMessages('da_DK')['option-group.inspection_hatch'];
    if (expected) expect(danish.body.configuration_options.access?.inspection_hatch?.label).toBe(expected);
  });

  it('offers only sizes that fit under the roof', async () => {
    const { answer } = await withUnit(app.browser(), wholeGrainInside);
    expect(answer.unit_options.every((unit) => unit.height_mm + 300 <= 7000)).toBe(true);
  });

  it('keeps the choices that a new size still has, and names the dropped ones', async () => {
    const browser = app.browser();
    const { id } = await withUnit(browser, { ...mixedFeed, volumePerUnit: 30 });
    await browser.put(selectOptions, {
      id,
      selected_options: { colour: [{ body_colour: '9001' }], flow: [{ outflow_height: '1.50' }] },
    });
    const { items } = await recommended(
      browser,
      { ...mixedFeed, characteristicGroupType: 'whole_grain' },
      id,
    );
    const flat = items.find((item) => item.preconfigured_unit_type === 'vb4')!;
    const { body } = await browser.put(selectPreconfiguredUnit, {
      id,
      preconfiguredUnitType: 'vb4',
      preconfiguredUnitUuid: flat.uuid,
    });
    expect(body.dropped.map((choice) => choice.key)).toContain('flow.outflow_height');
    const priced = await browser.put(selectOptions, {
      id,
      selected_options: { colour: [{ body_colour: '9001' }] },
    });
    expect(priced.status).toBe(200);
  });

  it('names stored equipment that does not fit in the room, and keeps the other choices (EN-05)', async () => {
    const browser = app.browser();
    const { id, item } = await withUnit(browser, {
      ...mixedFeed,
      placement: 'inside',
      spaceLimitationHeightInMeter: 8.3,
    });
    const { revision } = (await findConfiguration(app.store, id))!;
    // As an earlier release stored it.
    const selection = {
      'colour.body_colour': '9001',
      'access.ladder': 'by_provider',
      'access.roof_rail': 'roof_rail',
    };
    await saveChoice(app.store, {
      id,
      revision,
      unit_uuid: item.uuid,
      unit_type: 'vvs4',
      selection: JSON.stringify(selection),
      now: Date.now(),
    });
    const offered = await browser.put(createOffer, { id, ...client });
    expect([offered.status, offered.error.code]).toEqual([409, 'unit-unavailable']);
    expect(offered.error.errors.map(({ path, code }) => [path, code])).toEqual([
      ['access.ladder', 'too-tall'],
      ['access.roof_rail', 'too-tall'],
    ]);
    const { body } = await browser.put(selectPreconfiguredUnit, {
      id,
      preconfiguredUnitType: 'vvs4',
      preconfiguredUnitUuid: item.uuid,
    });
    expect(body.dropped).toEqual([
      { key: 'access.ladder', value: 'by_provider', reason: 'too-tall' },
      { key: 'access.roof_rail', value: 'roof_rail', reason: 'too-tall' },
    ]);
    const stored = JSON.parse((await findConfiguration(app.store, id))!.selection!);
    expect(stored).toMatchObject({ 'colour.body_colour': '9001', 'access.ladder': 'by_client' });
    expect((await browser.put(createOffer, { id, ...client })).status).toBe(200);
  });

  it('returns 409 for a size that is not offered (threat 4)', async () => {
    const browser = app.browser();
    const inside = await recommended(browser, wholeGrainInside);
    const salt = await recommended(app.browser(), roadSalt);
    const tall = await withUnit(app.browser(), {
      ...mixedFeed,
      characteristicGroupType: 'whole_grain',
      volumePerUnit: 120,
    });
    for (const [type, uuid] of [
      ['vb4', tall.answer.unit_options.at(-1)!.uuid],
      ['ms', salt.items[0]!.uuid],
      ['vvs4', inside.items[0]!.uuid],
      ['vb4', '00000000-0000-5000-8000-000000000000'],
    ] as const) {
      const { status, error } = await browser.put(selectPreconfiguredUnit, {
        id: inside.id,
        preconfiguredUnitType: type,
        preconfiguredUnitUuid: uuid,
      });
      expect([type, status, error.code]).toEqual([type, 409, 'unit-unavailable']);
    }
  });

  it('accepts a recommended size that cannot be delivered, without transport (D20)', async () => {
    const { item, answer } = await withUnit(app.browser(), {
      ...mixedFeed,
      productGroupType: 'waste_water',
      characteristicGroupType: 'discharge_liquid',
      volumePerUnit: 88,
      locationLattitude: 51.51,
      locationLongitude: -0.13,
      locationCountry: 'United Kingdom',
    });
    expect(item.diameter_mm).toBe(4000);
    expect(answer.unit_options.find((unit) => unit.uuid === item.uuid)).toMatchObject({
      transportation_cost: null,
    });
    expect(answer.unit_options.length).toBeGreaterThan(1);
  });

  it('returns 409 before a recommendation and 404 for an unknown id', async () => {
    const browser = app.browser();
    const id = newId();
    const choice = { preconfiguredUnitType: 'vvs4', preconfiguredUnitUuid: 'x' };
    expect((await browser.put(selectPreconfiguredUnit, { id, ...choice })).error.code).toBe(
      'unknown-configuration',
    );
    await browser.put(startConfiguration, { id, dealerId: 'heidkamp', localeStr: 'de_DE' });
    expect((await browser.put(selectPreconfiguredUnit, { id, ...choice })).error.code).toBe(
      'no-recommendation',
    );
  });
});
