import { expect, test } from 'vitest';
import { roundHalfEven } from './round-half-even.ts';

test.each([
  [0.5, 0],
  [1.5, 2],
  [2.5, 2],
  [2.4999, 2],
  [2.5001, 3],
  [-0.5, 0],
  [-1.5, -2],
  [-2.4, -2],
  [7, 7],
])('%d rounds to %d', (value, rounded) => {
  expect(roundHalfEven(value) + 0).toBe(rounded);
});
