import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatProblems, indexProblems, isRecord } from './decision-records.ts';
import { sourceFiles } from './source-files.ts';

const records = sourceFiles(/^docs\/decisions\//).filter(isRecord);

describe('decision records', () => {
  it('have one format (C17)', () => {
    expect(records.flatMap(formatProblems)).toEqual([]);
  });

  it('are listed in the index, each once (C17)', () => {
    expect(indexProblems(readFileSync('docs/decisions/README.md', 'utf8'), records)).toEqual([]);
  });

  it('have numbers of their own', () => {
    const numbers = records.map(({ path }) => path.split('/').at(-1)?.slice(0, 4));
    expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
    expect(records.length).toBeGreaterThanOrEqual(80);
  });
});

describe('the check of decision records', () => {
  const path = 'docs/decisions/0007-small.md';
  const good =
    '# 7. Small\n\n2026-11-15 · accepted\n\n**Context.** a\n\n**Decision.** b\n\n**Consequences.** c\n';
  const line = '- [7. Small](0007-small.md)';

  it.each([
    [good, 0],
    [good.replace('accepted', 'superseded by [8](0008-large.md) and [9](0009-nine.md)'), 0],
    [good.replace('# 7.', '# 8.'), 1],
    [good.replace(' · accepted', ''), 1],
    [good.replace('accepted', 'superseded'), 1],
    [good.replace('**Consequences.**', 'So'), 1],
    [good.replace('**Context.**', '## Context'), 1],
  ])('%j has %i problems', (text, count) => {
    expect(formatProblems({ path, text })).toHaveLength(count);
  });

  it.each([
    [line, 0],
    ['', 1],
    [`${line}\n${line}`, 1],
    [line.replace('Small', 'Other'), 2],
    [`${line}\n- [8. Gone](0008-gone.md)`, 1],
  ])('%j has %i problems', (index, count) => {
    expect(indexProblems(index, [{ path, text: good }])).toHaveLength(count);
  });
});
