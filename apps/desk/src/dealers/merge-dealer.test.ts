import { expect, it } from 'vitest';
import { mergeDealer } from './merge-dealer.ts';
import { type DealerValues, valuesOfDealer } from './read-dealer.ts';

const edited = (fields: Record<string, string>, segments = ['one'], active = true): DealerValues => ({
  ...valuesOfDealer(undefined),
  name: 'Kooistra',
  city: 'Sneek',
  email: 'a@x.example',
  ...fields,
  segments: segments as never,
  active,
});

it('two editors of a dealer: what only one changed is kept from both, what both changed is shown (B13, PX-07)', () => {
  const mine = edited({ city: 'Bolsward', email: 'mine@x.example' });
  const theirs = edited({ email: 'theirs@x.example', phone: '+31 515 1' }, ['one', 'two'], false);
  const { merged, taken, clashes } = mergeDealer(edited({}), mine, theirs);
  expect(merged).toEqual(
    edited({ city: 'Bolsward', email: 'mine@x.example', phone: '+31 515 1' }, ['one', 'two'], false),
  );
  expect(taken.map(({ field }) => field)).toEqual(['phone', 'segments', 'active']);
  expect(clashes).toEqual([{ field: 'email', mine: 'mine@x.example', theirs: 'theirs@x.example' }]);
});

it('the same change by both is no clash (B13, PX-07)', () => {
  const same = edited({ city: 'Bolsward' }, ['two', 'one']);
  const { taken, clashes } = mergeDealer(edited({}), same, edited({ city: 'Bolsward' }, ['one', 'two']));
  expect([taken, clashes]).toEqual([[], []]);
});
