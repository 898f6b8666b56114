import { bothSamples } from '@silowright/catalogue/testing/both-samples';
import {
  buildCatalogue,
  pricedSegments,
  shippedDelivery,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinCatalogue, optionListOf, priceListOf } from '../catalogue/build-catalogue.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PricedSegment, StorageTypeCode } from '../catalogue/codes.ts';
import { totalHeightMm } from '../drawing/configured-model.ts';
import { optionsForUnit } from './options-for-unit.ts';
import { priceConfiguration } from './price-configuration.ts';
import { priceSelection } from './price-selection.ts';
import type { GroupForUnit } from './priced-configuration.ts';
import { carrySelection, defaultSelection } from './resolve-selection.ts';
import { type Selection, unfinishedGroups } from './selection.ts';
import { transportCost } from './transport.ts';
import { validateSelection } from './validate-selection.ts';

const catalogueOf = (segment: PricedSegment): Catalogue =>
  buildCatalogue(shippedPriceList(segment), shippedOptionList(segment));
const agricultural = catalogueOf('agricultural');
const roadSalt = catalogueOf('road_salt');
const unit = (type: StorageTypeCode, volumeM3: number) =>
  [...agricultural.units, ...roadSalt.units].find(
    (candidate) => candidate.type === type && candidate.volumeM3 === volumeM3,
  )!;
const vvs30 = unit('vvs4', 30);
const cloppenburg = { latitude: 52.85, longitude: 8.04, country: 'DE' };
const keys = (groups: readonly GroupForUnit[]) => groups.map(({ key }) => key);

describe('options of a unit', () => {
  test('match its type; the earthquake group is offered in Germany only (CF-12)', () => {
    const abroad = keys(optionsForUnit(agricultural, vvs30, { country: 'NL' }));
    expect(abroad).toEqual(
      expect.arrayContaining([
        'colour.body_colour',
        'colour.roof_colour',
        'colour.gloss',
        'colour.logo',
        'measurement.content_measurement',
        'measurement.load_cells',
        'measurement.radar',
        'flow.outflow_valve',
        'flow.outflow_height',
        'flow.fill_coupling',
        'flow.outlet_adapter',
        'flow.discharge_aid',
        'access.inspection_hatch',
        'access.hopper_hatch',
        'access.ladder',
        'access.roof_rail',
        'vent.vent_type',
        'vent.roof_valve',
        'safety.earthing',
        'safety.explosion_vent',
        'engineering.static_calculation',
      ]),
    );
    expect(abroad).not.toContain('agitator.agitator');
    expect(keys(optionsForUnit(agricultural, vvs30))).toEqual(abroad);
    const inGermany = keys(optionsForUnit(agricultural, vvs30, { country: 'DE' }));
    expect(inGermany.filter((key) => !abroad.includes(key))).toEqual(['engineering.earthquake_zone_2_de']);
  });

  test.each([
    [30, ['A']],
    [35, ['B', 'C']],
    [70, ['B', 'C']],
    [80, ['C']],
  ])('an agitator for %d m³ offers %o (CF-12)', (volumeM3, values) => {
    const groups = optionsForUnit(agricultural, unit('nb', volumeM3));
    const agitator = groups.filter(({ key }) => key === 'agitator.agitator');
    expect(agitator.map(({ options }) => options.map(({ value }) => value))).toEqual([values]);
    expect(agitator[0]).not.toHaveProperty('expression');
  });

  test('a group that depends on choices keeps its expression with unit and country filled in (CF-20)', () => {
    const expressionOf = (text: string | readonly string[], types: string | string[] = 'vvs4') => {
      const group = {
        ...agricultural.optionGroups[0]!,
        filters: { types, expression: text, diameters: [] },
      };
      return optionsForUnit({ ...agricultural, optionGroups: [group], optionVersion: 1 }, vvs30, {
        country: "D'E",
      })[0]?.expression;
    };
    expect(expressionOf('volume_m3 > 20 and country != \'volume_m3\' and ladder == "height_mm"')).toBe(
      "30 > 20 and 'DE' != 'volume_m3' and ladder == \"height_mm\"",
    );
    expect(expressionOf(["ladder == 'a'", ' ', 'diameter_mm == 2800', "gloss == 'b'"])).toBe(
      "(ladder == 'a') and (2800 == 2800) and (gloss == 'b')",
    );
    expect(expressionOf(["ladder == 'a'"])).toBe("ladder == 'a'");
  });

  test.each([
    [{ types: 'vvs4' }, true],
    [{ types: 'vb4, vvs4' }, true],
    [{ types: ['vb4'] }, false],
    [{ types: '' }, true],
    [{ types: [] }, true],
    [{ diameters: ['2800'] }, true],
    [{ diameters: '2400,2800' }, true],
    [{ diameters: ['2400'] }, false],
    [{ expression: 'volume_m3 < 30' }, false],
    [{ expression: ['volume_m3 == 30', 'height_mm > 9000'] }, false],
    [{ expression: "ladder == 'x' and height_mm > 9000" }, false],
  ])('filters %o accept the group: %s', (filters, passes) => {
    const group = {
      ...agricultural.optionGroups[0]!,
      filters: { types: [], expression: '', diameters: [], ...filters },
    };
    expect(optionsForUnit({ ...agricultural, optionGroups: [group], optionVersion: 1 }, vvs30)).toHaveLength(
      passes ? 1 : 0,
    );
  });

  test('an invalid published list throws with group, option and unit', () => {
    const [group] = agricultural.optionGroups;
    const broken = (change: object) => () =>
      optionsForUnit({ ...agricultural, optionGroups: [{ ...group!, ...change }], optionVersion: 1 }, vvs30);
    expect(broken({ options: [{ label: 'x', value: '9001', formula: '1/0' }] })).toThrow(
      'option group body_colour, option 9001, unit vvs4 Ø2.80 m 30 m³: division-by-zero',
    );
    expect(broken({ options: [{ label: 'x', value: '9001' }] })).toThrow(
      'option 9001, unit vvs4 Ø2.80 m 30 m³: empty',
    );
    expect(broken({ filters: { ...group!.filters, expression: '(' } })).toThrow(
      'option group body_colour, unit vvs4 Ø2.80 m 30 m³: syntax',
    );
  });

  test('every price names its source', () => {
    const [body, , , logo] = optionsForUnit({ ...agricultural, optionVersion: 4 }, vvs30);
    expect(body?.options[0]).toEqual({
      value: 'semi_transparent',
      default_selected: true,
      price_in_cents: 0,
      source: { kind: 'included' },
    });
    // pi 2.8 (7.92 - 1 - 1.2 tan 60 - 1.4 tan 15 - 0.15) + 2 pi (1.4 + 0.2) (1.4 - 0.2) m²
    expect(body?.options[1]).toEqual({
      value: '9001',
      default_selected: false,
      price_in_cents: 55_036,
      source: { kind: 'formula', formula: '1100*S_body', withNumbers: '1100*50.033', listVersion: 4 },
    });
    expect(logo?.options[0]).toMatchObject({
      price_in_cents: 29_500,
      source: { kind: 'fixed', listVersion: 4 },
    });
  });
});

describe('default selection', () => {
  test('takes the default or the first option; optional groups are off (CF-05)', () => {
    expect(defaultSelection(optionsForUnit(agricultural, vvs30, { country: 'DE' }))).toEqual({
      'colour.body_colour': 'semi_transparent',
      'colour.roof_colour': 'semi_transparent',
      'measurement.content_measurement': 'none',
      'flow.outflow_valve': 'slide_manual',
      'flow.outflow_height': '1.00',
      'flow.fill_coupling': 'storz_a_110',
      'flow.outlet_adapter': 'flange_400',
      'flow.discharge_aid': 'none',
      'access.inspection_hatch': ['roof_600'],
      'access.ladder': 'by_client',
      'vent.vent_type': 'vent_line',
      'safety.earthing': 'lugs',
    });
  });

  const option = (value: string, default_selected = false) => ({ value, default_selected });
  const group = (change: object) => ({ key: 'a.b', optional: false, multi: false, options: [], ...change });
  test.each([
    [{ options: [option('x'), option('y', true)] }, 'y'],
    [{ options: [option('x'), option('y')] }, 'x'],
    [{ options: [option('x', true), option('y', true)] }, 'x'],
    [{ optional: true, options: [option('x', true), option('y')] }, 'x'],
    [{ optional: true, options: [option('x'), option('y', true)] }, undefined],
    [{ optional: true, options: [option('x')] }, undefined],
    [{ multi: true, options: [option('x', true), option('y'), option('z', true)] }, ['x', 'z']],
    [{ multi: true, options: [option('x'), option('y')] }, ['x']],
    [{ options: [] }, undefined],
    [{ expression: "c == 'd'", options: [option('x', true)] }, undefined],
  ])('%o starts with %o (CF-05)', (change, expected) => {
    expect(defaultSelection([group(change)])['a.b']).toEqual(expected);
  });

  test.each(pricedSegments)(
    'costs nothing for any unit of %s, so the From price is a real price (CF-05)',
    (segment) => {
      const catalogue = catalogueOf(segment);
      for (const each of catalogue.units) {
        const groups = optionsForUnit(catalogue, each, { country: 'DE' });
        const priced = priceSelection(groups, defaultSelection(groups));
        expect(priced.optionsCostCents, each.name).toBe(0);
        expect(priced.dropped, each.name).toEqual([]);
      }
    },
  );
});

describe('a priced selection', () => {
  const groups = optionsForUnit(agricultural, vvs30, { country: 'DE' });
  const price = (selection: Selection) => priceSelection(groups, selection);
  const lineOf = (selection: Selection, key: string) =>
    price(selection).lines.find((line) => line.key === key);

  test('has a line for each choice, keyed segment.group, in list order (CF-08)', () => {
    const { lines, optionsCostCents, selection } = price({
      'access.ladder': 'by_provider',
      'access.roof_rail': 'roof_rail',
      'access.inspection_hatch': ['side_600', 'roof_600'],
      'colour.body_colour': '7016',
    });
    expect(lines.map(({ key, value, priceCents }) => [key, value, priceCents])).toEqual([
      ['colour.body_colour', '7016', 145_095],
      ['colour.roof_colour', 'semi_transparent', 0],
      ['colour.gloss', 'matt', 0],
      ['measurement.content_measurement', 'none', 0],
      ['flow.outflow_valve', 'slide_manual', 0],
      ['flow.outflow_height', '1.00', 0],
      ['flow.fill_coupling', 'storz_a_110', 0],
      ['flow.outlet_adapter', 'flange_400', 0],
      ['flow.discharge_aid', 'none', 0],
      ['access.inspection_hatch', 'roof_600', 0],
      ['access.inspection_hatch', 'side_600', 69_000],
      ['access.ladder', 'by_provider', 181_520],
      ['access.roof_rail', 'roof_rail', 179_549],
      ['vent.vent_type', 'vent_line', 0],
      ['safety.earthing', 'lugs', 0],
    ]);
    expect(optionsCostCents).toBe(145_095 + 69_000 + 181_520 + 179_549);
    expect(selection['access.inspection_hatch']).toEqual(['side_600', 'roof_600']);
    expect(lines[0]).toMatchObject({ groupId: 'body_colour', source: { kind: 'formula', listVersion: 1 } });
  });

  test('an optional group that is off has neither value nor price (CF-07)', () => {
    const on = price({ 'vent.roof_valve': 'roof_valve' });
    const off = price({});
    expect(on.optionsCostCents - off.optionsCostCents).toBe(42_000);
    expect(off.selection).not.toHaveProperty(['vent.roof_valve']);
    expect(off.lines.map(({ key }) => key)).not.toContain('vent.roof_valve');
  });

  test('a group hidden by another choice loses value and price and is listed as dropped (CF-07)', () => {
    const priced = price({
      'access.ladder': 'by_client',
      'access.roof_rail': 'roof_rail',
      'colour.gloss': 'semi_gloss',
    });
    expect(priced.optionsCostCents).toBe(0);
    expect(priced.selection).not.toHaveProperty(['access.roof_rail']);
    expect(priced.dropped).toEqual([
      { key: 'access.roof_rail', value: 'roof_rail', reason: 'hidden' },
      { key: 'colour.gloss', value: 'semi_gloss', reason: 'hidden' },
    ]);
  });

  test('gloss is offered with either colour', () => {
    expect(
      lineOf({ 'colour.roof_colour': '9001', 'colour.gloss': 'semi_gloss' }, 'colour.gloss')?.value,
    ).toBe('semi_gloss');
    expect(lineOf({ 'colour.body_colour': '9001' }, 'colour.gloss')?.value).toBe('matt');
    expect(lineOf({}, 'colour.gloss')).toBeUndefined();
  });

  test('a custom colour is priced as other and keeps its text (CF-04)', () => {
    const custom = { value: 'other', custom: 'RAL 6018' } as const;
    const { lines, selection } = price({ 'colour.body_colour': custom });
    expect(lines[0]).toMatchObject({ value: 'other', custom: 'RAL 6018', priceCents: 192_112 });
    expect(selection['colour.body_colour']).toEqual(custom);
    const plain = price({ 'colour.body_colour': 'other' });
    expect(plain.lines[0]).not.toHaveProperty('custom');
    // Without the text the choice is open: priced, but never quoted.
    expect(plain.lines[0]).toMatchObject({ value: 'other', priceCents: 192_112 });
    expect(plain.selection['colour.body_colour']).toEqual({ value: 'other', custom: '' });
  });

  test('a required group in which nothing is ticked stays open and costs nothing (V28, V29)', () => {
    const { lines, selection, optionsCostCents } = price({ 'access.inspection_hatch': [] });
    expect(selection['access.inspection_hatch']).toEqual([]);
    expect(lines.map(({ key }) => key)).not.toContain('access.inspection_hatch');
    expect(unfinishedGroups(selection)).toEqual(['access.inspection_hatch']);
    expect(lines.reduce((sum, { priceCents }) => sum + priceCents, 0)).toBe(optionsCostCents);
    expect(price({}).selection['access.inspection_hatch']).toEqual(['roof_600']);
  });

  test('unknown and surplus values are dropped and listed; a required group gets its default', () => {
    const priced = price({
      'colour.body_colour': 'pink',
      'vent.vent_type': ['air_control', 'vent_line'],
      'salt.dissolver_integration': 'blind',
      'measurement.content_measurement': { value: 'other', custom: 'x' },
    });
    expect(priced.dropped).toEqual([
      { key: 'colour.body_colour', value: 'pink', reason: 'not-offered' },
      { key: 'measurement.content_measurement', value: 'other', reason: 'not-offered' },
      { key: 'vent.vent_type', value: 'vent_line', reason: 'invalid' },
      { key: 'salt.dissolver_integration', value: 'blind', reason: 'not-offered' },
    ]);
    expect(priced.selection).toMatchObject({
      'colour.body_colour': 'semi_transparent',
      'vent.vent_type': 'air_control',
      'access.inspection_hatch': ['roof_600'],
      'measurement.content_measurement': 'none',
    });
  });

  test('an expression sees the resolved choices of earlier groups, including several values', () => {
    const option = (value: string) => ({
      value,
      default_selected: false,
      price_in_cents: 100,
      source: { kind: 'included' } as const,
    });
    const chained = (['a', 'b', 'c'] as const).map((name) => ({
      id: name,
      key: `s.${name}`,
      optional: true,
      multi: name === 'a',
      ...(name === 'b' && { expression: "a == 'y'" }),
      ...(name === 'c' && { expression: "b == 'x'" }),
      options: [option('x'), option('y')],
    }));
    const cost = (selection: Selection) => priceSelection(chained, selection).optionsCostCents;
    expect(cost({ 's.a': ['x', 'y'], 's.b': 'x', 's.c': 'x' })).toBe(400);
    expect(cost({ 's.a': ['x'], 's.b': 'x', 's.c': 'x' })).toBe(100);
    expect(cost({ 's.a': ['y'], 's.b': 'y', 's.c': 'x' })).toBe(200);
    expect(() => priceSelection([{ ...chained[0]!, expression: '(' }], {})).toThrow(
      'option group s.a: syntax',
    );
    expect(cost({ __proto__: { 's.a': ['x'] } } as unknown as Selection)).toBe(0);
  });
});

describe('a priced configuration', () => {
  test('costs units times unit and options, plus transport for all (CF-13)', () => {
    const priced = priceConfiguration({
      catalogue: { ...agricultural, priceVersion: 3, optionVersion: 5 },
      unit: vvs30,
      selection: { 'access.ladder': 'by_provider', 'access.roof_rail': 'roof_rail' },
      amountOfUnits: 2,
      place: cloppenburg,
    });
    expect(priced).toMatchObject({
      unit: vvs30,
      amountOfUnits: 2,
      unitPriceCents: 838_000,
      optionsCostCents: 181_520 + 179_549,
      transport: { cents: 376_000, trucks: 2 },
      totalCents: 2 * (838_000 + 181_520 + 179_549) + 376_000,
      totalHeightMm: 7920,
      dropped: [],
      priceVersion: 3,
      optionVersion: 5,
    });
  });

  test('without a place transport is not available and the total covers the known part (CF-13)', () => {
    const priced = priceConfiguration({
      catalogue: agricultural,
      unit: vvs30,
      selection: {},
      amountOfUnits: 3,
    });
    expect(priced.transport).toBeNull();
    expect(priced.totalCents).toBe(3 * 838_000);
  });

  test.each([
    ['1.00', 7920],
    ['1.27', 8190],
    ['1.50', 8420],
    ['2.00', 8920],
  ])('an outflow at %s m makes the unit %d mm high (CF-12)', (value, heightMm) => {
    const selection = { 'flow.outflow_height': value };
    expect(totalHeightMm(agricultural.shapes, vvs30, selection)).toBe(heightMm);
    const priced = priceConfiguration({
      catalogue: agricultural,
      unit: vvs30,
      selection,
      amountOfUnits: 1,
      place: cloppenburg,
    });
    expect(priced.totalHeightMm).toBe(heightMm);
    expect(priced.transport).toEqual(transportCost(vvs30, 1, cloppenburg, shippedDelivery));
  });

  test('without that choice it has the catalogue height', () => {
    expect(totalHeightMm(agricultural.shapes, vvs30, {})).toBe(7920);
  });
});

describe('a new size', () => {
  test('keeps every choice that still exists and lists the dropped ones (CF-06)', () => {
    const [medium, large] = [35, 80].map((volumeM3) => optionsForUnit(agricultural, unit('nb', volumeM3)));
    const chosen = { ...defaultSelection(medium!), 'agitator.agitator': 'B', 'colour.body_colour': '9001' };
    const carried = carrySelection(chosen, large!);
    expect(carried.selection).toMatchObject({ 'agitator.agitator': 'C', 'colour.body_colour': '9001' });
    expect(carried.dropped).toEqual([{ key: 'agitator.agitator', value: 'B', reason: 'not-offered' }]);
    expect(carrySelection(chosen, medium!).dropped).toEqual([]);
    expect(carrySelection({}, medium!).selection).not.toHaveProperty(['colour.logo']);
  });
});

describe('validation of a selection', () => {
  const groups = optionsForUnit(agricultural, vvs30, { country: 'NL' });
  test.each([
    [{}, []],
    [{ 'access.roof_rail': 'roof_rail' }, []],
    [{ 'access.inspection_hatch': ['roof_600', 'side_600'] }, []],
    [{ 'colour.body_colour': { value: 'other', custom: 'RAL 6018' } }, []],
    [{ 'vent.vent_type': ['vent_line'] }, []],
    [
      { 'salt.dissolver_integration': 'blind' },
      [{ key: 'salt.dissolver_integration', code: 'unknown-group' }],
    ],
    [
      { 'engineering.earthquake_zone_2_de': 'earthquake_zone_2_de' },
      [{ key: 'engineering.earthquake_zone_2_de', code: 'unknown-group' }],
    ],
    [{ 'colour.body_colour': 'pink' }, [{ key: 'colour.body_colour', code: 'unknown-value', value: 'pink' }]],
    [{ 'access.inspection_hatch': [] }, [{ key: 'access.inspection_hatch', code: 'none-chosen' }]],
    [{ 'vent.vent_type': ['vent_line', 'air_control'] }, [{ key: 'vent.vent_type', code: 'several-values' }]],
    [
      { 'access.inspection_hatch': ['roof_600', 'roof_600'] },
      [{ key: 'access.inspection_hatch', code: 'doubled-value' }],
    ],
    [
      { 'colour.body_colour': { value: 'other', custom: ' ' } },
      [{ key: 'colour.body_colour', code: 'no-custom-text', value: 'other' }],
    ],
    [
      { 'colour.body_colour': 'other' },
      [{ key: 'colour.body_colour', code: 'no-custom-text', value: 'other' }],
    ],
    [
      { 'colour.body_colour': { value: '9001', custom: 'RAL 6018' } },
      [{ key: 'colour.body_colour', code: 'unasked-custom-text', value: '9001' }],
    ],
    [
      { 'colour.body_colour': 'pink', 'x.y': 'z' },
      [
        { key: 'colour.body_colour', code: 'unknown-value', value: 'pink' },
        { key: 'x.y', code: 'unknown-group' },
      ],
    ],
  ] as const)('%o: %o (CF-08, CF-17, V28)', (selection, problems) => {
    expect(validateSelection(selection as Selection, groups)).toEqual(problems);
  });
});

/** Any set of choices that a unit offers. */
const anySelection = (groups: readonly GroupForUnit[]): fc.Arbitrary<Selection> =>
  fc
    .tuple(
      ...groups.map((group) =>
        fc.option(fc.constantFrom(...group.options.map(({ value }) => value)), { nil: undefined }),
      ),
    )
    .map((values) =>
      Object.fromEntries(
        groups.flatMap((group, index) => {
          const value = values[index];
          return value === undefined ? [] : [[group.key, group.multi ? [value] : value]];
        }),
      ),
    );

const configuration = fc.constantFrom(agricultural, roadSalt).chain((catalogue) =>
  fc.constantFrom(...catalogue.units).chain((chosen) =>
    fc.record({
      catalogue: fc.constant(catalogue),
      unit: fc.constant(chosen),
      selection: anySelection(optionsForUnit(catalogue, chosen, { country: 'DE' })),
      amountOfUnits: fc.integer({ min: 1, max: 99 }),
    }),
  ),
);

test('the running price of the browser equals the server price; resolved selections do not change', () => {
  fc.assert(
    fc.property(configuration, (request) => {
      const priced = priceConfiguration({ ...request, place: cloppenburg });
      const sent = JSON.parse(
        JSON.stringify(optionsForUnit(request.catalogue, request.unit, { country: 'DE' })),
      );
      const running = priceSelection(sent, request.selection);
      expect(running.optionsCostCents).toBe(priced.optionsCostCents);
      expect(running.selection).toEqual(priced.selection);
      const again = priceSelection(sent, priced.selection);
      expect(again.selection).toEqual(priced.selection);
      expect(again.dropped).toEqual([]);
      expect(Number.isSafeInteger(priced.totalCents)).toBe(true);
    }),
    { numRuns: 25 },
  );
});

test('raising one shipped price never lowers a total', () => {
  fc.assert(
    fc.property(
      configuration,
      fc.nat(),
      fc.nat(),
      fc.integer({ min: 1, max: 1_000_000 }),
      (request, at, which, raise) => {
        const before = priceConfiguration({ ...request, place: cloppenburg }).totalCents;
        const units = request.catalogue.units.map((each, index) =>
          index === at % request.catalogue.units.length
            ? { ...each, priceCents: each.priceCents + raise }
            : each,
        );
        const groupAt = at % request.catalogue.optionGroups.length;
        const optionGroups = request.catalogue.optionGroups.map((group, index) =>
          index !== groupAt
            ? group
            : {
                ...group,
                options: group.options.map((option, place) => {
                  if (place !== which % group.options.length) return option;
                  return option.formula === undefined
                    ? { ...option, priceInCents: (option.priceInCents ?? 0) + raise }
                    : { ...option, formula: `${option.formula} + ${raise}` };
                }),
              },
        );
        const dearerUnit = priceConfiguration({
          ...request,
          catalogue: { ...request.catalogue, units },
          unit: units.find(({ uuid }) => uuid === request.unit.uuid)!,
          place: cloppenburg,
        });
        const dearerOption = priceConfiguration({
          ...request,
          catalogue: { ...request.catalogue, optionGroups },
          place: cloppenburg,
        });
        expect(dearerUnit.totalCents).toBeGreaterThanOrEqual(before);
        expect(dearerOption.totalCents).toBeGreaterThanOrEqual(before);
      },
    ),
    { numRuns: 25 },
  );
});

describe('an option group that is charged per order (G9)', () => {
  const steel = bothSamples.find(({ name }) => name === 'steel')!.content;
  const catalogue = joinCatalogue(steel, priceListOf(steel, 'plastics'), optionListOf(steel, 'plastics'));
  const calculated = catalogue.units.find((each) =>
    optionsForUnit(catalogue, each).some((group) => group.per === 'order'),
  )!;
  const standard = defaultSelection(optionsForUnit(catalogue, calculated));
  const priced = (amountOfUnits: number, selection: Selection) =>
    priceConfiguration({ catalogue, unit: calculated, selection, amountOfUnits });
  const withCalculation = { ...standard, 'engineering.structural': 'structural' };

  test.each([1, 2, 9])('costs the same for %d units, and nothing per unit', (amountOfUnits) => {
    const [without, calculation] = [priced(amountOfUnits, standard), priced(amountOfUnits, withCalculation)];
    const line = calculation.lines.find(({ groupId }) => groupId === 'structural')!;
    expect(line).toMatchObject({ per: 'order', priceCents: expect.any(Number) });
    expect(line.priceCents).toBeGreaterThan(0);
    expect(calculation.optionsCostCents).toBe(without.optionsCostCents);
    expect(calculation.totalCents).toBe(without.totalCents + line.priceCents);
  });

  test('the sample charges every option per unit, as specified', () => {
    const groups = [agricultural, roadSalt].flatMap((each) =>
      each.units.flatMap((one) => optionsForUnit(each, one)),
    );
    expect(groups.filter(({ per }) => per !== undefined)).toEqual([]);
  });
});
