import { expect, test } from 'vitest';
import { volumeWindow } from './volume-window.ts';
import { windowMinimum } from './window-minimum.ts';

test.each([
  [100, 6, { fromM3: 97, toM3: 135 }],
  [10, 6, { fromM3: 9.7, toM3: 15 }],
  [6, 6, { fromM3: 5.82, toM3: 11 }],
  [5, 6, { fromM3: 6, toM3: 6 }],
  [4, 16, { fromM3: 16, toM3: 16 }],
  [4, 17, undefined],
])('%d m³ of a type from %d m³: %o', (volumeM3, smallestM3, expected) => {
  const window = volumeWindow(volumeM3, smallestM3);
  expect(window && { fromM3: +window.fromM3.toFixed(6), toM3: +window.toM3.toFixed(6) }).toEqual(expected);
});

test('the minimum in the window of every whole volume', () => {
  const table = windowMinimum(
    Float64Array.from([6, 8, 10, 20, 21, 40]),
    Float64Array.from([5, 3, 4, 9, 7, 2]),
    6,
    40,
  );
  const inWindow = (wished: number) => {
    const window = volumeWindow(wished, 6);
    const values = [
      [6, 5],
      [8, 3],
      [10, 4],
      [20, 9],
      [21, 7],
      [40, 2],
    ]
      .filter(([volume]) => window && volume! >= window.fromM3 && volume! <= window.toM3)
      .map(([, value]) => value!);
    return Math.min(...values);
  };
  expect(table).toHaveLength(42);
  expect([...table].slice(1)).toEqual(Array.from({ length: 41 }, (_, at) => inWindow(at + 1)));
});

test('the table ends at the largest volume a visitor may request', () => {
  expect(windowMinimum(Float64Array.from([20_000]), Float64Array.from([1]), 20_000, 20_000)).toHaveLength(
    10_001,
  );
});
