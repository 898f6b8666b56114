import { unitsOf as sampleUnits, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { expect, it } from 'vitest';
import { changedRows, diametersOf, filterRows } from './filter-rows.ts';
import { noPrices, packRows, unpackRows } from './price-rows.ts';

const segment = 'agricultural';
const units = sampleUnits(segment);
const rows = unpackRows(packRows(shippedPriceList(segment), units));
const typeNames = rows.types.map((code, index) => (index === 0 ? 'Klassiek silo, größer' : `Type ${code}`));
const all = { search: '', type: '', diameterMm: 0 };
const unitsOf = (wish: Partial<typeof all>) =>
  [...filterRows(rows, { ...all, ...wish }, typeNames)].map(
    (index) => units.find(({ uuid }) => uuid === rows.uuids[index])!,
  );

it('rows are found by type, diameter and words in any order (PX-02)', () => {
  const [first] = rows.types;
  const { diameterMm, volumeM3 } = units.find(({ type }) => type === first)!;
  expect(unitsOf({})).toHaveLength(rows.length);
  expect(new Set(unitsOf({ type: first! }).map((unit) => unit.type))).toEqual(new Set([first]));
  const found = unitsOf({ type: first!, diameterMm });
  expect(found.every((unit) => unit.type === first && unit.diameterMm === diameterMm)).toBe(true);
  expect(found.length).toBeGreaterThan(0);
  // The name that staff read, with and without marks, beside the volume of the list.
  for (const search of [`SILO grosser ${volumeM3}`.replace('ss', 'ß'), `${volumeM3} m³ größer`]) {
    const byWords = unitsOf({ search });
    expect(byWords.length).toBeGreaterThan(0);
    expect(byWords.every((unit) => unit.type === first)).toBe(true);
  }
  expect(unitsOf({ search: 'no such silo' })).toEqual([]);
  expect(unitsOf({ type: 'no such type' })).toEqual([]);
  expect(diametersOf(rows, first!)).toContain(diameterMm);
  expect(diametersOf(rows, '').length).toBeGreaterThan(diametersOf(rows, first!).length);
});

it('only changed and refused rows are left (PR-03)', () => {
  const prices = noPrices(rows.length);
  prices[2] = 5;
  const refused = new Map([[rows.uuids[4]!, '1,2,3']]);
  expect([...changedRows(rows, undefined, prices, refused)]).toEqual([2, 4]);
  expect([...changedRows(rows, Uint32Array.of(1, 4), prices, refused)]).toEqual([4]);
});
