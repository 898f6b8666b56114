import type { Random } from './random.ts';

/** Values that have broken servers before (threats 1, 13, 34, 49, 50). */
const texts = [
  '',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\u202eevil',
  '\ufeff',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '../../../etc/passwd',
  '..\\..\\windows',
  '%2e%2e%2f',
  '%00',
  "' or 1=1 --",
  '"; drop table offers; --',
  "1'||pg_sleep(5)||'",
  '{{7*7}}',
  '#{7*7}',
  '<script>alert(1)</script>',
  '=HYPERLINK("http://evil.example")',
  'a@x.example, b@y.example',
  'a@x.example\r\nBcc: b@y.example',
  'line\nbreak',
  'NaN',
  'Infinity',
  '1e309',
  '-0',
  '2026-02-30T25:61:00Z',
  '9999-12-31T23:59:59Z',
  '0000-01-01T00:00:00Z',
  '👨‍👩‍👧‍👦'.repeat(40),
  'é'.repeat(300),
] as const;
const numbers = [0, -0, -1, 1.5, 3, 1e9, 2 ** 31, 2 ** 53, -(2 ** 53), 1e220, -1e220, 1e-320, 0.1 + 0.2];
const others = [null, true, false, [], {}, [[[[]]]], { value: 'other' }, { length: 3 }, [null], [{}]];

export function strangeValue(random: Random): unknown {
  switch (random.below(8)) {
    case 0:
      return random.pick(numbers);
    case 1:
      // A copy, because the next mutation may change it.
      return structuredClone(random.pick(others));
    case 2:
      return randomText(random);
    case 3:
      return random.chance(0.9) ? 'x'.repeat(random.pick([41, 101, 255, 2001, 5000])) : 'y'.repeat(300_000);
    case 4:
      return nested(random.pick([5, 31, 40, 200]), random.chance(0.5));
    default:
      return random.pick(texts);
  }
}

export const strangeText = (random: Random): string =>
  random.chance(0.3) ? randomText(random) : random.pick(texts);

const randomText = (random: Random): string =>
  String.fromCharCode(...Array.from({ length: 1 + random.below(24) }, () => random.below(0x10000)));

function nested(depth: number, asList: boolean): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = asList ? [value] : { a: value };
  return value;
}

/** Keys that a careless server would trust or fail on. */
export const strangeKeys = [
  'price',
  'priceInCents',
  'unitPriceInCents',
  'price_in_cents',
  'total',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'isAdmin',
  'browser_hash',
  'state',
  '',
  'a.b',
  '$where',
] as const;
