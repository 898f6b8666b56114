import { describe, expect, it } from 'vitest';
import { isMeetingSlot, type MeetingHours, meetingSlots } from './meeting-slots.ts';

const settings: MeetingHours = {
  companyTimezone: 'Europe/Amsterdam',
  meetingWeekdays: [1, 2, 3, 4, 5],
  meetingHours: { from: 9, to: 17 },
  meetingMinutes: 30,
  meetingDaysAhead: 14,
};
const at = (iso: string) => Date.parse(iso);
const iso = (slots: readonly number[]) => slots.map((slot) => new Date(slot).toISOString());

describe('meeting slots', () => {
  // A Sunday evening in winter: Amsterdam is an hour ahead of UTC.
  const sunday = at('2026-01-11T20:00:00Z');

  it('are half hours from 9 to 17 in the company’s zone, Monday to Friday, for 14 days (D23)', () => {
    const slots = iso(meetingSlots(sunday, settings));
    expect(slots).toHaveLength(10 * 16);
    expect(slots[0]).toBe('2026-01-12T08:00:00.000Z');
    expect(slots[15]).toBe('2026-01-12T15:30:00.000Z');
    expect(slots.at(-1)).toBe('2026-01-23T15:30:00.000Z');
    expect(new Set(slots.map((slot) => new Date(slot).getUTCDay()))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it('begin after now and end with the last day ahead, to the minute (D23)', () => {
    const monday = at('2026-01-12T10:00:00Z');
    const slots = iso(meetingSlots(monday, settings));
    expect(slots[0]).toBe('2026-01-12T10:30:00.000Z');
    expect(slots.at(-1)).toBe('2026-01-26T10:00:00.000Z');
    expect(isMeetingSlot(monday, monday, settings)).toBe(false);
    expect(isMeetingSlot(at('2026-01-12T10:30:00Z'), monday, settings)).toBe(true);
    expect(isMeetingSlot(at('2026-01-12T10:31:00Z'), monday, settings)).toBe(false);
    expect(isMeetingSlot(at('2026-01-26T10:30:00Z'), monday, settings)).toBe(false);
  });

  it('stay at nine across a clock change (D23, threat 57)', () => {
    // Summer time begins on 29 March 2026 and ends on 25 October.
    const spring = iso(meetingSlots(at('2026-03-26T20:00:00Z'), settings));
    expect(spring[0]).toBe('2026-03-27T08:00:00.000Z');
    expect(spring[16]).toBe('2026-03-30T07:00:00.000Z');
    const autumn = iso(meetingSlots(at('2026-10-22T20:00:00Z'), settings));
    expect([autumn[0], autumn[16]]).toEqual(['2026-10-23T07:00:00.000Z', '2026-10-26T08:00:00.000Z']);
  });

  it('use the day of the time zone (D23)', () => {
    const auckland = { ...settings, companyTimezone: 'Pacific/Auckland' };
    // Sunday evening in Europe is Monday morning there.
    expect(iso(meetingSlots(sunday, auckland))[0]).toBe('2026-01-11T20:30:00.000Z');
  });

  it('are settings: days, hours, minutes, days ahead (D23)', () => {
    const slots = meetingSlots(sunday, {
      ...settings,
      meetingWeekdays: [7],
      meetingHours: { from: 13, to: 15 },
      meetingMinutes: 45,
      meetingDaysAhead: 7,
    });
    expect(iso(slots)).toEqual(['2026-01-18T12:00:00.000Z', '2026-01-18T12:45:00.000Z']);
  });
});
