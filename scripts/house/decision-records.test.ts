import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatProblems, indexProblems, isRecord, unknownRecords } from './decision-records.ts';
import { sourceFiles } from './source-files.ts';

const records = sourceFiles(/^docs\/decisions\//).filter(isRecord);

describe('decision records', () => {
  it('have one format (C17)', () => {
    expect(records.flatMap(formatProblems)).toEqual([]);
  });

  it('are listed in the index, each once (C17)', () => {
    expect(indexProblems(readFileSync('docs/decisions/README.md', 'utf8'), records)).toEqual([]);
  });

  it('have numbers of their own, without gaps', () => {
    const numbers = records.map(({ path }) => Number(path.split('/').at(-1)?.slice(0, 3)));
    expect(numbers).toEqual(records.map((_, at) => at + 1));
    expect(records.length).toBeGreaterThanOrEqual(40);
  });

  it('exist where code and documents cite them', () => {
    const files = sourceFiles(/^(?!CHANGELOG|scripts\/house\/).*\.(tsx?|js|mjs|md|json)$/);
    expect(unknownRecords(files, records)).toEqual([]);
  });
});

describe('the check of decision records', () => {
  const path = 'docs/decisions/007-small.md';
  const good = '# 7. Small\n\nLast changed 2026-11-15\n\n**What holds.** a\n\n**Why.** b\n';
  const line = '- [7. Small](007-small.md)';

  it.each([
    [good, 0],
    [good.replace('# 7.', '# 8.'), 1],
    [good.replace('Last changed ', ''), 1],
    [good.replace('**Why.**', 'Because'), 1],
    [good.replace('**What holds.**', '## Now'), 1],
    [good + ' word'.repeat(400), 1],
  ])('%j has %i problems', (text, count) => {
    expect(formatProblems({ path, text })).toHaveLength(count);
  });

  it.each([
    [line, 0],
    ['', 1],
    [`${line}\n${line}`, 1],
    [line.replace('Small', 'Other'), 2],
    [`${line}\n- [8. Gone](008-gone.md)`, 1],
  ])('%j has %i problems', (index, count) => {
    expect(indexProblems(index, [{ path, text: good }])).toHaveLength(count);
  });

  it('knows which records exist', () => {
    const file = { path: 'a.ts', text: '// (decision 7), see decision 8' };
    expect(unknownRecords([file], [{ path, text: good }])).toEqual([
      'a.ts cites decision 8, which is no record',
    ]);
  });
});
