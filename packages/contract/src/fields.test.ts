import { describe, expect, test } from 'vitest';
import { endpoints } from './calls.ts';
import { errorTable } from './errors.ts';
import { email, language, line, localeName, phone, text, whole } from './fields.ts';

const accepts = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('fields', () => {
  test.each([
    ['a plain text', text(10), 'two\nlines', true],
    ['a NUL', text(10), 'a\0b', false],
    ['half a surrogate pair', text(10), '\ud800', false],
    ['one character too many', text(3), 'four', false],
    ['a line', line(10), 'one line', true],
    ['a line break in a line', line(20), 'Eve\r\nBcc: a@x.example', false],
    ['a separator of lines', line(10), 'a\u2028b', false],
    ['an address', email, 'anna@farm.example', true],
    ['two addresses', email, 'a@x.example, b@y.example', false],
    ['a long address', email, `${'a'.repeat(250)}@x.example`, false],
    ['a phone number', phone, '+31 (0)515-123.456', true],
    ['a short phone number', phone, '+3151', false],
    ['the least', whole(1, 99), 1, true],
    ['the most', whole(1, 99), 99, true],
    ['above the maximum', whole(1, 99), 100, false],
    ['a fraction', whole(1, 99), 1.5, false],
    ['a number as text', whole(1, 99), '2', false],
    ['no number', whole(1, 99), Number.NaN, false],
    ['a huge number', whole(1, 99), 1e220, false],
    ['a locale (LG-09)', localeName, 'da_DK', true],
    ['a language where a locale belongs (LG-09)', localeName, 'da', false],
    ['a language', language, 'de', true],
    ['a locale where a language belongs', language, 'de_DE', true],
    ['no language', language, 'french', false],
  ])('%s', (_, schema, value, expected) => {
    expect(accepts(schema, value)).toBe(expected);
  });
});

test('a phone number is stored in one form, without the trunk zero (V24, V42)', () => {
  for (const typed of ['+31 (0)6-12.34.56.78', '0031 6 12345678', '+31612345678']) {
    expect(phone.parse(typed)).toBe('+31612345678');
  }
});

describe('endpoints', () => {
  test('have unique names and unique paths', () => {
    const names = endpoints.map(({ name }) => name);
    const places = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(places).size).toBe(places.length);
  });

  test('declare only known errors, and params exactly if the path has parameters', () => {
    for (const endpoint of endpoints) {
      for (const code of endpoint.errors) expect(errorTable).toHaveProperty([code]);
      expect(/:\w/.test(endpoint.path)).toBe(endpoint.params !== undefined);
    }
  });

  test('are below /admin exactly if they are for staff', () => {
    for (const { path, access } of endpoints) expect(path.startsWith('/admin/')).toBe(access === 'staff');
  });
});
