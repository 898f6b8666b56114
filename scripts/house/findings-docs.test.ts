import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findingProblems, findingRows, testsByFinding } from './finding-rows.ts';

const range = (letter: string, last: number): string[] =>
  Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);

/** Findings of acceptance testing; other higher numbers belong to later work. */
const settled = [
  ...range('V', 27),
  ...range('B', 21),
  ...range('U', 14),
  'U18',
  ...range('Y', 25),
  ...range('S', 28),
  ...['C20', 'C21', 'C22'],
  ...range('C', 19),
  ...['A1', 'A2', 'A3', 'A8', 'A9', 'A10', 'A11', 'A12'],
  ...['A14', 'A15', 'A16', 'A17', 'A18', 'A23', 'A27', 'A28'],
  ...['V28', 'V29', 'V30', 'V31', 'V32', 'V33', 'V34', 'V35', 'V36', 'V42'],
  ...['B22', 'B24', 'B25', 'B28', 'B29', 'B30', 'B31', 'B32', 'B37', 'B38'],
  ...['U21', 'U23', 'U24', 'U25', 'U26', 'Y26', 'Y27', 'Y32'],
  ...['G1', 'G2', 'G3', 'P16', 'P17', 'P18', 'P19', 'P20'],
];

describe('docs/findings.md', () => {
  it('has a row for every finding, with a test that names it or a decision', () => {
    const rows = findingRows(readFileSync('docs/findings.md', 'utf8'));
    expect(findingProblems(rows, settled, testsByFinding())).toEqual([]);
  });
});

describe('the check of the findings', () => {
  const row = '| V1 | a | [x](../x.test.ts) |';
  const tests = new Map([['V1', ['x.test.ts']]]);

  it.each([
    [row, tests, []],
    ['| V1 | a | [d](decisions/d.md) |', new Map(), []],
    ['', new Map(), ['V1 has no row']],
    [row, new Map(), ['V1 has neither a test that names it nor a decision']],
    [row, new Map([...tests, ['V2', ['y.test.ts']]]), ['a test names V2, which has no row']],
  ])('%j: %o', (text, named, expected) => {
    expect(findingProblems(findingRows(text), ['V1'], named)).toEqual(expected);
  });
});
