import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { namesThreat, readLinked, threatProblems, threatRows } from './security-rows.ts';

const document = readFileSync('docs/security.md', 'utf8');

describe('docs/security.md', () => {
  it('has a row for each of the threats, with a test that names it or a decision', () => {
    const rows = threatRows(document);
    expect(rows.length).toBeGreaterThanOrEqual(74);
    expect(threatProblems(rows, rows.length, readLinked)).toEqual([]);
  });
});

describe('the check of the rows', () => {
  const good = '| 1 | a | b | [x](x.test.ts) |\n| 2 | a | b | [d](decisions/d.md) |';
  const files: Record<string, string> = {
    'x.test.ts': "it('does so (ID-06, threats 1, 12)', …",
    'decisions/d.md': 'We decided.',
  };
  const problems = (text: string) => threatProblems(threatRows(text), 2, (link) => files[link]);

  it.each([
    [good, []],
    [good.replace('| 2 |', '| 3 |'), ['threat 2 has no row']],
    [`${good}\n| 1 | a | b | [x](x.test.ts) |`, ['threat 1 has two rows']],
    [good.replace('[d](decisions/d.md)', 'soon'), ['threat 2 has no proof']],
    [good.replace('d.md', 'e.md'), ['threat 2: decisions/e.md does not exist']],
    [good.replace('[d](decisions/d.md)', '[x](x.test.ts)'), ['threat 2: no title in x.test.ts names it']],
  ])('%j: %j', (text, expected) => {
    expect(problems(text)).toEqual(expected);
  });

  it.each([
    ["… (threat 4)'", 4, true],
    ["… (threats 14, 17): %s'", 17, true],
    ['… (PR-06, threat 29)`', 29, true],
    ["… (threats 63, 64, S4, A11)'", 64, true],
    ["… (threat 41)'", 4, false],
    ['a comment (threat 4) that is no title', 4, false],
  ])('%j names %i: %s', (text, threat, expected) => {
    expect(namesThreat(text, threat)).toBe(expected);
  });
});
