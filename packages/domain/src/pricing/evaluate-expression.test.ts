import { describe, expect, test } from 'vitest';
import type { Names } from './compile-expression.ts';
import { choicesIn, evaluateExpression } from './evaluate-expression.ts';

const names: Names = {
  volume_m3: 45,
  diameter_mm: 3200,
  height_mm: 8930,
  country: 'DE',
  ladder: 'by_provider',
  inspection_hatch: ['roof_600', 'side_600'],
};
const value = (text: string, known: Names = names) => {
  const outcome = evaluateExpression(text, known);
  return outcome.ok ? outcome.value : outcome.reason;
};

describe('a filter expression', () => {
  test.each([
    ['volume_m3 > 30 and volume_m3 <= 70', true],
    ['volume_m3 > 45', false],
    ['volume_m3 >= 45', true],
    ["country == 'DE'", true],
    ['country == "DE"', true],
    ["country != 'DE'", false],
    ["ladder == 'by_provider' and country == 'NL'", false],
    ["ladder == 'by_provider' or country == 'NL'", true],
    ["not ladder == 'by_client'", true],
    ["not (volume_m3 < 30 or ladder == 'x')", true],
    ["volume_m3 < 30 or volume_m3 > 40 and country == 'DE'", true],
    ["inspection_hatch == 'side_600'", true],
    ["'side_600' == inspection_hatch", true],
    ["inspection_hatch == 'side_400x600'", false],
    ["inspection_hatch != 'side_400x600'", true],
    ['height_mm - 8900 < diameter_mm', true],
    ['1 == 1', true],
  ])('%s is %s', (text, expected) => {
    expect(value(text)).toBe(expected);
  });

  test.each([
    ["ladder == 'by_provider'", undefined],
    ["volume_m3 > 30 and ladder == 'by_provider'", undefined],
    ["volume_m3 > 50 and ladder == 'by_provider'", false],
    ["ladder == 'by_provider' and volume_m3 > 50", false],
    ["volume_m3 > 30 or ladder == 'by_provider'", true],
    ["ladder == 'by_provider' or volume_m3 > 30", true],
    ["ladder == 'by_provider' or volume_m3 > 50", undefined],
    ["not ladder == 'by_provider'", undefined],
    ['height_mm > 3', undefined],
    ['height_mm + 1 > 3', undefined],
    ["toString == 'x'", undefined],
  ])('with only the volume known, %s is %s', (text, expected) => {
    expect(value(text, { volume_m3: 45 })).toBe(expected);
  });

  test.each([
    ['volume_m3', { code: 'wrong-type', expected: 'condition', found: 'number' }],
    ['ladder', { code: 'wrong-type', expected: 'condition', found: 'text' }],
    ['volume_m3 > country', { code: 'wrong-type', expected: 'number', found: 'text' }],
    ["volume_m3 == '30'", { code: 'wrong-type', expected: 'number', found: 'text' }],
    ['1 == 1 and volume_m3', { code: 'wrong-type', expected: 'condition', found: 'number' }],
    ['1 / 0 > 1', { code: 'division-by-zero' }],
    ["country == 'DE", { code: 'syntax', position: 10 }],
    ['', { code: 'empty' }],
  ])('%s is refused', (text, problem) => {
    expect(value(text)).toEqual(problem);
  });

  test('lists the choices it uses, each once', () => {
    expect(choicesIn("volume_m3 > 3 and (ladder == 'a' or not gloss == 'b') or ladder == country")).toEqual({
      ok: true,
      value: ['ladder', 'gloss'],
    });
    expect(choicesIn('max(volume_m3, -height_mm) > 3')).toEqual({ ok: true, value: [] });
    expect(choicesIn('(')).toMatchObject({ ok: false });
  });
});
