import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { slowestTests } from './slowest-tests.ts';

it('lists the slowest tests of both reports together, and reads the one that is there', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'silowright-reports-'));
  const write = (name: string, report: unknown) => {
    const file = path.join(folder, name);
    writeFileSync(file, JSON.stringify(report));
    return file;
  };
  const unit = write('unit.json', {
    testResults: [
      {
        assertionResults: [
          { fullName: 'a', duration: 900 },
          { fullName: 'b', duration: 30 },
        ],
      },
      { assertionResults: [{ fullName: 'skipped' }] },
    ],
  });
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: 'one.spec.ts',
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const browser = write('browser.json', {
    suites: [{ specs: [spec('c', 400, 800)], suites: [{ specs: [spec('d', 20)] }] }],
  });
  expect(slowestTests(unit, browser, 3)).toEqual([
    { title: 'one.spec.ts: c', seconds: 1.2 },
    { title: 'a', seconds: 0.9 },
    { title: 'b', seconds: 0.03 },
  ]);
  expect(slowestTests(unit, path.join(folder, 'none.json'), 1)).toEqual([{ title: 'a', seconds: 0.9 }]);
  rmSync(folder, { recursive: true });
});
