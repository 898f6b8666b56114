import { expect, test } from 'vitest';
import { placeLabels } from './place-labels.ts';

const label = (name: string, rank: number, pixelX: number, pixelY: number) => ({
  name,
  rank,
  pixelX,
  pixelY,
  x: 0,
  y: 0,
});
const names = (labels: ReturnType<typeof label>[], zoom: number) =>
  placeLabels(labels, zoom, (name) => name.length * 7, 700).map(({ name }) => name);

test('of two overlapping names the larger place is shown', () => {
  expect(names([label('Urk', 42, 100, 100), label('Emmeloord', 44, 110, 104)], 10)).toEqual(['Emmeloord']);
  expect(names([label('Urk', 42, 100, 100), label('Emmeloord', 44, 200, 100)], 10)).toEqual([
    'Emmeloord',
    'Urk',
  ]);
});

test.each([
  [5, ['Berlin']],
  [8, ['Berlin', 'Meppel']],
  [12, ['Berlin', 'Meppel', 'Nagele']],
])('zoom %i shows places from a minimum size', (zoom, shown) => {
  expect(
    names([label('Nagele', 30, 0, 0), label('Meppel', 45, 300, 0), label('Berlin', 65, 600, 0)], zoom),
  ).toEqual(shown);
});

test.each([
  ['in the middle', 200, 200],
  ['at the left edge', 5, 39],
  ['at the right edge', 395, 361],
])('a name %s is whole', (_, x, nameX) => {
  const [placed] = placeLabels([label('Großenknet', 44, x, 100)], 10, (name) => name.length * 7, 400);
  expect(placed).toMatchObject({ x, nameX });
});
