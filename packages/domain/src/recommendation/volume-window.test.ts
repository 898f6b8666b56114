import { expect, test } from 'vitest';
import { volumeWindow } from './volume-window.ts';

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
