import { expect, it } from 'vitest';
import { validatePhone } from './field-rules.ts';
import { callingCode, internationalPhone, isNationalPhone, phoneExample } from './national-phone.ts';

it.each([
  ['04471 80 24 16', 'DE', '+494471802416'],
  ['4471/802416', 'DE', '+494471802416'],
  ['(020) 555 01 00', 'NL', '+31205550100'],
  ['32 55 01 00', 'DK', '+4532550100'],
  ['06 555 0100', 'IT', '+39065550100'],
  ['+31 20 555 0100', 'DE', '+31 20 555 0100'],
  ['0031 20 555 0100', 'DE', '0031 20 555 0100'],
  ['0049 151 12345678', 'DE', '+49 151 12345678'],
  ['0049 (0)151 12345678', undefined, '+49 (0)151 12345678'],
  ['+49 151 123456789012', 'DE', '+49 151 123456789012'],
  ['04471 802416', undefined, '04471 802416'],
  ['call me', 'DE', 'call me'],
  ['', 'DE', ''],
])('%s in %s becomes %s (ST-11)', (typed, country, expected) => {
  expect(internationalPhone(typed, country)).toBe(expected);
});

it('a number with two zeros is as valid as with a plus (ST-11)', () => {
  for (const typed of ['0049 151 12345678', '0049 (0)151 12345678', '0049 30 555 0100', '0012345678'])
    expect(validatePhone(internationalPhone(typed, 'DE')), typed).toBeUndefined();
});

it('every example is a valid number (ST-11)', () => {
  for (const country of ['AT', 'BE', 'CH', 'DE', 'DK', 'FR', 'GB', 'LU', 'NL', 'NO', 'SE'])
    expect(validatePhone(phoneExample(country)!), country).toBeUndefined();
  expect(phoneExample('ZZ')).toBeUndefined();
  expect(callingCode('DE')).toBe('+49');
});

it('a plus or two zeros say another country (ST-11)', () => {
  expect(['', '04471', '4471 80'].every(isNationalPhone)).toBe(true);
  expect(['+3', '0031', 'abc'].some(isNationalPhone)).toBe(false);
});
