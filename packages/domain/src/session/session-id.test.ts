import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSessionId, makeSessionId } from './session-id.ts';

const bytes = (values: readonly number[]) => {
  let at = 0;
  return () => values[at++ % values.length]!;
};

test('twelve characters of 0-9 and a-w in groups of four (MK-11)', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 230 }), { minLength: 12, maxLength: 12 }), (values) => {
      expect(makeSessionId(bytes(values))).toMatch(/^[0-9a-w]{4}-[0-9a-w]{4}-[0-9a-w]{4}$/);
    }),
  );
});

test('every character is equally likely: bytes beyond the last full cycle are drawn again (MK-11)', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte++) {
    const id = makeSessionId(bytes([byte, 7]));
    if (byte > 230) expect(id, `byte ${byte} is skipped`).toBe('7777-7777-7777');
    else counts.set(id[0]!, (counts.get(id[0]!) ?? 0) + 1);
  }
  expect([...counts.keys()].join('')).toBe('0123456789abcdefghijklmnopqrstuvw');
  expect(new Set(counts.values())).toEqual(new Set([7]));
});

test.each([
  ['0a1w-vb2c-9999', true],
  ['0a1x-vb2c-9999', false],
  ['0a1w-vb2c-999', false],
  ['0a1wvb2c9999', false],
  ['0A1w-vb2c-9999', false],
  ['0a1w-vb2c-9999\n', false],
  [' 0a1w-vb2c-9999', false],
])('%j is a session id: %s (MK-11)', (text, expected) => {
  expect(isSessionId(text)).toBe(expected);
});
