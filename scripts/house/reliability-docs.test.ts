import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFigures, reliabilityRuns, tortureTable, withTortureTable } from '../torture-table.ts';

describe('docs/reliability.md', () => {
  it('shows the figures of torture/results', () => {
    const document = readFileSync('docs/reliability.md', 'utf8');
    expect(withTortureTable(document, tortureTable(readFigures, reliabilityRuns))).toBe(document);
  });

  it.each(Object.keys(reliabilityRuns))('names an existing run: %s', (name) => {
    expect(existsSync(`torture/${name}.ts`)).toBe(true);
  });
});
