import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Explanation } from './card-sentences.ts';
import { helpfulChanges, isTooLarge } from './nearest-change.ts';
import { type Split, SplitProposal } from './split-proposal.tsx';

const split = (amountOfUnits: number): Split => ({
  amountOfUnits,
  volumePerUnitM3: 62,
  unit: {
    preconfigured_unit_type: 'vvs4',
    volume: 65,
    diameter_mm: 3500,
    height_mm: 10_300,
    price_in_cents: 1_301_000,
    uuid: '0f0e0d0c-0b0a-5908-8706-050403020100',
  },
  totalCents: 4_922_000,
  transportCents: 1_019_000,
  airPercent: 4,
  needsFloor: false,
});
const drawn = (amountOfUnits: number) =>
  renderToStaticMarkup(
    <SplitProposal
      splits={[split(amountOfUnits)]}
      money={{ price: String, priceDifference: String }}
      totalM3={185}
      container="silo"
      nameOf={() => 'Classic silo'}
      onSelect={() => {}}
    />,
  ).match(/<svg/g)?.length;

it.each([
  [2, 2],
  [3, 3],
  [10, 10],
  [99, 12],
])('%i units are drawn side by side, at most twelve (EN-03)', (amount, expected) => {
  expect(drawn(amount)).toBe(expected);
});

const explanation = { reasons: {}, rejected: [], cards: {}, splits: [], nearestChanges: [] };

it('a change to less than half of the requested volume is not proposed (V19)', () => {
  const nearestChanges = [
    { kind: 'volume', volumePerUnitM3: 82 },
    { kind: 'placement', placement: 'outside' },
  ] as const;
  const kinds = (requestedM3: number) =>
    helpfulChanges({ ...explanation, nearestChanges: [...nearestChanges] }, requestedM3).map(
      ({ kind }) => kind,
    );
  expect(kinds(100)).toEqual(['volume', 'placement']);
  expect(kinds(9000)).toEqual(['placement']);
});

it('is too large only if no number of units holds it, and not if no unit fits below the ceiling (V19)', () => {
  const rejected = [{ type: 'vvs4' as const, rule: 'volume-too-large', nearestChanges: [] }];
  const tooLarge: Explanation = {
    ...explanation,
    rejected,
    nearestChanges: [{ kind: 'volume', volumePerUnitM3: 82 }],
  };
  expect(isTooLarge(tooLarge)).toBe(true);
  expect(isTooLarge({ ...tooLarge, splits: [split(3)] })).toBe(false);
  expect(isTooLarge({ ...tooLarge, nearestChanges: [] })).toBe(false);
  expect(isTooLarge(explanation)).toBe(false);
});
