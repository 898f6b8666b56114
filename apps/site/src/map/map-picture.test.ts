import { expect, it } from 'vitest';
import { isCrumb } from './map-picture.ts';

const square = (side: number, x = 100, y = 100) =>
  Int32Array.of(x, y, x + side, y, x + side, y + side, x, y + side);
const round = (radius: number) =>
  Int32Array.from(
    Array.from({ length: 24 }, (_, at) => (Math.PI * at) / 12).flatMap((angle) => [
      1000 + radius * Math.cos(angle),
      1000 + radius * Math.sin(angle),
    ]),
  );

it.each([
  ['a lake of less than 1.5 km²', round(14), true],
  ['a lake of 3 km²', round(22), false],
  ['a larger one with four corners', square(40), true],
  ['a large one with four corners', square(80), false],
  ['small water at the edge of its cell', square(20, -48), false],
] as const)('%s is left out of the map: %s', (_, ring, expected) => {
  expect(isCrumb(ring)).toBe(expected);
});
