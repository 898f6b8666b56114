import { expect, it } from 'vitest';
import { axisNumber } from './formats.ts';

it.each([
  ['da_DK', 50_000, '50.000'],
  ['en_GB', 500_000, '500,000'],
  ['en_GB', 2_000_000, '2m'],
  ['de_DE', 0.5, '0,5'],
] as const)('an axis in %s shows %d as %s: "50 t" would be tonnes (DK-03)', (locale, value, shown) => {
  expect(axisNumber(locale, value)).toBe(shown);
});
