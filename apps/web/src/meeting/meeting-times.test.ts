import { expect, it } from 'vitest';
import { meetingTexts, slotsByDay } from './meeting-times.ts';

const slots = ['2026-01-12T08:00:00.000Z', '2026-01-12T15:30:00.000Z', '2026-01-13T08:00:00.000Z'];

it('slots stand under the day they have where the visitor is (D11)', () => {
  expect(slotsByDay(slots, 'Europe/Amsterdam').map(({ key, slots: inDay }) => [key, inDay.length])).toEqual([
    ['2026-01-12', 2],
    ['2026-01-13', 1],
  ]);
  // In Auckland the afternoon of Amsterdam is the next morning.
  expect(slotsByDay(slots, 'Pacific/Auckland').map(({ key, slots: inDay }) => [key, inDay.length])).toEqual([
    ['2026-01-12', 1],
    ['2026-01-13', 2],
  ]);
});

it('times are told by the visitor’s clock, in the visitor’s language (D11, LG-05)', () => {
  const { time, date } = meetingTexts('de_DE', 'America/New_York');
  expect(time(slots[0]!)).toBe('03:00');
  expect(date(slots[0]!)).toBe('Montag, 12. Januar 2026');
});
