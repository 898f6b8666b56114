import { describe, expect, it } from 'vitest';
import { rowsInBox } from './use-row-window.ts';

const rowPx = 50;

describe('the rows that are rendered', () => {
  it.each([
    ['at the top', 0, 100_000, { from: 0, to: 18 }],
    ['in the middle', 2_500_000, 100_000, { from: 49_996, to: 50_014 }],
    ['at the end', 4_999_500, 100_000, { from: 99_986, to: 100_000 }],
    ['below the end, after a search found fewer', 4_999_500, 30, { from: 16, to: 30 }],
    ['of a short list', 0, 3, { from: 0, to: 3 }],
    ['of an empty list', 0, 0, { from: 0, to: 0 }],
  ])('%s (PX-01)', (_, topPx, count, expected) => {
    expect(rowsInBox({ topPx, heightPx: 10 * rowPx }, count, rowPx)).toEqual(expected);
  });
});
