import { checkFolder } from '@silowright/catalogue/check-folder';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { contentOf } from '@silowright/catalogue/folder-content';
import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { priceSelection } from '@silowright/domain/pricing/price-selection';
import { buildIndex } from '@silowright/domain/recommendation/build-index';
import { recommend } from '@silowright/domain/recommendation/recommend';
import { expect, it } from 'vitest';

const { files } = readFolder(`${import.meta.dirname}/starter`);

function catalogueWith(change: (files: Map<string, string>) => void = () => {}) {
  const changed = new Map(files);
  change(changed);
  const { folder, problems } = checkFolder(changed);
  expect(problems).toEqual([]);
  const content = contentOf(folder);
  const segment = Object.keys(content.options)[0] as PricedSegment;
  return joinCatalogue(content, priceListOf(content, segment), optionListOf(content, segment));
}

it('every group of the starter gets a recommendation and priced options (CT-04)', () => {
  const catalogue = catalogueWith();
  const index = buildIndex(catalogue);
  const place = { ...catalogue.delivery.works, country: 'AT' };
  for (const group of catalogue.productGroups)
    for (const characteristic of group.characteristics ?? [undefined]) {
      const { recommended } = recommend(
        {
          segment: catalogue.segment,
          productGroup: group.type,
          ...(characteristic && { characteristicGroup: characteristic.type }),
          volumePerUnitM3: 12,
          amountOfUnits: 2,
          placement: 'outside',
          place,
        },
        index,
      );
      const [first] = recommended;
      expect(first?.unit.volumeM3, group.type).toBeGreaterThanOrEqual(12);
      const groups = optionsForUnit(catalogue, first!.unit, { country: 'AT' });
      expect(groups.length, group.type).toBeGreaterThan(2);
      expect(priceSelection(groups, {}).optionsCostCents, group.type).toBe(0);
    }
});

it('units of equal type, diameter and volume differ by their variant, in uuid and name (CT-01)', () => {
  const { units } = catalogueWith((changed) => {
    const [head = '', first = '', ...rest] = (files.get('units.csv') ?? '').trim().split('\n');
    const rows = [
      `${head},variant`,
      `${first},`,
      `${first},low`,
      `${first},high`,
      ...rest.map((row) => `${row},`),
    ];
    changed.set('units.csv', rows.join('\n'));
  });
  const same = units.filter(({ volumeM3 }) => volumeM3 === units[0]?.volumeM3);
  expect(same.map(({ name }) => name)).toEqual([
    'hopper Ø2.00 m 5.7 m³',
    'hopper Ø2.00 m 5.7 m³ low',
    'hopper Ø2.00 m 5.7 m³ high',
  ]);
  expect(new Set(same.map(({ uuid }) => uuid)).size).toBe(3);
});

it('an option group for some diameters is offered with those only (CT-01)', () => {
  const catalogue = catalogueWith((changed) =>
    changed.set(
      'options/bakery.json',
      (files.get('options/bakery.json') ?? '').replace(
        '"id": "filter",',
        '"id": "filter", "diameters": [2500],',
      ),
    ),
  );
  const offered = catalogue.units.filter((unit) =>
    optionsForUnit(catalogue, unit, { country: 'AT' }).some(({ id }) => id === 'filter'),
  );
  expect(new Set(offered.map(({ diameterMm }) => diameterMm))).toEqual(new Set([2500]));
});
