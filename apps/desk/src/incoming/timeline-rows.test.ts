import type { IncomingEvent } from '@silowright/contract/incoming-sheet';
import { expect, test } from 'vitest';
import { timelineRows } from './timeline-rows.ts';

const at = (hour: number) => `2026-11-16T${String(hour).padStart(2, '0')}:00:00.000Z`;
const event = (name: IncomingEvent['event'], hour: number, details = ''): IncomingEvent => ({
  event: name,
  at: at(hour),
  author: '',
  details,
});

const events = [
  event('arrived', 1),
  event('mailed', 2, 'a@x.example'),
  event('opened', 3),
  event('opened', 4),
  event('noted', 5, 'Wants both.\nBefore May.'),
  event('opened', 6),
  event('follow-up', 7, `${at(9)} call about the price`),
  event('extended', 8, at(20)),
];

test('the timeline has the newest first, visits in a row once, and texts as written (DK-07)', () => {
  expect(
    timelineRows(events, 'all').map(({ event, times, quote, time }) => [event, times, time, quote]),
  ).toEqual([
    ['extended', 1, at(20), undefined],
    ['follow-up', 1, at(9), 'call about the price'],
    ['opened', 1, undefined, undefined],
    ['noted', 1, undefined, 'Wants both.\nBefore May.'],
    ['opened', 2, undefined, undefined],
    ['mailed', 1, undefined, undefined],
    ['arrived', 1, undefined, undefined],
  ]);
});

test('visits to another revision are rows of their own (DK-07)', () => {
  const visits = [event('opened', 1), { ...event('opened', 2), revision: 'Q-2026-000001' }];
  expect(timelineRows(visits, 'all')).toHaveLength(2);
});

test('notes and mails can be shown alone (DK-07)', () => {
  expect(timelineRows(events, 'notes').map(({ event }) => event)).toEqual(['noted']);
  expect(timelineRows(events, 'mails').map(({ event }) => event)).toEqual(['mailed']);
});
