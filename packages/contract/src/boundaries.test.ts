import { describe, expect, test } from 'vitest';
import { listId, listKind, pricedSegment, publishExtras } from './admin-fields.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { long, type Schema } from './testing/bounds.ts';
import { staffBounds } from './testing/staff-bounds.ts';
import { visitorBounds } from './testing/visitor-bounds.ts';

const calls = [...visitorBounds, ...staffBounds];

const cases = calls.flatMap(([name, schema, good, bounds]) =>
  Object.entries(bounds).map(
    ([field, [accepted, refused]]) => [name, field, schema, good, accepted, refused] as const,
  ),
);

describe('what a call takes', () => {
  test.each(calls)('%s takes the least it asks for', (_, schema, good) => {
    expect(schema?.safeParse(good).success).toBe(true);
    expect(schema?.safeParse(undefined).success).toBe(false);
    expect(schema?.safeParse([]).success).toBe(false);
  });

  test.each(cases)(
    '%s: %s up to its bounds and no further (threats 3, 49)',
    (_, field, schema, good, accepted, refused) => {
      const takes = (value: unknown) => schema?.safeParse({ ...good, [field]: value }).success;
      expect(accepted.filter((value) => !takes(value))).toEqual([]);
      expect(refused.filter(takes)).toEqual([]);
    },
  );

  test('all that goes in is in the table above', () => {
    const tested = new Set(calls.map(([, schema]) => schema));
    // Bodies that another call shares, or that the server reads aside.
    const elsewhere = [
      'admin-save-dealers',
      'admin-export-person',
      'admin-preview-prices',
      'admin-preview-options',
    ];
    const missing = (endpoints as readonly Endpoint[]).filter(
      ({ name, body }) => body !== undefined && !tested.has(body) && !elsewhere.includes(name),
    );
    expect(missing.map(({ name }) => name)).toEqual([]);
  });
});

describe('what comes out', () => {
  const shaped = (endpoints as readonly Endpoint[]).filter(({ response }) => !response.safeParse(7).success);
  test('is promised for nearly every call', () => expect(shaped.length).toBeGreaterThan(35));
  test.each(shaped)('$name is more than an empty object', ({ response }) => {
    expect(response.safeParse({}).success).toBe(false);
    expect(response.safeParse([{}]).success).toBe(false);
    expect(response.safeParse(null).success).toBe(false);
  });
});

describe('fields of staff', () => {
  test.each([
    ['a segment by its label', pricedSegment, 'agriculture', true],
    ['a segment without lists', pricedSegment, 'food_and_feed', false],
    ['a kind of list', listKind, 'base', true],
    ['no kind of list', listKind, 'prices', false],
    ['a list', listId, { version: 1, segment: 'agricultural' }, true],
    ['a comment of 500', publishExtras.comment, long(500), true],
    ['a comment of 501', publishExtras.comment, long(501), false],
  ])('%s', (_, schema: Schema, value, expected) => {
    expect(schema.safeParse(value).success).toBe(expected);
  });
});
