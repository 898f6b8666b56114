import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { specifiedLimits } from '../catalogue/asked-limits.ts';
import {
  normalisePhone,
  parseDecimal,
  validateAmount,
  validateDecimal,
  validateDensity,
  validateDigits,
  validateEmail,
  validateLeadVolume,
  validatePhone,
  validateRequired,
  validateTemperature,
  validateVolume,
} from './field-rules.ts';

describe('email', () => {
  test.each([
    'a@b.nl',
    'first.last+tag@sub.example.co.uk',
    "o'brien@example.ie",
    'jorg@exämple.de',
    `${'a'.repeat(64)}@example.com`,
  ])('%s is accepted (OV-07)', (text) => {
    expect(validateEmail(text)).toBeUndefined();
  });

  test.each([
    '',
    'plain',
    '@example.com',
    'a@',
    'a@b',
    'a@b.c',
    'a@@b.nl',
    'a@b@c.nl',
    'a@x.nl, b@y.nl',
    'a@x.nl;b@y.nl',
    'Name <a@x.nl>',
    '"quoted local"@x.nl',
    'a..b@x.nl',
    '.a@x.nl',
    'a.@x.nl',
    'a@-x.nl',
    'a@x-.nl',
    'a@x..nl',
    'a@x.nl\r\nBcc: b@y.nl',
    ' a@x.nl',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.nl`,
    `a@${'b.'.repeat(130)}nl`,
  ])('%j is refused (OV-07)', (text) => {
    expect(validateEmail(text)).toEqual({ key: 'validation.email' });
  });

  test('254 characters are accepted, 255 are not (OV-07)', () => {
    const domain = [60, 60, 60].map((length) => 'b'.repeat(length)).join('.');
    const address = (length: number) => `${'a'.repeat(length - domain.length - 4)}@${domain}.nl`;
    const longer = (length: number) => address(length - 7).replace('.nl', '.cccccc.nl');
    expect(longer(254)).toHaveLength(254);
    expect(validateEmail(longer(254))).toBeUndefined();
    expect(validateEmail(longer(255))).toBeDefined();
  });

  // A check that takes quadratic time would not end within the limit of a test.
  test('long hostile text is checked (threat 20)', () => {
    for (const text of [`${'a.'.repeat(40_000)}@`, `a@${'a-'.repeat(100)}`, `${'!'.repeat(60_000)}@x.nl`]) {
      validateEmail(text);
    }
    fc.assert(fc.property(fc.string({ maxLength: 300 }), (text) => void validateEmail(text)));
  });
});

describe('phone', () => {
  test.each([
    ['+311234567', undefined],
    ['+3112345678901', undefined],
    ['0031123456', undefined],
    ['+31 (0)38-123.456', undefined],
    ['+31123456', 'phone-short'],
    ['+31123456789012', 'phone-long'],
    ['0381234567', 'phone-format'],
    ['+31 123 abc 45', 'phone-format'],
    ['', 'phone-format'],
    ['++31123456789', 'phone-format'],
  ])('%j: %s (OV-06)', (text, problem) => {
    expect(validatePhone(text)).toEqual(problem && { key: `validation.${problem}` });
  });

  test('blanks, brackets, dots and dashes are stripped (OV-06)', () => {
    expect(normalisePhone(' +31 (38) 12-34.56 ')).toBe('+3138123456');
  });

  test.each([
    ['+31 (0)6-12.34.56.78', '+31612345678'],
    ['0031(0)6 12345678', '0031612345678'],
    ['+353 (0) 1 234 5678', '+35312345678'],
    ['+39 (0)6 1234 5678', '+390612345678'],
    ['+31 6 (0)12345678', '+316012345678'],
  ])('%s is dialled as %s: the trunk zero is removed (V24)', (text, dialled) => {
    expect(normalisePhone(text)).toBe(dialled);
  });
});

test.each([
  ['12', undefined],
  ['', 'digits'],
  ['1.5', 'digits'],
  ['-1', 'digits'],
  ['1e3', 'digits'],
])('digits %j: %s', (text, problem) => {
  expect(validateDigits(text)).toEqual(problem && { key: `validation.${problem}` });
});

test.each([
  ['4', undefined],
  ['10000', undefined],
  ['3', { key: 'validation.volume-more', params: { amount: 4 } }],
  ['10001', { key: 'validation.volume-less', params: { amount: 10_000 } }],
  ['', { key: 'validation.required' }],
  ['4.5', { key: 'validation.digits' }],
])('volume %j: %o (VO-02)', (text, problem) => {
  expect(validateVolume(text, specifiedLimits)).toEqual(problem);
});

test.each([
  ['0.76', undefined],
  ['0,763', { key: 'validation.decimals', params: { amount: 2 } }],
  ['0.29', { key: 'validation.volume-more', params: { amount: 0.3 } }],
  ['14.01', { key: 'validation.volume-less', params: { amount: 14 } }],
  ['x', { key: 'validation.digits' }],
])('volume %j of a catalogue with 0.3 to 14 m³ in two decimals: %o (A15)', (text, problem) => {
  const limits = { ...specifiedLimits, volumeM3: [0.3, 14] as const, volumeDecimals: 2 };
  expect(validateVolume(text, limits)).toEqual(problem);
});

test.each([
  ['0', undefined],
  ['1000000', undefined],
  ['1000001', { key: 'validation.volume-less', params: { amount: 1_000_000 } }],
  ['9'.repeat(400), { key: 'validation.volume-less', params: { amount: 1_000_000 } }],
  ['', { key: 'validation.required' }],
  ['4.5', { key: 'validation.digits' }],
])('volume of a lead %j: %o (MK-08)', (text, problem) => {
  expect(validateLeadVolume(text, specifiedLimits)).toEqual(problem);
});

test.each([
  ['1', undefined],
  ['99', undefined],
  ['0', { key: 'validation.at-least', params: { amount: 1 } }],
  ['100', { key: 'validation.no-more', params: { amount: 99 } }],
  [' ', { key: 'validation.required' }],
  ['-2', { key: 'validation.digits' }],
])('amount %j: %o (VO-03)', (text, problem) => {
  expect(validateAmount(text)).toEqual(problem);
});

test.each([
  ['-12,5', -12.5],
  ['1234567890.0123456789', 1234567890.0123458],
  ['0', 0],
  ['12345678901', undefined],
  ['1.12345678901', undefined],
  ['.5', undefined],
  ['5.', undefined],
  ['1 000', undefined],
  ['--1', undefined],
  ['1e3', undefined],
])('decimal %j is %s (PB-09)', (text, value) => {
  expect(parseDecimal(text)).toBe(value);
  expect(validateDecimal(text)).toEqual(value === undefined ? { key: 'validation.digits' } : undefined);
});

test('blank text counts as missing', () => {
  expect(validateRequired('  ')).toEqual({ key: 'validation.required' });
  expect(validateRequired('x')).toBeUndefined();
});

describe('density and temperature ranges', () => {
  test.each([
    [validateDensity, '10', undefined],
    [validateDensity, '712,5', undefined],
    [validateDensity, '10000', undefined],
    [validateDensity, '9.99', 'validation.density-range'],
    [validateDensity, '0', 'validation.density-range'],
    [validateDensity, '-5', 'validation.density-range'],
    [validateDensity, '10000.1', 'validation.density-range'],
    [validateDensity, 'heavy', 'validation.digits'],
    [validateTemperature, '-200', undefined],
    [validateTemperature, '-4,25', undefined],
    [validateTemperature, '600', undefined],
    [validateTemperature, '-300', 'validation.temperature-range'],
    [validateTemperature, '601', 'validation.temperature-range'],
    [validateTemperature, 'hot', 'validation.digits'],
  ])('%o of %j: %s (PB-09, V14)', (validate, text, key) => {
    expect(validate(text)?.key).toBe(key);
  });
});
