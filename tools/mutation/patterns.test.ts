import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('every pattern of the mutation runs matches a file', () => {
  const patterns = globSync('tools/mutation/*.json')
    .flatMap((file) => JSON.parse(readFileSync(file, 'utf8')).mutate as string[])
    .map((pattern) => pattern.replace(/^!/, ''));
  const each = patterns.flatMap((pattern) => {
    const [, start, names, end] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return names ? names.split(',').map((name) => `${start}${name}${end}`) : [pattern];
  });
  expect(each.length).toBeGreaterThan(10);
  expect(each.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
});
