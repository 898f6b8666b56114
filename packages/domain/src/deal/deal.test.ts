import { describe, expect, test } from 'vitest';
import { checkDeal, type DealProblem, maximumPositions, problemsOfOrder } from './check-deal.ts';
import {
  choose,
  type Deal,
  type FreePosition,
  type PositionRole,
  picturedPositions,
  type UnitPosition,
  unchoose,
} from './deal.ts';
import { printedPositions } from './printed-positions.ts';

const units = (id: string, role: PositionRole = { kind: 'included' }): UnitPosition => ({
  kind: 'units',
  id,
  role,
  configurationId: `configuration of ${id}`,
  amountOfUnits: 1,
});
const text: FreePosition = {
  kind: 'free',
  id: 'text',
  role: { kind: 'included' },
  text: 'Slab by others',
  quantity: 1,
  priceCents: 0,
};
const optional: PositionRole = { kind: 'optional' };
const of = (group: string): PositionRole => ({ kind: 'alternative', group });
const deal = (...positions: Deal['positions']): Deal => ({
  positions,
  addedLines: [],
  terms: {},
  chosen: [],
});

describe('printed numbers (PJ-05)', () => {
  test('count in tens; alternatives share a number and stand together', () => {
    const printed = printedPositions(
      deal(
        units('a', of('x')),
        units('b'),
        units('c', of('y')),
        units('d', of('x')),
        text,
        units('e', of('y')),
      ),
    );
    expect(printed.map(({ number, position }) => `${number} ${position.id}`)).toEqual([
      '10.A a',
      '10.B d',
      '20 b',
      '30.A c',
      '30.B e',
      '40 text',
    ]);
  });

  test('an id that looks like a group is none', () => {
    expect(printedPositions(deal(units('x', of('x')), units('group x'))).map(({ number }) => number)).toEqual(
      ['10.A', '20'],
    );
  });
});

describe('choosing (PJ-04)', () => {
  const choices = deal(
    units('a', of('x')),
    units('b', of('x')),
    units('c', of('y')),
    units('d', optional),
    units('e'),
  );
  const chosenAfter = (...ids: string[]) => ids.reduce(choose, choices).chosen;

  test('an alternative takes the place of another one of its group only', () => {
    expect(chosenAfter('a', 'c', 'd', 'b')).toEqual(['c', 'd', 'b']);
  });

  test('twice is once', () => {
    expect(chosenAfter('d', 'd', 'a', 'a')).toEqual(['d', 'a']);
  });

  test('what is included or unknown is not chosen', () => {
    expect(chosenAfter('e', 'nobody')).toEqual([]);
  });

  test('can be taken back', () => {
    expect(unchoose(choose(choices, 'd'), 'd').chosen).toEqual([]);
  });
});

describe('what a picture of the deal shows (PJ-06)', () => {
  const positions = [units('a', of('x')), units('b'), units('c', optional), units('d', of('x'))];
  test.each<[string, string[], string]>([
    ['without a choice the first of a group, and nothing optional', [], 'a b'],
    ['the chosen one of a group at the place of the group', ['d'], 'd b'],
    ['a chosen optional one', ['c', 'a'], 'a b c'],
  ])('%s', (_, chosen, shown) => {
    expect(
      picturedPositions(positions, chosen)
        .map(({ id }) => id)
        .join(' '),
    ).toBe(shown);
  });

  test('is never empty while there are positions', () => {
    const all = [units('a', optional), units('b', optional)];
    expect(picturedPositions(all).map(({ id }) => id)).toEqual(['a']);
    expect(picturedPositions([])).toEqual([]);
  });
});

describe('what is wrong with a deal', () => {
  const valid: Deal = {
    ...deal(units('a', of('x')), units('b', of('x')), units('c', optional), text),
    chosen: ['a', 'c'],
  };
  const many = (count: number) => Array.from({ length: count }, (_, at) => units(`u${at}`));

  test.each<[string, Deal, DealProblem[]]>([
    ['nothing', valid, []],
    ['twenty positions', deal(...many(maximumPositions), text), []],
    ['no position', deal(), [{ code: 'no-position' }]],
    ['one more than twenty', deal(...many(maximumPositions + 1)), [{ code: 'too-many-positions' }]],
    ['the same id', deal(units('a'), { ...text, id: 'a' }), [{ code: 'id-twice', of: 'a' }]],
    [
      'the same configuration',
      deal(units('a'), { ...units('b'), configurationId: 'configuration of a' }),
      [{ code: 'configuration-twice', of: 'configuration of a' }],
    ],
    ['an alternative to nothing', deal(units('a', of('x'))), [{ code: 'one-alternative', of: 'a' }]],
    ['two of a group', { ...valid, chosen: ['a', 'b'] }, [{ code: 'two-of-a-group-chosen', of: 'b' }]],
    ['a choice that is none', { ...valid, chosen: ['text'] }, [{ code: 'unknown-choice', of: 'text' }]],
    ['no unit', deal({ ...units('a'), amountOfUnits: 0 }), [{ code: 'bad-amount', of: 'a' }]],
    ['half a unit', deal({ ...units('a'), amountOfUnits: 1.5 }), [{ code: 'bad-amount', of: 'a' }]],
    ['a hundred units', deal({ ...units('a'), amountOfUnits: 100 }), [{ code: 'bad-amount', of: 'a' }]],
    ['no quantity', deal({ ...text, quantity: 0 }), [{ code: 'bad-quantity', of: 'text' }]],
    ['no number', deal({ ...text, quantity: Number.NaN }), [{ code: 'bad-quantity', of: 'text' }]],
    ['half a cent', deal({ ...text, priceCents: 0.5 }), [{ code: 'bad-price', of: 'text' }]],
    ['no words', deal({ ...text, text: ' ' }), [{ code: 'no-text', of: 'text' }]],
    [
      'a line of half a cent',
      { ...valid, addedLines: [{ kind: 'extra', text: 'Ladder', cents: 0.5 }] },
      [{ code: 'bad-price', of: 'Ladder' }],
    ],
    ['a negative transport', { ...valid, confirmedTransportCents: -1 }, [{ code: 'bad-price' }]],
  ])('%s (PJ-01, PJ-04)', (_, wrong, problems) => {
    expect(checkDeal(wrong)).toEqual(problems);
  });
});

describe('what can be signed', () => {
  const quoted = deal(
    units('a', of('x')),
    units('b', of('x')),
    units('c', of('y')),
    units('d', of('y')),
    units('e', optional),
  );

  test.each<[string, readonly string[], DealProblem[]]>([
    ['one of each group', ['b', 'c'], []],
    ['one of each group and an optional one', ['b', 'c', 'e'], []],
    ['none of one group', ['b', 'e'], [{ code: 'none-of-a-group-chosen', of: 'c' }]],
    ['two of a group', ['a', 'b', 'c'], [{ code: 'two-of-a-group-chosen', of: 'b' }]],
    ['a stranger', ['a', 'c', 'z'], [{ code: 'unknown-choice', of: 'z' }]],
    [
      'nothing',
      [],
      [
        { code: 'none-of-a-group-chosen', of: 'a' },
        { code: 'none-of-a-group-chosen', of: 'c' },
      ],
    ],
  ])('%s (PJ-04)', (_, chosen, problems) => {
    expect(problemsOfOrder({ ...quoted, chosen })).toEqual(problems);
  });

  test('something must be bought (PJ-04)', () => {
    expect(problemsOfOrder(deal(units('e', optional)))).toEqual([{ code: 'nothing-chosen' }]);
    expect(problemsOfOrder(deal(units('e', optional), units('f')))).toEqual([]);
  });
});
