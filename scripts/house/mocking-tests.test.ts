import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { mocking } from '../../vitest.config.ts';

it('a server test that replaces a module has a process of its own (decision 5)', () => {
  const cwd = path.join(import.meta.dirname, '../..');
  const tests = globSync('{apps/server,scripts,tools}/**/*.test.ts', { cwd });
  const replacing = tests.filter((file) =>
    /\bvi\s*\.(mock|doMock|hoisted)\(/.test(readFileSync(path.join(cwd, file), 'utf8')),
  );
  expect(tests.length).toBeGreaterThan(100);
  expect(replacing.map((file) => file.replaceAll('\\', '/')).sort()).toEqual([...mocking].sort());
});
