import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { formatNumber } from '@silowright/texts/format';
import messages from '@silowright/texts/locales/en_GB/configure.json' with { type: 'json' };
import { translate } from '@silowright/texts/translate';
import { volumeTexts } from '@silowright/texts/volume-words';
import { expect, it } from 'vitest';
import { priceReason } from './price-reason.ts';

const texts = {
  t: (key: string, params?: Parameters<typeof translate>[3]) => translate(messages, 'en_GB', key, params),
  number: (value: number, digits?: number) => formatNumber(value, 'en_GB', digits),
  ...volumeTexts(messages, 'en_GB'),
};
const reasonOf = (source: Parameters<typeof priceReason>[1]) =>
  priceReason(texts, source).replaceAll('\u00a0', ' ');

it('explains what a price depends on in words (V12)', () => {
  const source = { kind: 'formula', listVersion: 1 } as const;
  expect(
    reasonOf({ ...source, formula: 'max(30000, 2900*S_body)', withNumbers: 'max(30000, 2900*50.347)' }),
  ).toBe('Based on body surface (50 m²)');
  expect(reasonOf({ ...source, formula: '2*H + if(V>60,1,0)', withNumbers: '2*7.92 + if(30>60,1,0)' })).toBe(
    'Based on height (7.92 m), volume (30 m³)',
  );
  expect(reasonOf({ ...source, formula: '12', withNumbers: '12' })).toBe('Fixed price');
  expect(reasonOf({ kind: 'fixed', listVersion: 1 })).toBe('Fixed price');
});

it.each(['agricultural', 'road_salt'] as const)('shows no formula of %s to a visitor (V12)', (segment) => {
  const catalogue = buildCatalogue(shippedPriceList(segment), shippedOptionList(segment));
  const reasons = catalogue.units.flatMap((unit) =>
    optionsForUnit(catalogue, unit, { country: 'DE' }).flatMap(({ options }) =>
      options.map(({ source }) => reasonOf(source)),
    ),
  );
  expect(
    reasons.filter(
      (reason) =>
        !/^(?:Included|Fixed price|Based on [a-z ]+(?: \([\d.,]+ m[²³]?\))?(?:, [a-z ]+ \([\d.,]+ m[²³]?\))*)$/.test(
          reason,
        ),
    ),
  ).toEqual([]);
});
