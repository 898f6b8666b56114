import {
  buildCatalogue,
  optionGroupDefinitions,
  pricedSegments,
  type SampleSegment,
  shippedOptionList,
  shippedPriceList,
} from '@silowright/catalogue/testing/sample';
import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { priceSelection } from '@silowright/domain/pricing/price-selection';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import type { Selection } from '@silowright/domain/pricing/selection';
import { expect, test } from 'vitest';

const catalogues = new Map(
  pricedSegments.map((segment) => [
    segment,
    buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)),
  ]),
);

const groupsOf = (segment: SampleSegment, type: StorageTypeCode, volumeM3?: number) => {
  const catalogue = catalogues.get(segment)!;
  const unit = catalogue.units.find(
    (each) => each.type === type && (volumeM3 === undefined || each.volumeM3 === volumeM3),
  )!;
  return optionsForUnit(catalogue, unit, { country: 'NL' });
};

/** The groups that salesmen are asked for, by type. */
const silo = ['measurement.radar', 'flow.fill_coupling', 'safety.earthing'];
const hopper = ['flow.discharge_aid'];
const feed = ['measurement.load_cells', 'flow.outlet_adapter'];
const tank = [
  'measurement.radar',
  'vent.vent_overflow',
  'thermal.insulation',
  'thermal.heating',
  'safety.containment',
];
const offered: [SampleSegment, StorageTypeCode, string[]][] = [
  ['agricultural', 'vvs4', [...silo, ...hopper, ...feed, 'safety.explosion_vent']],
  ['agricultural', 'dds4', [...silo, ...hopper, ...feed, 'safety.explosion_vent']],
  ['agricultural', 'vb4', [...silo, 'safety.explosion_vent']],
  ['agricultural', 'nb', [...tank, 'access.cleaning_head']],
  ['agricultural', 'spw', [...tank, 'access.cleaning_head']],
  ['road_salt', 'spw', tank],
  ['road_salt', 'fs', [...silo, ...hopper, 'measurement.load_cells']],
  ['road_salt', 'ms', [...silo, ...hopper]],
];
const asked = new Set(offered.flatMap(([, , keys]) => keys));

test.each(offered)('in %s, %s offers what fits it (EN-10)', (segment, type, keys) => {
  const found = groupsOf(segment, type).map(({ key }) => key);
  expect(found.filter((key) => asked.has(key)).sort()).toEqual(keys.toSorted());
});

test('they change no price: what was chosen without them costs the same (EN-10)', () => {
  for (const [segment, catalogue] of catalogues)
    for (const unit of catalogue.units) {
      const groups = optionsForUnit(catalogue, unit, { country: 'DE' });
      const before = groups.filter(({ key }) => !asked.has(key));
      expect(before.length, `${segment} ${unit.name}`).toBeLessThan(groups.length);
      const maximal: Selection = Object.fromEntries(
        before.map((group) => [group.key, group.multi ? ['side_600'] : group.options.at(-1)!.value]),
      );
      for (const selection of [{}, defaultSelection(groups), maximal])
        expect(priceSelection(groups, selection).optionsCostCents, unit.name).toBe(
          priceSelection(before, selection).optionsCostCents,
        );
    }
});

test('radar and load cells are sold apart, not beside a premium measurement that includes them (EN-10)', () => {
  const chosen = {
    'measurement.load_cells': 'load_cells',
    'measurement.radar': 'radar_4_20',
  };
  const priced = (segment: SampleSegment, type: StorageTypeCode, measurement: string, volumeM3: number) =>
    Object.fromEntries(
      priceSelection(groupsOf(segment, type, volumeM3), {
        ...chosen,
        'measurement.content_measurement': measurement,
      })
        .lines.filter(({ key }) => key in chosen)
        .map(({ key, priceCents }) => [key, priceCents]),
    );
  expect(priced('road_salt', 'fs', 'none', 125)).toEqual({
    'measurement.load_cells': 420_000 + 1400 * 125,
    'measurement.radar': 145_000,
  });
  expect(priced('road_salt', 'fs', 'electrical_premium', 125)).toEqual({});
  // Four legs, then six.
  expect(priced('agricultural', 'vvs4', 'none', 12)['measurement.load_cells']).toBe(78_000 + 4 * 39_000);
  expect(priced('agricultural', 'vvs4', 'electrical_premium', 30)).toEqual({
    'measurement.load_cells': 78_000 + 6 * 39_000,
  });
});

test('load cells raise the unit by their height, and nothing else of them does (EN-05, EN-10)', () => {
  const raising = optionGroupDefinitions
    .filter(({ key }) => asked.has(key))
    .flatMap(({ id, options }) =>
      options.flatMap(({ value, raisesMm }) => (raisesMm ? [[`${id}.${value}`, raisesMm]] : [])),
    );
  expect(raising).toEqual([
    ['load_cells.legs.load_cells', 150],
    ['load_cells.frame.load_cells', 200],
  ]);
});
