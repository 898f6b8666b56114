import { expect, test } from 'vitest';
import { luminance, needsChecker, ralHex, textColourOn } from './ral.ts';
import { ralColours } from './ral-colours.ts';

const light = '#F2F0E6';

test('at least 200 codes, each with a colour (CF-18)', () => {
  const bad = Object.entries(ralColours)
    .filter(([code, hex]) => !/^\d{4}$/.test(code) || !/^#[0-9A-F]{6}$/.test(hex))
    .map(([code]) => code);
  expect(Object.keys(ralColours).length).toBeGreaterThanOrEqual(200);
  expect(bad).toEqual([]);
});

test.each([
  ['7016', '#383E42'],
  ['RAL 7016', '#383E42'],
  ['ral7016', '#383E42'],
  [' 7016 ', '#383E42'],
  ['0000', light],
  ['semi_transparent', light],
  ['7016_gloss', light],
  ['', light],
  ['constructor', light],
])('%j is %s: unknown codes and values with an underscore get the light default (CF-18)', (code, hex) => {
  expect(ralHex(code)).toBe(hex);
});

test('near-black is drawn as a checker pattern: only 5004, 8022 and 9005 (CF-18)', () => {
  const checkers = Object.keys(ralColours).filter((code) => needsChecker(ralHex(code)));
  expect(checkers).toEqual(['5004', '8022', '9005']);
  expect(needsChecker('#1E1E1E')).toBe(false);
  expect(needsChecker('#1D1D1D')).toBe(true);
});

test('text is black above a luminance of 180, otherwise white: 22 and 193 of the table (CF-18)', () => {
  expect(luminance('#FF0000')).toBeCloseTo(76.245);
  expect(luminance('#00FF00')).toBeCloseTo(149.685);
  expect(luminance('#0000FF')).toBeCloseTo(29.07);
  expect(textColourOn('#B4B4B4')).toBe('white');
  expect(textColourOn('#B5B5B5')).toBe('black');
  const black = Object.keys(ralColours).filter((code) => textColourOn(ralHex(code)) === 'black');
  expect([black.length, Object.keys(ralColours).length - black.length]).toEqual([22, 193]);
});
