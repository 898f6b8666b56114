import { expect, test } from 'vitest';
import { roundHalfEven, roundToStep } from './rounding.ts';

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

test.each([
  [12_345, 10, 100, 1_234_000],
  [12_355, 10, 100, 1_236_000],
  [102.0102, 0.5, 100, 10_200],
  [0.35, 0.05, 100, 35],
  // 1.15 x 100 and 1.005 x 1000 are less than the ties 115 and 1005 by their last digits.
  [1.15 * 100, 10, 1, 120],
  [1.005 * 1000, 10, 1, 1000],
  [5880.6, 1, 1, 5881],
])('%d in steps of %d, in units of 1/%d: %d', (amount, step, minorUnits, minor) => {
  expect(roundToStep(amount, step, minorUnits)).toBe(minor);
});
