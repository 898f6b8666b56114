import { exampleDealers } from '@silowright/catalogue/testing/sample';
import { expect, it } from 'vitest';
import { findDealers, searchableDealers } from './search-dealers.ts';

const dealers = searchableDealers(
  exampleDealers.map((dealer) => ({ ...dealer, segments: [...dealer.segments], active: true, revision: 1 })),
);
const found = (search: string) => findDealers(dealers, search).map(({ id }) => id);

it.each([
  ['HubSpot id', '9000001'],
  ['words in another order', 'zwolle noordhof'],
  ['country in English', 'netherlands zwolle'],
  ['country in German', 'niederlande zwolle'],
  ['country code', 'NL noordhof'],
  ['e-mail', 'sales@noordhof'],
])('a dealer is found by %s (B16)', (_, search) => {
  expect(found(search)).toEqual(['noordhof']);
});

it('an empty search finds all dealers, an unknown word finds none (B16)', () => {
  expect(found('  ')).toHaveLength(exampleDealers.length);
  expect(found('noordhof nobody')).toEqual([]);
});
