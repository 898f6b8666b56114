import { unitsOf as sampleUnits, shippedPriceList } from '@silowright/catalogue/testing/sample';
import { expect, it } from 'vitest';
import { rowsOf } from './base-draft.ts';
import { changedRows, diametersOf, filterRows, typesOf } from './filter-rows.ts';

const segment = 'agricultural';
const units = sampleUnits(segment);
const rows = rowsOf(shippedPriceList(segment), units);
const [first] = typesOf(rows);
const all = { search: '', type: '', diameterMm: 0 };
const unitsFound = (filter: Partial<typeof all>) =>
  filterRows(rows, { ...all, ...filter }, (code) =>
    code === first ? 'Klassiek silo, größer' : `Type ${code}`,
  ).map(({ unit }) => unit!);

it('rows are found by type, diameter and words in any order (PX-02)', () => {
  const { diameterMm, volumeM3 } = units.find(({ type }) => type === first)!;
  expect(unitsFound({})).toHaveLength(rows.length);
  expect(new Set(unitsFound({ type: first! }).map((unit) => unit.type))).toEqual(new Set([first]));
  const found = unitsFound({ type: first!, diameterMm });
  expect(found.every((unit) => unit.type === first && unit.diameterMm === diameterMm)).toBe(true);
  expect(found.length).toBeGreaterThan(0);
  // The name that staff read, with and without marks, beside the volume of the list.
  for (const search of [`SILO grosser ${volumeM3}`.replace('ss', 'ß'), `${volumeM3} m³ größer`]) {
    const byWords = unitsFound({ search });
    expect(byWords.length).toBeGreaterThan(0);
    expect(byWords.every((unit) => unit.type === first)).toBe(true);
  }
  expect(unitsFound({ search: 'no such silo' })).toEqual([]);
  expect(unitsFound({ type: 'no such type' })).toEqual([]);
  expect(diametersOf(rows, first!)).toContain(diameterMm);
  expect(diametersOf(rows, '').length).toBeGreaterThan(diametersOf(rows, first!).length);
});

it('only changed and refused rows are left (PR-03)', () => {
  const [changed, refused] = [rows[2]!, rows[4]!];
  const changes = { [changed.uuid]: { to: 5, from: changed.priceInCents } };
  const wrong = new Map([[refused.uuid, '1,2,3']]);
  expect(changedRows(rows, changes, wrong)).toEqual([changed, refused]);
  expect(changedRows([rows[1]!, refused], changes, wrong)).toEqual([refused]);
});
