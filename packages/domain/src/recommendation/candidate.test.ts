import { expect, test } from 'vitest';
import type { StorageTypeCode } from '../catalogue/codes.ts';
import { type Candidate, pickList } from './candidate.ts';

let next = 0;
const candidate = (
  type: StorageTypeCode,
  score: number,
  { transportCents = 100 as number | null, priceCents = 1000, position = next++ } = {},
): Candidate => ({ type, score, transportCents, priceCents, position });
const picked = (candidates: Candidate[], types: StorageTypeCode[]) =>
  pickList(candidates, types, 4).map(({ type, score }) => `${type} ${score}`);

test('takes the best of each type, then fills up to four, two per type, sorted by score', () => {
  const candidates = [1, 2, 3, 4].map((score) => candidate('vvs4', score));
  expect(
    picked(
      [...candidates, candidate('dds4', 9), candidate('dds4', 8), candidate('dds4', 7)],
      ['vvs4', 'dds4'],
    ),
  ).toEqual(['vvs4 1', 'vvs4 2', 'dds4 7', 'dds4 8']);
});

test('takes three of a type if the group has only one type', () => {
  expect(
    picked(
      [5, 4, 3, 2, 1].map((score) => candidate('nb', score)),
      ['nb'],
    ),
  ).toEqual(['nb 1', 'nb 2', 'nb 3']);
});

test('has at most four entries, even with many types', () => {
  const types: StorageTypeCode[] = ['vvs4', 'dds4', 'vb4'];
  const many = types.flatMap((type, at) => [candidate(type, at), candidate(type, 10 + at)]);
  expect(picked(many, types)).toEqual(['vvs4 0', 'dds4 1', 'vb4 2', 'vvs4 10']);
});

test('a catalogue may list fewer or more (A15)', () => {
  const candidates = [1, 2, 3].flatMap((score) => [candidate('vvs4', score), candidate('nb', score)]);
  const lengths = [2, 3, 6].map((max) => pickList(candidates, ['vvs4', 'nb'], max).length);
  expect(lengths).toEqual([2, 3, 4]);
});

test('equal scores are sorted by price, then by catalogue order', () => {
  const dear = candidate('nb', 1, { priceCents: 9, position: 0 });
  const cheap = candidate('nb', 1, { priceCents: 5, position: 2 });
  const first = candidate('nb', 1, { priceCents: 5, position: 1 });
  expect(pickList([dear, cheap, first], ['nb'], 4)).toEqual([first, cheap, dear]);
});

test('units that cannot be delivered come last and are dropped if others can', () => {
  const stuck = candidate('nb', 1, { transportCents: null });
  expect(pickList([stuck, candidate('nb', 5)], ['nb'], 4).map(({ score }) => score)).toEqual([5]);
  expect(
    pickList([stuck, candidate('nb', 0, { transportCents: null })], ['nb'], 4).map(({ score }) => score),
  ).toEqual([0, 1]);
  const slots = [
    stuck,
    candidate('vvs4', 3),
    candidate('vvs4', 4),
    candidate('dds4', 5),
    candidate('dds4', 6),
  ];
  expect(picked(slots, ['vvs4', 'dds4', 'nb'])).toEqual(['vvs4 3', 'vvs4 4', 'dds4 5']);
});
