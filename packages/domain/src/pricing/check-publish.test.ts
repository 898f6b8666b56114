import {
  buildCatalogue,
  sampleContent,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import { describe, expect, test } from 'vitest';
import type { BasePriceRow, OptionGroup, OptionValue } from '../catalogue/option-list.ts';
import { checkOptionPublish, checkPricePublish } from './check-publish.ts';
import {
  changePercent,
  isLargeChange,
  optionListDifference,
  priceListDifference,
} from './price-list-difference.ts';

const prices = shippedPriceList('agricultural');
const options = shippedOptionList('agricultural');
const { units } = buildCatalogue(prices, options);
const [first, second] = prices.prices as [BasePriceRow, BasePriceRow];

const checkPrices = (rows: readonly BasePriceRow[]) =>
  checkPricePublish(prices, { ...prices, prices: rows }, options, sampleContent);
const withFirst = (change: object) => [{ ...first, ...change } as BasePriceRow, ...prices.prices.slice(1)];

describe('publishing base prices', () => {
  test('accepts the same list or other prices, in any order (PR-06)', () => {
    expect(checkPrices(prices.prices)).toEqual({ problems: [], largeChanges: [] });
    expect(checkPrices(withFirst({ priceInCents: first.priceInCents + 100 }).reverse())).toEqual({
      problems: [],
      largeChanges: [],
    });
  });

  test.each([[-1], [1.5], [Number.NaN], [1_000_000_001], [undefined], [null], ['413000']])(
    'refuses a price of %j and names its row (PR-06, threat 28)',
    (priceInCents) => {
      expect(checkPrices(withFirst({ priceInCents })).problems).toEqual([
        { code: 'bad-price', row: 1, uuid: first.uuid, column: 'priceInCents' },
      ]);
    },
  );

  test.each([[0], [1_000_000_000]])('accepts a price of %d', (priceInCents) => {
    expect(checkPrices(withFirst({ priceInCents })).problems).toEqual([]);
  });

  test.each(['name', 'volume', 'heightInMm', 'passage_width_in_mm', 'passage_height_in_mm'])(
    'refuses a changed %s: only prices may change',
    (column) => {
      expect(checkPrices(withFirst({ [column]: 12 })).problems).toEqual([
        { code: 'changed-field', row: 1, uuid: first.uuid, column },
      ]);
    },
  );

  test('reports unknown, doubled and removed rows together with other problems (PR-06)', () => {
    const rows = [
      { ...first, priceInCents: -1, name: 'x' },
      first,
      { ...second, uuid: 'stray' },
      ...prices.prices.slice(2),
    ];
    expect(checkPrices(rows).problems).toEqual([
      { code: 'bad-price', row: 1, uuid: first.uuid, column: 'priceInCents' },
      { code: 'changed-field', row: 1, uuid: first.uuid, column: 'name' },
      { code: 'doubled-row', row: 2, uuid: first.uuid },
      { code: 'unknown-row', row: 3, uuid: 'stray' },
      { code: 'removed-row', row: 2, uuid: second.uuid },
    ]);
  });

  test('refuses a price that breaks a formula over P, with group, option and unit', () => {
    const list = {
      ...options,
      options: [
        {
          ...options.options[0]!,
          options: [{ label: 'x', value: '9001', formula: `P - ${first.priceInCents - 1}` }],
        },
      ],
    };
    const next = { ...prices, prices: withFirst({ priceInCents: first.priceInCents - 2 }) };
    expect(checkPricePublish(prices, next, list, sampleContent).problems).toEqual([
      {
        code: 'bad-formula',
        group: 'body_colour',
        option: '9001',
        unit: first.name,
        problem: { code: 'negative' },
      },
    ]);
    expect(checkPricePublish(prices, prices, list, sampleContent).problems).toEqual([]);
  });

  test('lists changes beyond 50 % for confirmation, unless there are problems (PR-06)', () => {
    const half = first.priceInCents / 2;
    expect(checkPrices(withFirst({ priceInCents: first.priceInCents + half })).largeChanges).toEqual([]);
    expect(checkPrices(withFirst({ priceInCents: first.priceInCents - half })).largeChanges).toEqual([]);
    expect(checkPrices(withFirst({ priceInCents: first.priceInCents + half + 1 })).largeChanges).toEqual([
      { id: first.uuid, name: first.name, beforeCents: 413_000, afterCents: 619_501 },
    ]);
    expect(checkPrices([...withFirst({ priceInCents: 1 }), first])).toMatchObject({
      problems: [{ code: 'doubled-row' }],
      largeChanges: [],
    });
  });
});

describe('publishing options', () => {
  const change = (id: string, value: string, to: Partial<OptionValue> | undefined) =>
    options.options.map((group) =>
      group.id !== id
        ? group
        : {
            ...group,
            options: group.options.map((option) =>
              option.value === value && to
                ? ({
                    label: option.label,
                    value,
                    ...(option.default_selected && { default_selected: true }),
                    ...to,
                  } as OptionValue)
                : option,
            ),
          },
    );
  const check = (groups: readonly OptionGroup[]) =>
    checkOptionPublish(options, { ...options, options: groups }, units);
  const firstUnit = units[0]!.name;

  test('accepts the same list, other prices and other formulas (PR-06)', () => {
    expect(check(options.options)).toEqual({ problems: [], largeChanges: [] });
    expect(check(change('logo', 'logo_1m2', { priceInCents: 30_000 })).problems).toEqual([]);
    expect(check(change('logo', 'logo_1m2', { formula: '100*D' })).problems).toEqual([]);
    expect(check(change('roof_rail', 'roof_rail', { priceInCents: 0 })).problems).toEqual([]);
  });

  test.each([
    ['Z*2', { code: 'unknown-name', name: 'Z' }],
    ['1/(V-V)', { code: 'division-by-zero' }],
    [`${'('.repeat(20_000)}1${')'.repeat(20_000)}`, { code: 'too-long' }],
    [`${'('.repeat(400)}1${')'.repeat(400)}`, { code: 'too-deep' }],
    ['D - H', { code: 'negative' }],
    ['P*P*P', { code: 'not-finite' }],
    ['1000000001', { code: 'not-finite' }],
    ['', { code: 'empty' }],
    ['V > 3', { code: 'wrong-type', expected: 'number', found: 'condition' }],
  ])('refuses the formula %s, with group, option and unit', (formula, problem) => {
    expect(check(change('body_colour', '9001', { formula }))).toEqual({
      problems: [{ code: 'bad-formula', group: 'body_colour', option: '9001', unit: firstUnit, problem }],
      largeChanges: [],
    });
  });

  test('checks a formula on the units it applies to, and names the first that fails', () => {
    expect(check(change('body_colour', '9001', { formula: '125 - V' })).problems).toEqual([]);
    expect(check(change('body_colour', '9001', { formula: '124 - V' })).problems).toMatchObject([
      { code: 'bad-formula', unit: 'spw Ø4.00 m 125 m³', problem: { code: 'negative' } },
    ]);
    expect(check(change('agitator.medium', 'C', { formula: '70 - V' })).problems).toEqual([]);
    expect(check(change('agitator.medium', 'C', { formula: '69 - V' })).problems).toMatchObject([
      { unit: 'nb Ø3.50 m 70 m³' },
    ]);
    expect(
      check(change('earthquake_zone_2_de', 'earthquake_zone_2_de', { formula: '0 - P' })).problems,
    ).toMatchObject([{ unit: firstUnit }]);
    expect(check(change('roof_rail', 'roof_rail', { formula: '0 - P' })).problems).toMatchObject([
      { unit: firstUnit },
    ]);
  });

  test.each([
    [{ priceInCents: -1 }],
    [{ priceInCents: 1.5 }],
    [{ priceInCents: 1_000_000_001 }],
    [{}],
    [{ priceInCents: 5, formula: '5' }],
    [{ formula: 5 }],
  ])('refuses a price of %o', (to) => {
    expect(check(change('logo', 'logo_1m2', to as Partial<OptionValue>)).problems).toContainEqual({
      code: 'bad-option-price',
      group: 'logo',
      option: 'logo_1m2',
    });
  });

  test.each([
    [{ key: 'x.y' }],
    [{ filters: { types: ['vvs4'], expression: '', diameters: [] } }],
    [{ filters: { ...options.options[0]!.filters, expression: 'volume_m3 > 1' } }],
    [{ filters: { ...options.options[0]!.filters, diameters: ['2800'] } }],
    [{ optional: true }],
    [{ multi: true }],
    [{ filters: { ...options.options[0]!.filters, expression: 'volum_m3 > 1' } }],
  ])('refuses a changed %o: only prices may change (A17)', (to) => {
    expect(check([{ ...options.options[0]!, ...to }, ...options.options.slice(1)]).problems).toEqual([
      { code: 'changed-group', group: 'body_colour' },
    ]);
  });

  test('refuses added, doubled, relabelled or missing groups and options', () => {
    const [body, roof, ...rest] = options.options as [OptionGroup, OptionGroup, ...OptionGroup[]];
    const [a, b, ...others] = body.options as [OptionValue, OptionValue, ...OptionValue[]];
    const changed = {
      ...body,
      options: [{ ...a, label: 'x' }, { ...a, value: 'new' }, ...others, others[0]!],
    };
    expect(check([changed, { ...roof, id: 'stray' }, ...rest, rest[0]!]).problems).toEqual([
      { code: 'changed-option', group: 'body_colour', option: a.value },
      { code: 'unknown-option', group: 'body_colour', option: 'new' },
      { code: 'doubled-option', group: 'body_colour', option: others[0]!.value },
      { code: 'removed-option', group: 'body_colour', option: b.value },
      { code: 'unknown-group', group: 'stray' },
      { code: 'doubled-group', group: rest[0]!.id },
      { code: 'removed-group', group: 'roof_colour' },
    ]);
    const undefaulted = { ...body, options: [{ ...a, default_selected: false }, b, ...others] };
    expect(check([undefaulted, roof, ...rest]).problems).toEqual([
      { code: 'changed-option', group: 'body_colour', option: a.value },
    ]);
  });

  test('lists a large change once per option, with the unit that changes most', () => {
    const ofDiameter = (mm: number) =>
      units.find(({ type, diameterMm }) => type === 'vvs4' && diameterMm === mm)!.name;
    expect(check(change('logo', 'logo_1m2', { priceInCents: 44_250 })).largeChanges).toEqual([]);
    expect(check(change('logo', 'logo_1m2', { priceInCents: 44_251 })).largeChanges).toEqual([
      { id: 'logo logo_1m2', name: firstUnit, beforeCents: 29_500, afterCents: 44_251 },
    ]);
    expect(
      check(change('outflow_height', '1.27', { formula: '9000*D + if(D > 3.3, 100000, 0)' })).largeChanges,
    ).toEqual([
      { id: 'outflow_height 1.27', name: ofDiameter(3500), beforeCents: 31_500, afterCents: 131_500 },
    ]);
    expect(check(change('outflow_height', '1.27', { formula: '9000*D + 20000' })).largeChanges).toEqual([
      { id: 'outflow_height 1.27', name: ofDiameter(2050), beforeCents: 18_450, afterCents: 38_450 },
    ]);
    expect(check(change('body_colour', 'semi_transparent', { priceInCents: 1 })).largeChanges).toMatchObject([
      { id: 'body_colour semi_transparent', beforeCents: 0, afterCents: 1 },
    ]);
  });
});

describe('differences', () => {
  test('are signed cents and percent with two decimals, for changed rows only (PR-04)', () => {
    const [one, other] = [
      { ...first, priceInCents: 413_000 },
      { ...second, priceInCents: 457_000 },
    ];
    const after = [
      { ...other, priceInCents: 456_000 },
      { ...one, priceInCents: 414_234 },
      { ...first, uuid: 'new', priceInCents: 5 },
    ];
    expect(priceListDifference([one, other, ...prices.prices.slice(2)], after)).toEqual([
      {
        uuid: second.uuid,
        name: second.name,
        beforeCents: 457_000,
        afterCents: 456_000,
        differenceCents: -1000,
        percent: -0.22,
      },
      {
        uuid: first.uuid,
        name: first.name,
        beforeCents: 413_000,
        afterCents: 414_234,
        differenceCents: 1234,
        percent: 0.3,
      },
    ]);
    expect(priceListDifference(prices.prices, prices.prices)).toEqual([]);
  });

  test('from zero to a price has no percentage and is large', () => {
    expect(changePercent(0, 5)).toBeNull();
    expect(changePercent(200, 250)).toBe(25);
    expect([
      isLargeChange(0, 5),
      isLargeChange(0, 0),
      isLargeChange(100, 150),
      isLargeChange(100, 151),
    ]).toEqual([true, false, false, true]);
    expect([isLargeChange(100, 50), isLargeChange(100, 49)]).toEqual([false, true]);
  });

  test('of options cover amounts, formulas, and options in only one list', () => {
    const [body, roof, ...rest] = options.options as [OptionGroup, OptionGroup, ...OptionGroup[]];
    const dearer = {
      ...body,
      options: body.options.map((option) =>
        option.value === '9001' ? { ...option, formula: '5*D' } : option,
      ),
    };
    const small = {
      ...roof,
      id: 'new',
      options: [
        { label: 'n', value: 'n', priceInCents: 7 },
        { label: 'o', value: 'o', formula: 'D' },
      ],
    };
    expect(
      optionListDifference(
        [body, { ...roof, options: roof.options.slice(0, 1) }, ...rest],
        [dearer, small, ...rest],
      ),
    ).toEqual([
      { groupId: 'body_colour', value: '9001', before: '1100*S_body', after: '5*D' },
      { groupId: 'roof_colour', value: 'semi_transparent', before: 0 },
      { groupId: 'new', value: 'n', after: 7 },
      { groupId: 'new', value: 'o', after: 'D' },
    ]);
    expect(optionListDifference(options.options, options.options)).toEqual([]);
  });
});
