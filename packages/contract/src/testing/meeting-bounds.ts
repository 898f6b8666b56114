import { bookMeeting, moveMeeting } from '../meetings.ts';
import {
  type CallBounds,
  contact,
  email,
  emptyOrPhone,
  filledLine,
  id,
  line,
  locales,
  long,
} from './bounds.ts';

const slots = [
  ['2026-01-12T08:00:00Z', '2026-01-12T08:00:00.000Z'],
  ['2026-01-12', '2026-01-12T08:00:00+01:00', 'x2026-01-12T08:00:00Z', '2026-01-12T08:00:00Zx', undefined],
] as const;
const zones = [
  ['Europe/Amsterdam', 'America/New_York'],
  ['Mars/Olympus', '', long(61), undefined],
] as const;

export const meetingBounds: readonly CallBounds[] = [
  [
    'book-meeting',
    bookMeeting.body,
    {
      localeStr: 'nl_NL',
      startsAt: '2026-01-12T08:00:00Z',
      timeZone: 'Europe/Amsterdam',
      clientEmail: email,
      lastName: 'M',
    },
    {
      ...contact,
      id: [[id], ['', 'short']],
      localeStr: locales,
      startsAt: slots,
      timeZone: zones,
      lastName: filledLine(100),
      companyName: line(150),
      phoneNumber: emptyOrPhone,
    },
  ],
  [
    'move-meeting',
    moveMeeting.body,
    { startsAt: '2026-01-12T08:00:00Z', timeZone: 'Europe/Amsterdam' },
    { startsAt: slots, timeZone: zones },
  ],
  [
    'the link of a meeting',
    moveMeeting.params,
    { token: long(22) },
    {
      token: [
        [long(22), 'Aa0_-'.padEnd(22, 'b')],
        [long(21), long(23), '.'.repeat(22), undefined],
      ],
    },
  ],
];
