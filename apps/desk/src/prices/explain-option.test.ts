import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { describe, expect, it } from 'vitest';
import { applicableUnits, countVerdicts, samplePrices } from './explain-option.ts';

const { units, optionGroups } = buildCatalogue(
  shippedPriceList('agricultural'),
  shippedOptionList('agricultural'),
);
const anyGroup = {
  ...optionGroups[0]!,
  filters: { types: ['vvs4'], expression: 'volume_m3 >= 20', diameters: [] },
};
const silos = units.filter(({ type }) => type === 'vvs4');

describe('an option explained', () => {
  it('by its price on the smallest, middle and largest unit it applies to (PR-05)', () => {
    const applicable = applicableUnits(anyGroup, units);
    const samples = samplePrices({ label: 'x', value: 'x', formula: 'V * 100' }, applicable);
    expect(samples.map(({ size }) => size)).toEqual(['smallest', 'middle', 'largest']);
    const prices = samples.map(({ price }) => (price.ok ? price.value : -1));
    const volumes = silos.map(({ volumeM3 }) => volumeM3).filter((volume) => volume >= 20);
    expect(prices[0]).toBe(Math.min(...volumes) * 100);
    expect(prices[2]).toBe(Math.max(...volumes) * 100);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each([
    ['Q', { code: 'unknown-name', name: 'Q' }],
    ['1000000001', { code: 'not-finite' }],
  ])('by the reason for the failing formula %s (PR-05)', (formula, reason) => {
    const [sample] = samplePrices({ label: 'x', value: 'x', formula }, applicableUnits(anyGroup, units));
    expect(sample?.price).toEqual({ ok: false, reason });
  });

  it('by the number of units its expression shows, hides and leaves open (PR-05)', () => {
    const small = silos.filter(({ volumeM3 }) => volumeM3 < 20).length;
    expect(countVerdicts(anyGroup, units)).toEqual({
      shown: silos.length - small,
      hidden: small,
      depends: 0,
    });
    const byCountry = { ...anyGroup, filters: { ...anyGroup.filters, expression: "country == 'DE'" } };
    expect(countVerdicts(byCountry, units).depends).toBe(silos.length);
  });
});
