import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  readFigures,
  reliabilityRuns,
  securityRuns,
  tortureTable,
  withTortureTable,
} from './results-table.ts';

describe.each([
  ['docs/security.md', securityRuns],
  ['docs/reliability.md', reliabilityRuns],
])('%s', (file, runs) => {
  it('shows the figures of tools/torture/results', () => {
    const document = readFileSync(file, 'utf8');
    expect(withTortureTable(document, tortureTable(readFigures, runs))).toBe(document);
  });

  it.each(Object.keys(runs))('names an existing run: %s', (name) => {
    expect(existsSync(`tools/torture/${name}.ts`)).toBe(true);
  });
});

describe('the table', () => {
  it('is written in words; a missing run is marked', () => {
    const table = tortureTable(
      (name) => (name === 'race-sign' ? { wholeRounds: 1200, violations: 0 } : undefined),
      securityRuns,
    );
    expect(table).toContain(
      '| `race-sign --rounds 10000` | the same quotation signed concurrently: exactly one signature is stored | whole rounds 1,200, violations 0 |',
    );
    expect(table).toMatch(/\| `fuzz --requests 1000000` \| .* \| not run yet \|/);
  });

  it('replaces only the part between the markers', () => {
    const around = 'before\n<!-- torture -->\nold\n<!-- /torture -->\nafter $& and $1';
    expect(withTortureTable(around, 'new $&')).toBe(
      'before\n<!-- torture -->\nnew $&\n<!-- /torture -->\nafter $& and $1',
    );
    expect(() => withTortureTable('no markers', 'new')).toThrow('<!-- torture -->');
  });
});
