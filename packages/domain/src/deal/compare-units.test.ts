import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { expect, test } from 'vitest';
import { optionsForUnit } from '../pricing/options-for-unit.ts';
import { priceConfiguration } from '../pricing/price-configuration.ts';
import { defaultSelection } from '../pricing/resolve-selection.ts';
import type { Selection } from '../pricing/selection.ts';
import { compareUnits } from './compare-units.ts';

const catalogue = buildCatalogue(shippedPriceList('agricultural'), shippedOptionList('agricultural'));

function priced(type: string, volumeM3: number, chosen: Selection = {}, amountOfUnits = 1) {
  const unit = catalogue.units.find((each) => each.type === type && each.volumeM3 === volumeM3)!;
  const standard = defaultSelection(optionsForUnit(catalogue, unit, { country: 'DE' }));
  return priceConfiguration({
    catalogue,
    unit,
    selection: { ...standard, ...chosen },
    amountOfUnits,
    place: { latitude: 52.85, longitude: 8.05, country: 'DE' },
  });
}

const ladder = { 'access.ladder': 'by_provider' };

test('measures beside each other, and which of them differ (PJ-04)', () => {
  const { measures } = compareUnits([priced('vvs4', 30), priced('vvs4', 36), priced('vvs4', 36, {}, 2)]);
  const differing = Object.fromEntries(
    measures.filter((row) => row.differs).map((row) => [row.what, row.values]),
  );
  expect(differing).toEqual({
    size: ['vvs4 Ø2.80 m 30 m³', 'vvs4 Ø2.80 m 36 m³', 'vvs4 Ø2.80 m 36 m³'],
    volume: [30, 36, 36],
    height: [7920, 8890, 8890],
    'empty-mass': [expect.any(Number), expect.any(Number), expect.any(Number)],
    'amount-of-units': [1, 1, 2],
    'unit-price': [838_000, 938_000, 938_000],
  });
  expect(measures.find(({ what }) => what === 'type')).toEqual({
    what: 'type',
    values: ['vvs4', 'vvs4', 'vvs4'],
    differs: false,
  });
  expect(measures.map(({ what }) => what)).not.toContain('passage-width');
});

test('choices beside each other, with the words and the money of each (PJ-04)', () => {
  const colour = { 'colour.body_colour': { value: 'other', custom: 'RAL 6011' } };
  const [plain, chosen, tank] = [
    priced('vvs4', 30),
    priced('vvs4', 30, { ...colour, ...ladder }),
    priced('nb', 25),
  ];
  const { options } = compareUnits([plain, chosen, tank]);
  const of = (key: string) => options.find((row) => row.key === key)!;
  expect(of('colour.body_colour').differs).toBe(true);
  expect(of('colour.body_colour').choices[1]).toMatchObject({ values: ['other'], custom: 'RAL 6011' });
  const ladderLine = chosen.lines.find(({ key }) => key === 'access.ladder')!;
  expect(of('access.ladder').choices[1]?.priceCents).toBe(ladderLine.priceCents);
  expect(of('flow.fill_coupling').choices[2]).toBeNull();
  expect(of('flow.fill_coupling').differs).toBe(true);
});

test('the same choice at the same price is equal, whatever its group is called; at another price it differs', () => {
  const one = priced('vvs4', 30);
  const renamed = { ...one, lines: one.lines.map((line) => ({ ...line, groupId: `${line.groupId}.other` })) };
  expect(compareUnits([one, renamed]).options.filter((row) => row.differs)).toEqual([]);
  const dearer = { ...one, lines: one.lines.map((line, at) => (at ? line : { ...line, priceCents: 1 })) };
  expect(compareUnits([one, dearer]).options.filter((row) => row.differs)).toHaveLength(1);
});
