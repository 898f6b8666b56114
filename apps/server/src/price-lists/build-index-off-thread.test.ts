import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { buildIndex } from '@silowright/domain/recommendation/build-index';
import { recommend } from '@silowright/domain/recommendation/recommend';
import { expect, it } from 'vitest';
import { buildIndexOffThread } from './build-index-off-thread.ts';

const shipped = (['agricultural', 'road_salt'] as const).map((segment) =>
  buildCatalogue(shippedPriceList(segment), shippedOptionList(segment)),
);

it.each([1, 60])(
  'an index built in a thread gives the same answers, %i times the catalogue',
  async (times) => {
    for (const catalogue of shipped) {
      const { units, segment } = catalogue;
      const many = {
        ...catalogue,
        units: Array.from({ length: times }, (_, copy) =>
          units.map((unit) => ({ ...unit, priceCents: unit.priceCents + copy })),
        ).flat(),
      };
      const request = {
        segment,
        ...(segment === 'agricultural'
          ? { productGroup: 'animal_feed', characteristicGroup: 'mixed_feed' }
          : { productGroup: 'road_salt' }),
        volumePerUnitM3: 30,
        amountOfUnits: 2,
        placement: 'outside',
        place: { latitude: 52.85, longitude: 8.04, country: 'DE' },
      } as const;
      const elsewhere = await buildIndexOffThread(many);
      expect(recommend(request, elsewhere)).toEqual(recommend(request, buildIndex(many)));
    }
  },
);
