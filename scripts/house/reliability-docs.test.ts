import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { reliabilityRuns } from '../torture-table.ts';

it('docs/reliability.md has a line for each run, and each run is there', () => {
  const document = readFileSync('docs/reliability.md', 'utf8');
  const table = /<!-- torture -->[\s\S]*<!-- \/torture -->/.exec(document)?.[0] ?? '';
  for (const name of Object.keys(reliabilityRuns)) {
    expect(table).toContain(`| \`${name}\` |`);
    expect([name, existsSync(`torture/${name}.ts`)]).toEqual([name, true]);
  }
});
