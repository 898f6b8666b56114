import { join } from 'node:path';
import { loadCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import { pricedSegmentsOf } from '@silowright/domain/catalogue/catalogue-markets';
import { buildIndex } from '@silowright/domain/recommendation/build-index';
import { recommend } from '@silowright/domain/recommendation/recommend';
import { expect, test } from 'vitest';

test.each(['grp', 'steel', 'starter'])(
  '%s: every product of every group is recommended units that bear it (G1)',
  (name) => {
    const { content } = loadCatalogue(join(import.meta.dirname, name));
    const density = new Map(content.products.map(({ id, densityKgM3 }) => [id, densityKgM3]));
    for (const segment of pricedSegmentsOf(content.markets)) {
      const catalogue = joinCatalogue(content, priceListOf(content, segment), optionListOf(content, segment));
      const index = buildIndex(catalogue);
      for (const group of catalogue.productGroups)
        for (const needs of group.characteristics ?? [{ ...group.needs, type: undefined }])
          for (const product of [...needs.products, ...(needs.rareProducts ?? [])]) {
            const storedDensityKgM3 = density.get(product)!;
            const smallest = catalogue.units.filter(({ type }) => needs.types.includes(type))[0]!;
            const { recommended, rejected } = recommend(
              {
                segment,
                productGroup: group.type,
                volumePerUnitM3: smallest.volumeM3,
                ...(needs.type && { characteristicGroup: needs.type }),
                amountOfUnits: 1,
                placement: 'outside',
                storedDensityKgM3,
              },
              index,
            );
            const left = rejected.filter(({ rule }) => rule === 'density').map(({ type }) => type);
            expect(left.length, `${group.type} ${product}`).toBeLessThan(needs.types.length);
            for (const { unit } of recommended)
              expect(unit.storageType.limits.densityKgM3).toBeGreaterThanOrEqual(storedDensityKgM3);
          }
    }
  },
);
