import { expect, test } from 'vitest';
import { fieldTime, laterTimes, readFieldTime } from './follow-up-times.ts';

test.each([
  // Monday, Sunday, Friday, Saturday.
  ['2026-11-16T14:00', '2026-11-17T09:00', '2026-11-23T09:00', '2026-11-23T09:00'],
  ['2026-11-15T14:00', '2026-11-16T09:00', '2026-11-16T09:00', '2026-11-22T09:00'],
  ['2026-11-20T08:00', '2026-11-21T09:00', '2026-11-23T09:00', '2026-11-27T09:00'],
  ['2026-12-26T23:00', '2026-12-27T09:00', '2026-12-28T09:00', '2027-01-02T09:00'],
])('from %s, later is tomorrow, Monday or in a week at nine (DK-07)', (now, tomorrow, monday, week) => {
  const at = new Date(now);
  expect([
    fieldTime(laterTimes.tomorrow(at)),
    fieldTime(laterTimes.monday(at)),
    fieldTime(laterTimes.week(at)),
  ]).toEqual([tomorrow, monday, week]);
});

test('a field is read in the time zone of the reader; an empty or wrong one is no time (DK-07)', () => {
  expect(readFieldTime('2026-11-16T09:30')).toBe(new Date('2026-11-16T09:30').toISOString());
  expect([readFieldTime(''), readFieldTime('soon')]).toEqual([undefined, undefined]);
});
