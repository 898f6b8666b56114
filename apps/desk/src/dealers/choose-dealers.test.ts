import type { StaffDealer } from '@silowright/contract/dealers';
import { expect, it } from 'vitest';
import { chooseDealers, type DealerQuestion } from './choose-dealers.ts';
import { searchableDealers } from './search-dealers.ts';

const now = Date.parse('2026-11-16T12:00:00Z');
const dealer = (id: string, part: Partial<StaffDealer> = {}): StaffDealer => ({
  id,
  name: id.toUpperCase(),
  industry: '',
  country: 'DE',
  city: 'Kiel',
  image_url: '/media/x.png',
  crm_url: '',
  hub_spot_id: '1',
  email: `${id}@x.example`,
  phone: '',
  segments: ['one'],
  latitude: 0,
  longitude: 0,
  active: true,
  revision: 1,
  ...part,
});
const all = searchableDealers([
  dealer('a', { country: 'NL', city: 'Tiel' }),
  dealer('b', { image_url: '', segments: ['one', 'two'] }),
  dealer('c', { active: false, city: 'Bonn' }),
  dealer('d'),
]);
const figures = new Map(
  [
    {
      id: 'a',
      sent: 10,
      amounts: [{ currency: 'EUR', cents: 5 }],
      signed: 1,
      last: '2026-11-15',
      months: [],
    },
    {
      id: 'b',
      sent: 2,
      amounts: [{ currency: 'EUR', cents: 900 }],
      signed: 1,
      last: '2026-01-15',
      months: [],
    },
  ].map((row) => [row.id, row]),
);
const ids = (part: Partial<DealerQuestion>) =>
  chooseDealers(
    all,
    { search: '', country: '', segment: '', only: '', sort: 'name', ...part },
    figures,
    now,
  ).map(({ id }) => id);

it.each([
  [{}, 'abcd'],
  [{ country: 'DE' }, 'bcd'],
  [{ segment: 'two' }, 'b'],
  [{ only: 'no-logo' }, 'b'],
  [{ only: 'silent' }, 'bd'],
  [{ search: 'kiel', only: 'silent' }, 'bd'],
  [{ sort: 'place' }, 'cbda'],
  [{ sort: 'sent' }, 'abcd'],
  [{ sort: 'cents' }, 'bacd'],
  [{ sort: 'signed' }, 'bacd'],
  [{ sort: 'last' }, 'abcd'],
] as const)('dealers are chosen and sorted: %j (PX-07)', (part, wanted) => {
  expect(ids(part).join('')).toBe(wanted);
});
