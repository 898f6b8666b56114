import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  citedCodes,
  codesOfTitles,
  definedCodes,
  unknownCodes,
  unprovenRequirements,
} from './cited-codes.ts';
import { sourceFiles } from './source-files.ts';

// The tests of these checks quote codes that do not exist.
const citing = sourceFiles(
  /^(?!scripts\/house\/.*\.test\.ts$)(?!packages\/texts\/locales\/).*(\.(tsx?|mts|mjs|md|css|html|ya?ml)|Dockerfile|Caddyfile)$/,
);
const tests = citing.filter(({ path }) => /\.(test|spec)\.tsx?$/.test(path));
const requirements = readFileSync('docs/requirements.md', 'utf8');
const defined = definedCodes(citing);

describe('codes', () => {
  it('of every file are defined in docs', () => {
    expect(unknownCodes(citing, defined)).toEqual([]);
  });

  it('of every kind are found', () => {
    const count = (pattern: RegExp) => [...defined].filter((code) => pattern.test(code)).length;
    expect(count(/^[A-Z]{2}-/)).toBeGreaterThanOrEqual(192);
    expect(count(/^D\d/)).toBe(30);
    expect(count(/^[ABSUVY]\d/)).toBeGreaterThanOrEqual(107);
    expect(count(/^threat/)).toBeGreaterThanOrEqual(74);
  });

  it('of every requirement are carried by a test title', () => {
    expect(unprovenRequirements(requirements, tests)).toEqual([]);
  });
});

describe('the check of codes', () => {
  it.each([
    ['a comment of CF-13 and D9', ['CF-13', 'D9']],
    ['(threats 3, 14 and 74, V4)', ['threat 3', 'threat 14', 'threat 74', 'V4']],
    ['“D17” is replaced by D25.', ['D17', 'D25']],
    ['#C10 %A4 0xD9 a-D9 D9-a S_body RAL 9001 A4 D100 V1x docs/D9 .D9 UTF-8', []],
  ])('%j cites %j', (text, expected) => {
    expect([...citedCodes(text)].sort()).toEqual([...expected].sort());
  });

  it.each(['ZZ-99', 'D31', 'V99', 'C99', 'threat 999'])('bites on a planted %s', (code) => {
    const planted = { path: 'apps/site/src/a.ts', text: `// Because of the rule (${code}).` };
    expect(unknownCodes([planted], defined)).toEqual([
      `apps/site/src/a.ts cites ${code}, which no document defines`,
    ]);
  });

  it('bites on a requirement whose tests are gone', () => {
    const without = tests.filter(({ text }) => !codesOfTitles(text).has('MK-11'));
    expect(without.length).toBeLessThan(tests.length);
    expect(unprovenRequirements(requirements, without)).toContain('no test title carries MK-11');
  });

  it('reads the codes at the end of titles only', () => {
    expect(codesOfTitles("it('is kept (CF-13, V4)', …")).toEqual(new Set(['CF-13', 'V4']));
    expect(codesOfTitles("it.each(…)('is kept (threat 7, S2): %s', …")).toEqual(new Set(['threat 7', 'S2']));
    expect(codesOfTitles("it('V4 is kept', …")).toEqual(new Set());
    expect(codesOfTitles('// as asked (CF-13)')).toEqual(new Set());
  });
});
