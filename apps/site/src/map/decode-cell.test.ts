import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CellPoints, decodeCell, unitsPerCell } from './decode-cell.ts';

const folder = join(import.meta.dirname, '../../public/map');
const files = readdirSync(folder).filter((file) => file.endsWith('.bin'));
const manifest = JSON.parse(readFileSync(join(folder, 'cells.json'), 'utf8')) as { cells: string[] };
const cell = (name: string) => decodeCell(readFileSync(join(folder, `${name}.bin`)));

/** Cell of the finest level, and the position in it. */
function locate(lat: number, lng: number) {
  const sin = Math.sin((lat * Math.PI) / 180);
  const x = (lng / 360 + 0.5) * 128;
  const y = (0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI)) * 128;
  return {
    name: `7-${Math.floor(x)}-${Math.floor(y)}`,
    x: (x % 1) * unitsPerCell,
    y: (y % 1) * unitsPerCell,
  };
}

function winding(ring: CellPoints, x: number, y: number): number {
  let turns = 0;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    const [x1, y1, x2, y2] = [ring[before]!, ring[before + 1]!, ring[at]!, ring[at + 1]!];
    if (y1 <= y === y2 <= y) continue;
    if (x1 + ((y - y1) / (y2 - y1)) * (x2 - x1) > x) turns += y2 > y1 ? 1 : -1;
  }
  return turns;
}

describe('the bundled map', () => {
  test('every cell can be read, and the list is complete', () => {
    expect(files.map((file) => file.slice(0, -4)).sort()).toEqual([...manifest.cells].sort());
    for (const name of manifest.cells) {
      const { water, borders, labels } = cell(name);
      expect(water.length + borders.length + labels.length, name).toBeGreaterThan(0);
    }
  });

  test('is small: 4 MB in total, 70 KB per cell', () => {
    const sizes = files.map((file) => readFileSync(join(folder, file)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4e6);
    expect(Math.max(...sizes)).toBeLessThan(70_000);
  });

  test.each([
    ['the IJsselmeer', 52.78, 5.35, true],
    ['the default centre’s town', 52.846, 5.709, false],
    ['the Øresund', 55.8, 12.75, true],
    ['Copenhagen', 55.68, 12.54, false],
    ['Lake Constance', 47.6, 9.45, true],
    ['Cologne', 50.93, 6.92, false],
    ['Funen, an island', 55.3, 10.4, false],
    ['the open North Sea', 55, 5, true],
  ])('%s', (_, lat, lng, isWater) => {
    const { name, x, y } = locate(lat, lng);
    const turns = cell(name).water.reduce((sum, ring) => sum + winding(ring, x, y), 0);
    expect(turns !== 0).toBe(isWater);
  });

  test('has towns with their local names at the right positions', () => {
    const { name, x, y } = locate(55.6759, 12.5655);
    const label = cell(name).labels.find((entry) => entry.name === 'København');
    expect(label).toMatchObject({ rank: 61 });
    expect(Math.abs(label!.x - x) + Math.abs(label!.y - y)).toBeLessThan(4);
  });

  test('a truncated cell is refused', () => {
    const bytes = readFileSync(join(folder, `${manifest.cells[0]}.bin`));
    expect(() => decodeCell(bytes.subarray(0, 20))).toThrow('ends too early');
  });
});
