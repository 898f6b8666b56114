import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';

test('a published price replaces the shipped one; units keep the catalogue order', () => {
  const shipped = shippedPriceList('road_salt');
  const list = {
    id: { ...shipped.id, version: 7 },
    prices: shipped.prices.map((row) => ({ ...row, priceInCents: row.priceInCents + 1 })).reverse(),
  };
  const catalogue = buildCatalogue(list, {
    ...shippedOptionList('road_salt'),
    id: { version: 3, segment: 'road_salt' },
  });
  expect(catalogue).toMatchObject({ segment: 'road_salt', priceVersion: 7, optionVersion: 3 });
  expect(catalogue.units.map((unit) => [unit.uuid, unit.priceCents])).toEqual(
    shipped.prices.map((row) => [row.uuid, row.priceInCents + 1]),
  );
});

test('an older list without a newer unit is accepted; a unit without geometry throws and is named', () => {
  const shipped = shippedPriceList('road_salt');
  const [first, ...rest] = shipped.prices;
  const options = shippedOptionList('road_salt');
  expect(buildCatalogue({ ...shipped, prices: rest }, options).units).toHaveLength(rest.length);
  const stray = { ...first!, uuid: '00000000-0000-5000-8000-000000000000', name: 'stray unit' };
  expect(() => buildCatalogue({ ...shipped, prices: [...rest, stray] }, options)).toThrow(
    'price list road_salt 1 has units without geometry: 00000000-0000-5000-8000-000000000000',
  );
});
