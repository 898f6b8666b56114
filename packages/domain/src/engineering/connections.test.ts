import { expect, it } from 'vitest';
import type { Part } from '../drawing/anatomy.ts';
import { connectionsOf } from './connections.ts';

const at = (azimuthDeg: number, zMm: number, heightMm: number) => ({
  azimuthDeg,
  radiusMm: 1500,
  zMm,
  widthMm: 400,
  heightMm,
});

it('are pipes at their lower end and nozzles at their axis, from the lowest to the highest; an outlet below the unit is at its edge (EN-11, V42)', () => {
  const parts: readonly Part[] = [
    { name: 'fill-pipe', ...at(-90, 1000, 4000), of: { part: 'fill-pipe', pipeMm: 110 } },
    { name: 'vent-pipe', ...at(-100, 850, 4600), of: { part: 'vent-pipe', pipeMm: 200 } },
    { name: 'roof-vent', ...at(60, 4850, 421), of: { part: 'roof-vent', dn: 150 } },
    { name: 'side-manhole', ...at(-44, 1500, 600), of: { part: 'side-manhole', dn: 600 } },
    { name: 'logo', ...at(0, 3000, 707), of: { part: 'logo', areaM2: 1 } },
    { name: 'leg', ...at(45, 0, 2000), of: undefined },
    { name: 'outlet', ...at(0, 600, 200), of: { part: 'outlet', form: 'slide', dn: 400, drive: 'hand' } },
  ];
  const unit = { parts, radiusMm: 1500 };
  expect(connectionsOf({ ...unit, support: 'plinth' })[0]).toMatchObject({ part: 'outlet', heightMm: 700 });
  expect(connectionsOf({ ...unit, support: 'skirt' })).toEqual([
    { part: 'outlet', dn: 400, heightMm: 600, radiusMm: 1500, azimuthDeg: 0 },
    { part: 'vent-pipe', heightMm: 850, radiusMm: 1500, azimuthDeg: -100 },
    { part: 'fill-pipe', heightMm: 1000, radiusMm: 1500, azimuthDeg: -90 },
    { part: 'side-manhole', dn: 600, heightMm: 1800, radiusMm: 1500, azimuthDeg: -44 },
    // 4850 + 421 / 2 = 5060.5
    { part: 'roof-vent', dn: 150, heightMm: 5061, radiusMm: 1500, azimuthDeg: 60 },
  ]);
});
