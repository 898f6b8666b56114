import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isTest, type SourceFile, sourceFiles } from './source-files.ts';

const sample = 'catalogues/grp';
const readJson = (file: string) => JSON.parse(readFileSync(path.join(sample, file), 'utf8'));
const firstColumn = (file: string): string[] =>
  readFileSync(path.join(sample, file), 'utf8')
    .split('\n')
    .slice(1)
    .flatMap((line) => line.split(',')[0] || []);

/** Every value of a property, at any depth. */
const valuesOf = (data: unknown, property: string): string[] =>
  typeof data !== 'object' || data === null
    ? []
    : Object.entries(data).flatMap(([key, value]) =>
        key === property && typeof value === 'string' ? [value] : valuesOf(value, property),
      );

const lists = readdirSync(`${sample}/options`).map((file) => readJson(`options/${file}`));
const keys = lists.flatMap((list) => valuesOf(list, 'key'));
const sectionOf = (key: string): string => key.slice(0, key.indexOf('.'));

/**
 * Words of the catalogue format itself: kinds of equipment and their forms, and the two values that mean that nothing is
 * supplied.
 */
const words = new Set([
  ...[...readFileSync('packages/catalogue/src/schema/part.ts', 'utf8').matchAll(/'([\w-]+)'/g)].map(
    ([, word]) => word,
  ),
  'none',
  'by_client',
]);
const isWord = (name: string): boolean => words.has(name) || /^(\d{4}|[A-Z])$/.test(name);

/** Codes of the sample: types, markets, product groups, dealers, and sections, keys and values of options. */
const names = new Set([
  ...readdirSync(`${sample}/storage-types`).map((file) => path.parse(file).name),
  ...Object.keys(readJson('markets.json').segments),
  ...valuesOf(readJson('product-groups.json'), 'type'),
  ...firstColumn('dealers.csv'),
  ...keys,
  ...keys.map(sectionOf),
  ...lists.flatMap((list) => valuesOf(list, 'value')).filter((name) => !isWord(name)),
]);

/** Short codes such as "fs", names of sections, and values such as "other" are also names in programs. */
const ordinary = new Set(['fs', 'ms', 'other', 'set', ...keys.map(sectionOf)]);
const compares = /\b(type|segment|section|value)\)? [!=]==/;

/** Places where code names something of the sample, as a text or as a key of a table. */
const placesIn = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path: file, text }) =>
    text.split('\n').flatMap((line, at) =>
      /^\s*(\*|\/\/|\/\*)/.test(line)
        ? []
        : [...line.matchAll(/(['"`])([\w.]+)\1|^\s*(\w+):/g)]
            .map(([, , quoted, key]) => quoted ?? key ?? '')
            .filter((name) => names.has(name) && !(ordinary.has(name) && !compares.test(line)))
            .map((name) => `${file}:${at + 1} names ${name}`),
    ),
  );

it('no source outside catalogues and tests names a type, market, product, option, its value or dealer of the sample (CT-02, C20)', () => {
  expect(names.size).toBeGreaterThan(60);
  const sources = sourceFiles(/^(apps|packages)\/.*\.tsx?$/).filter(({ path: file }) => !isTest(file));
  expect(sources.length).toBeGreaterThan(500);
  expect(placesIn(sources)).toEqual([]);
});

it.each([
  ["if (segment === 'road_salt') return;", 1],
  ['  agricultural: FarmyardScene,', 1],
  ["const key = 'colour.body_colour';", 1],
  ["if (type === 'fs') return;", 1],
  ["group.options.some((option) => option.value === 'semi_transparent')", 1],
  ["if (value === 'other') return;", 1],
  ["segment === 'colour' ? a : b", 1],
  ['  other: 7,', 0],
  ["import fs from 'node:fs';", 0],
  ['// the road_salt market', 0],
])('the rule finds in %j %i names', (line, count) => {
  expect(placesIn([{ path: 'apps/site/src/a.ts', text: line }])).toHaveLength(count);
});
