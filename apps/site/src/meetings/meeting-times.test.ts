import { expect, it } from 'vitest';
import { meetingTexts, slotsByDay } from './meeting-times.ts';

const slots = ['2026-01-12T08:00:00.000Z', '2026-01-12T15:30:00.000Z', '2026-01-13T08:00:00.000Z'];

it('slots are listed under the visitor’s local day (D11)', () => {
  expect(slotsByDay(slots, 'Europe/Amsterdam').map(({ key, slots: inDay }) => [key, inDay.length])).toEqual([
    ['2026-01-12', 2],
    ['2026-01-13', 1],
  ]);
  // An afternoon in Amsterdam is the next morning in Auckland.
  expect(slotsByDay(slots, 'Pacific/Auckland').map(({ key, slots: inDay }) => [key, inDay.length])).toEqual([
    ['2026-01-12', 1],
    ['2026-01-13', 2],
  ]);
});

it('times use the visitor’s time zone and language (D11, LG-05)', () => {
  const { time, date } = meetingTexts('de_DE', 'America/New_York');
  expect(time(slots[0]!)).toBe('03:00');
  expect(date(slots[0]!)).toBe('Montag, 12.\u00a0Januar 2026');
});
