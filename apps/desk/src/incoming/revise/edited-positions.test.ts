import { expect, test } from 'vitest';
import {
  alternativesTo,
  draftedPosition,
  type EditedPosition,
  editedPositions,
  placeOf,
  withChosen,
  without,
  withPlace,
} from './edited-positions.ts';

const position = (id: string, part: Partial<EditedPosition> = {}): EditedPosition => ({
  id,
  role: 'included',
  group: '',
  isChosen: false,
  unit: '',
  amount: '1',
  selection: {},
  ...part,
});
const three = [position('a'), position('b'), position('c', { role: 'optional' })];
const short = (positions: readonly EditedPosition[]) =>
  positions.map(
    ({ id, role, group, isChosen }) => `${id} ${role}${group && ` of ${group}`}${isChosen ? ' chosen' : ''}`,
  );

test('an alternative to what is in the price: that one stays in it, as the chosen one (PJ-07)', () => {
  const two = withPlace(three, 'c', 'to b');
  expect(short(two)).toEqual(['a included', 'b alternative of b chosen', 'c alternative of b']);
  expect(two.map((each) => placeOf(two, each))).toEqual(['included', 'to c', 'to b']);
  const all = withPlace(two, 'a', 'to c');
  expect(short(all)).toEqual(['a alternative of b', 'b alternative of b chosen', 'c alternative of b']);
  expect(short(withChosen(all, all[2]!, true))).toEqual([
    'a alternative of b',
    'b alternative of b',
    'c alternative of b chosen',
  ]);
  expect(alternativesTo(two, two[0]!).map(({ id }) => id)).toEqual(['b']);
});

test('an alternative that is left alone is in the price (PJ-07)', () => {
  const two = withPlace(three, 'c', 'to b');
  expect(short(without(two, 'b'))).toEqual(['a included', 'c included']);
  expect(short(withPlace(two, 'c', 'optional'))).toEqual(['a included', 'b included', 'c optional']);
});

test('a draft is typed and read back without a change (PJ-07)', () => {
  const drafted = [
    { id: 'a', role: 'included', amount_of_units: 2, selection: { 'a.b': 'c' } },
    { id: 'b', role: 'alternative', group: 'x', chosen: true, unit: 'u', amount_of_units: 1, selection: {} },
  ] as const;
  const read = editedPositions(drafted).map((each) => draftedPosition(each, Number(each.amount)));
  expect(read).toEqual(drafted);
});
