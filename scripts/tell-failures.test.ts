import { join } from 'node:path';
import { expect, it } from 'vitest';
import { patienceMs } from '../e2e/eventually.ts';
import browserConfig from '../e2e/playwright.config.ts';
import unitConfig from '../vitest.config.ts';
import { failureLine } from './tell-failures.ts';

it('a failure is one line with its reason and place (C22)', () => {
  const place = { file: join(process.cwd(), 'e2e', 'dom', 'lead.test.ts'), line: 12 };
  expect(failureLine('a lead is sent', 'no element\n  at once', place)).toMatch(
    /^✘ a lead is sent: no element at once \(e2e.dom.lead\.test\.ts:12\)\n$/,
  );
  expect(failureLine('a lead is sent', 'x'.repeat(9_000)).length).toBeLessThan(600);
});

it('no walk waits longer than half a minute for one thing, and each failure is told at once (C22)', () => {
  expect(patienceMs).toBeLessThan(25_000);
  const { test: unit } = unitConfig;
  expect(unit?.expect?.poll?.timeout).toBe(patienceMs);
  expect(unit?.reporters).toContain('./scripts/tell-failures.ts');
  expect([browserConfig.expect?.timeout, browserConfig.use?.actionTimeout]).toEqual([patienceMs, patienceMs]);
  expect(JSON.stringify(browserConfig.reporter)).toContain('tell-failures.ts');
});
