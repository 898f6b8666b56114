import { expect, it } from 'vitest';
import { unbrokenCodes } from './unbroken-codes.ts';

it.each([
  ['DIN EN 1991-1-4/NA', 'DIN EN 1991-\u20601-\u20604/NA'],
  ['NEN-EN 1991-4', 'NEN-\u2060EN 1991-\u20604'],
  ['e-mail, 4–20 mA', 'e-mail, 4–20 mA'],
])('keeps the codes in %j on one line', (text, expected) => {
  expect(unbrokenCodes(text)).toBe(expected);
});
