import {
  buildCatalogue,
  optionGroupDefinitions,
  pricedSegments,
  productGroups,
  shippedOptionList,
  shippedPriceList,
  storageTypeCodes,
  storageTypes,
  unitRows,
} from '@silowright/catalogue/testing/sample';
import { hasPassage } from '@silowright/domain/catalogue/storage-type';
import { choicesIn } from '@silowright/domain/pricing/evaluate-expression';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { bottomHeightM, bottomVolumeM3, roofHeightM } from '@silowright/domain/sizing/shape-geometry';
import { baseHeightM } from '@silowright/domain/sizing/unit-geometry';
import { describe, expect, test } from 'vitest';

const catalogues = pricedSegments.map((segment) =>
  buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)),
);

describe('storage types', () => {
  test('the registry holds each type under its own code, in catalogue order (RM-12)', () => {
    expect(Object.keys(storageTypes)).toEqual([...storageTypeCodes]);
    for (const code of storageTypeCodes) expect(storageTypes[code].code).toBe(code);
  });

  test('every type belongs to a segment and is used by a product group (RM-12)', () => {
    const wanted = new Set(
      Object.values(productGroups)
        .flat()
        .flatMap((group) =>
          group.characteristics ? group.characteristics.flatMap(({ types }) => types) : group.needs.types,
        ),
    );
    const unsold = storageTypeCodes.filter((code) => storageTypes[code].segments.length === 0);
    expect({ unsold, unwanted: storageTypeCodes.filter((code) => !wanted.has(code)) }).toEqual({
      unsold: [],
      unwanted: [],
    });
  });

  test.each(storageTypeCodes)('%s: volume, height and passage match the shape', (code) => {
    const type = storageTypes[code];
    for (const size of unitRows[code]) {
      const { diameterMm, heightMm, volumeM3, passageWidthMm, passageHeightMm } = size;
      const name = `${code} ${diameterMm} ${volumeM3}`;
      const diameterM = diameterMm / 1000;
      const radiusM = diameterM / 2;
      const coneM = bottomHeightM(type.shape, diameterM);
      const coneM3 = bottomVolumeM3(type.shape, diameterM);
      const fillM = (volumeM3 - coneM3) / (Math.PI * radiusM ** 2);
      const ullageM =
        type.ullage.kind === 'fixed'
          ? type.ullage.mm / 1000
          : Math.max(type.ullage.minimumMm / 1000, (fillM * type.ullage.percent) / 95);
      const shape = { storageType: type, diameterMm, heightMm, ...(passageHeightMm && { passageHeightMm }) };
      const totalM = baseHeightM(shape) + coneM + fillM + ullageM + roofHeightM(type.shape, diameterM);
      expect(Math.abs(totalM * 1000 - heightMm), `${name} is ${heightMm}, computed ${totalM}`).toBeLessThan(
        60,
      );
      expect(passageWidthMm !== undefined, `${name} passage`).toBe(hasPassage(type.shape));
    }
  });
});

describe('options', () => {
  test('every name of the specification exists (CF-12)', () => {
    const values = (group: string) =>
      new Set(
        optionGroupDefinitions
          .filter(({ key }) => key.endsWith(`.${group}`))
          .flatMap(({ options }) => options.map(({ value }) => value)),
      );
    const specified: Record<string, string[]> = {
      agitator: ['A', 'B', 'C'],
      body_colour: ['semi_transparent', 'other'],
      roof_colour: ['semi_transparent', 'other'],
      gloss: ['semi_gloss'],
      logo: ['logo_1m2', 'logo_2m2'],
      content_measurement: ['none', 'mechanical', 'electrical', 'electrical_premium'],
      inflow_valve: ['camlock_80'],
      outflow_valve: ['butterfly_100'],
      outflow_height: ['1.00', '1.27', '1.50', '2.00'],
      inspection_hatch: ['roof_600'],
      dissolver_integration: ['none', 'blind', 'butterfly', 'valve_tube_4m'],
      ladder: ['by_client', 'by_provider'],
      roof_rail: ['roof_rail'],
      roof_valve: ['roof_valve'],
      control_platform: ['control_platform'],
      vent_type: ['air_control', 'vent_line'],
      filler_pipe: ['manganese_32', 'manganese_40', 'double_manganese_32', 'double_manganese_40'],
      static_calculation: ['static_calculation'],
      earthquake_zone_2_de: ['earthquake_zone_2_de'],
    };
    const missing = Object.entries(specified).flatMap(([group, wanted]) =>
      wanted.filter((value) => !values(group).has(value)).map((value) => `${group}.${value}`),
    );
    expect(missing).toEqual([]);
  });

  test('each has exactly one price, a fixed amount or a formula (CF-12)', () => {
    const unpriced = optionGroupDefinitions.flatMap(({ id, options }) =>
      options
        .filter(({ priceInCents, formula }) => (priceInCents === undefined) === (formula === undefined))
        .map(({ value }) => `${id} ${value}`),
    );
    expect(unpriced).toEqual([]);
  });

  test('group ids, and the values within a group, are unique', () => {
    const ids = optionGroupDefinitions.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { id, options } of optionGroupDefinitions) {
      expect(new Set(options.map(({ value }) => value)).size, id).toBe(options.length);
    }
  });

  test('an expression names only earlier groups, so one pass resolves all', () => {
    const before = new Set<string>();
    const unknown: string[] = [];
    for (const { id, key, expression } of optionGroupDefinitions) {
      const names = choicesIn(expression ?? '1 == 1');
      for (const name of names.ok ? names.value : [`does not parse: ${expression}`]) {
        if (!before.has(name)) unknown.push(`${id}: ${name}`);
      }
      before.add(key.split('.')[1]!);
    }
    expect(unknown).toEqual([]);
  });

  test('the types of a group are sold in its segment', () => {
    const stray = optionGroupDefinitions.flatMap(({ id, types }) =>
      pricedSegments.flatMap((segment) =>
        (types[segment] ?? [])
          .filter((type) => !storageTypes[type as keyof typeof storageTypes].segments.includes(segment))
          .map((type) => `${id} ${segment} ${type}`),
      ),
    );
    expect(stray).toEqual([]);
  });

  test.each(catalogues)(
    'for every unit of $segment: defaults are free, and no option costs more than 60 % of the unit',
    (catalogue) => {
      for (const unit of catalogue.units) {
        const groups = optionsForUnit(catalogue, unit, { country: 'DE' });
        expect(new Set(groups.map(({ key }) => key)).size, `${unit.name} has two groups with one key`).toBe(
          groups.length,
        );
        for (const { id, options } of groups) {
          for (const option of options) {
            const name = `${unit.name} ${id} ${option.value}`;
            expect(Number.isInteger(option.price_in_cents), name).toBe(true);
            expect(option.price_in_cents, name).toBeGreaterThanOrEqual(0);
            expect(option.price_in_cents, name).toBeLessThan(0.6 * unit.priceCents);
            if (option.default_selected) expect(option.price_in_cents, name).toBe(0);
          }
        }
      }
    },
  );
});
