import { everyCase } from '@silowright/domain/testing/every-case';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from './call.ts';
import { endpoints } from './calls.ts';
import { configurationId, email, language, line, phone, text } from './fields.ts';
import { timeZone } from './meetings.ts';
import { listId, listKind, pricedSegment, publishExtras } from './price-fields.ts';
import { closingReason, signerName } from './signing.ts';
import { long, type Schema } from './testing/bounds.ts';
import { meetingBounds } from './testing/meeting-bounds.ts';
import { publishBounds } from './testing/publish-bounds.ts';
import { staffBounds } from './testing/staff-bounds.ts';
import { visitorBounds } from './testing/visitor-bounds.ts';

const calls = [...visitorBounds, ...meetingBounds, ...staffBounds, ...publishBounds];

const fields = calls.flatMap(([name, schema, good, bounds]) =>
  Object.entries(bounds).map(([field, [accepted, refused]]) => ({
    name: `${name}: ${field}`,
    takes: (value: unknown) => schema?.safeParse({ ...good, [field]: value }).success,
    accepted,
    refused,
  })),
);

describe('the body of a call', () => {
  test('has a minimum that every call accepts', () =>
    everyCase(
      calls,
      ([name]) => name,
      ([, schema, good]) =>
        expect([good, undefined, []].map((body) => schema?.safeParse(body).success)).toEqual([
          true,
          false,
          false,
        ]),
    ));

  test('every field is accepted up to its bounds and refused beyond (threats 3, 49)', () =>
    everyCase(
      fields,
      ({ name }) => name,
      ({ takes, accepted, refused }) => {
        expect(accepted.filter((value) => !takes(value))).toEqual([]);
        expect(refused.filter(takes)).toEqual([]);
      },
    ));

  test('every call with a body is in the table above', () => {
    const tested = new Set(calls.map(([, schema]) => schema));
    // Bodies shared with another call, or validated separately by the server.
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

describe('the response of a call', () => {
  const shaped = (endpoints as readonly Endpoint[]).filter(({ response }) => !response.safeParse(7).success);
  test('has a schema for nearly every call', () => expect(shaped.length).toBeGreaterThan(35));
  test('requires more than an empty object', () =>
    everyCase(
      shaped,
      ({ name }) => name,
      ({ response }) =>
        expect([{}, [{}], null].map((body) => response.safeParse(body).success)).toEqual([
          false,
          false,
          false,
        ]),
    ));
});

describe('the errors of a call', () => {
  test('are those of its access level', () =>
    everyCase(
      endpoints as readonly Endpoint[],
      ({ name }) => name,
      ({ access, body, errors }) =>
        expect(errors).toEqual(
          expect.arrayContaining([
            'too-many-requests',
            'unavailable',
            ...(access === 'staff' ? ['not-logged-in', 'not-allowed'] : []),
            ...(body === undefined ? [] : ['bad-request']),
          ]),
        ),
    ));

  test('“ok” is always true if present', () => {
    const shapes = (endpoints as readonly { response: { shape?: Record<string, Schema> } }[]).flatMap(
      ({ response }) => response.shape?.ok ?? [],
    );
    expect(shapes.length).toBeGreaterThan(8);
    for (const ok of shapes)
      expect([ok.safeParse(true).success, ok.safeParse(false).success]).toEqual([true, false]);
  });
});

describe('the parsed value of a field', () => {
  test.each([
    ['a language', language, 'de', 'de'],
    ['a locale as a language', language, 'nl_NL', 'nl'],
    ['a segment', pricedSegment, 'road_salt', 'road_salt'],
  ])('%s', (_, schema, value, made) => {
    expect(schema.parse(value)).toBe(made);
  });

  test.each<
    [string, { safeParse(value: unknown): { error?: { issues: readonly { message: string }[] } } }, unknown]
  >([
    ['contains a character that cannot be stored', text(10), 'a\0b'],
    ['must be a single line', line(10), 'a\nb'],
    ['Email address is invalid', email, 'a'],
    ['Phone number should follow international standards', phone, '1'],
    ['is not a configuration id', configurationId, 'a'],
    ['is not a language', language, 'french'],
    ['is not a time zone', timeZone, 'Mars'],
    ['must not be empty', signerName, ' '],
    ['must not be empty', closingReason, ' '],
  ])('has the message: %s', (message, schema, value) => {
    expect(schema.safeParse(value).error?.issues.map((issue) => issue.message)).toContain(message);
  });
});

describe('staff fields', () => {
  test.each([
    ['a segment by its label', pricedSegment, 'agriculture', true],
    ['a segment of two lines', pricedSegment, 'a\nb', false],
    ['a kind of list', listKind, 'base', true],
    ['an unknown kind of list', listKind, 'prices', false],
    ['a list', listId, { version: 1, segment: 'agricultural' }, true],
    ['a comment of 500', publishExtras.comment, long(500), true],
    ['a comment of 501', publishExtras.comment, long(501), false],
  ])('%s', (_, schema: Schema, value, expected) => {
    expect(schema.safeParse(value).success).toBe(expected);
  });
});
