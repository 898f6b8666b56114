import {
  buildCatalogue,
  pricedSegments,
  shippedOptionList,
  shippedPriceList,
  storageTypeCodes,
} from '@silowright/catalogue/testing/sample';
import { describe, expect, test } from 'vitest';

const catalogueOf = (segment: (typeof pricedSegments)[number]) =>
  buildCatalogue(shippedPriceList(segment), shippedOptionList(segment));

describe.each(pricedSegments)('the shipped lists of %s', (segment) => {
  const catalogue = catalogueOf(segment);

  test('give every unit a unique name, a price and a unique uuid (RM-11)', () => {
    expect(new Set(catalogue.units.map((unit) => unit.uuid)).size).toBe(catalogue.units.length);
    for (const unit of catalogue.units) {
      expect(unit.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(unit.name).toBe(`${unit.type} Ø${(unit.diameterMm / 1000).toFixed(2)} m ${unit.volumeM3} m³`);
      expect(Number.isInteger(unit.priceCents) && unit.priceCents > 0, unit.name).toBe(true);
      expect(unit.segment).toBe(segment);
    }
  });

  test('height and price rise with the volume within each type and diameter', () => {
    const groups = Map.groupBy(catalogue.units, (unit) => `${unit.type} ${unit.diameterMm}`);
    for (const [name, units] of groups) {
      for (const [index, unit] of units.entries()) {
        const before = units[index - 1];
        if (before) {
          expect(unit.volumeM3, name).toBeGreaterThan(before.volumeM3);
          expect(unit.heightMm, name).toBeGreaterThan(before.heightMm);
          expect(unit.priceCents, name).toBeGreaterThan(before.priceCents);
        }
      }
    }
  });
});

test('87 sizes of seven types; the waste-water tank is sold in both segments (RM-12)', () => {
  const [agricultural, roadSalt] = [catalogueOf('agricultural'), catalogueOf('road_salt')];
  const counts = (catalogue: typeof agricultural) =>
    Object.fromEntries(
      storageTypeCodes.map((type) => [type, catalogue.units.filter((unit) => unit.type === type).length]),
    );
  expect(counts(agricultural)).toEqual({ vvs4: 14, vb4: 12, dds4: 10, fs: 0, ms: 0, nb: 14, spw: 14 });
  expect(counts(roadSalt)).toEqual({ vvs4: 0, vb4: 0, dds4: 0, fs: 14, ms: 9, nb: 0, spw: 14 });
  const uuids = new Set([...agricultural.units, ...roadSalt.units].map((unit) => unit.uuid));
  expect(uuids.size).toBe(87 + 14);
});

test('wire rows carry passage fields only for units with a passage (PR-09)', () => {
  const [fs] = shippedPriceList('road_salt').prices;
  expect(fs).toEqual({
    name: 'fs Ø3.00 m 30 m³',
    volume: 30,
    uuid: expect.any(String),
    priceInCents: 2505000,
    heightInMm: 10530,
    passage_width_in_mm: 3050,
    passage_height_in_mm: 3600,
  });
  expect(shippedPriceList('agricultural').prices[0]).not.toHaveProperty('passage_width_in_mm');
});
