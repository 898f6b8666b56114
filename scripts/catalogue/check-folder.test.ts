import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { compareFolders } from '@silowright/catalogue/compare-folders';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { jsonSchemas } from '@silowright/catalogue/json-schemas';
import { printProblem } from '@silowright/catalogue/problem';
import { afterAll, describe, expect, it } from 'vitest';

const sample = 'catalogues/steel';
const { files: whole } = readFolder(sample);

type Files = Map<string, string>;
/** Replaces text in one file; the text must be there. */
const replace = (file: string, from: string | RegExp, to: string) => (files: Files) => {
  const text = files.get(file) ?? '';
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} does not contain ${from}`);
  files.set(file, changed);
};
const errorsAfter = (change: (files: Files) => void) => {
  const files = new Map(whole);
  change(files);
  return checkFolder(files)
    .problems.filter(({ severity }) => severity === 'error')
    .map(printProblem);
};

it('the steel sample has no errors; its German texts are incomplete, which is a warning (CT-03)', () => {
  expect(checkFolder(whole).problems.map(printProblem)).toEqual([
    expect.stringMatching(
      /^warning: texts\/de_DE\.json: has no text for 103 of 125 keys; en_GB is shown instead/,
    ),
  ]);
});

describe('a mistake is named with file, place and what is allowed (CT-03)', () => {
  it.each<[string, (files: Files) => void, string]>([
    ['a missing file', (files) => files.delete('tariff.json'), 'tariff.json: is missing'],
    ['a missing table', (files) => files.delete('units.csv'), 'units.csv: is missing'],
    [
      'a comma too few',
      replace('money.json', '"base": "SEK",', '"base": "SEK"'),
      'money.json line 4: is not valid JSON; look for a missing comma, quote or bracket at this line or the one before',
    ],
    [
      'a volume that the shape does not have',
      replace('units.csv', 'cw,2500,17410,53,', 'cw,2500,17410,58,'),
      'units.csv line 3: 58 m³, but bottom cone, height 17410 and ullage of cw give 53.1 m³ (+9.1 %, allowed 1 %)',
    ],
    [
      'an unknown storage type',
      replace('units.csv', 'cw,3000,16340', 'cx,3000,16340'),
      'units.csv line 4, type: "cx" is no storage type; there are at, cm, cs, cw, ga, gr, pf, pl; did you mean cm?',
    ],
    [
      'a price with too many decimals',
      replace('units.csv', ',445500,', ',445500.125,'),
      'units.csv line 2, price: 445500.125 has more decimals than SEK has (2)',
    ],
    [
      'a price with a decimal comma',
      replace('units.csv', 'cw,2500,14410,38.5,445500,', 'cw,2500,14410,38.5,"445500,50",'),
      'units.csv line 2, price: "445500,50" is not a number such as 12.5, with a point',
    ],
    [
      'an unknown column',
      replace('units.csv', ',empty_mass_t,', ',empty_mas_t,'),
      'units.csv line 1: column "empty_mas_t" is not known; allowed: type, diameter_mm, height_mm, volume_m3, price, ' +
        'empty_mass_t, sold, passage_width_mm, passage_height_mm, article, variant; did you mean empty_mass_t?',
    ],
    [
      'neither yes nor no',
      replace('units.csv', 'CW-250-53,yes', 'CW-250-53,maybe'),
      'units.csv line 3, sold: "maybe" must be yes or no',
    ],
    [
      'an unknown kind of support',
      replace('storage-types/pl.json', '"kind": "legs"', '"kind": "stilts"'),
      'storage-types/pl.json line 19, shape.support.kind: "stilts" is not known; allowed: legs, skirt, ring, frame, ' +
        'ballast-frame, plinth',
    ],
    [
      'a misspelt part',
      replace('options/bioenergy.json', '"part": "roof-panel"', '"part": "roof-pannel"'),
      'did you mean roof-panel?',
    ],
    [
      'a formula that fails for a unit',
      replace('options/bioenergy.json', '1680000 + 24000*V', '1680000 - 240000*V'),
      'options/bioenergy.json group explosion_vent, explosion_vent, formula: negative for pl Ø',
    ],
    [
      'a formula with an unknown name',
      replace('options/bioenergy.json', '1680000 + 24000*V', '1680000 + 24000*W'),
      'options/bioenergy.json group explosion_vent, explosion_vent, formula: "W" is not known for pl Ø',
    ],
    [
      'a filter that cannot be read',
      replace('options/bioenergy.json', 'volume_m3 < 400', 'volume_m3 < '),
      'options/bioenergy.json group explosion_vent, expression: cannot be read at character',
    ],
    [
      'a filter on a type that does not exist',
      replace('options/bioenergy.json', '"pl"', '"px"'),
      'types: "px" is no storage type; there are at, cm, cs, cw, ga, gr, pf, pl',
    ],
    [
      'an option without a price',
      replace('options/bioenergy.json', '"price": 38500,', ''),
      'group discharge.pellets, screw_150: must have either a price or a formula',
    ],
    [
      'a product that is not in the table',
      replace('product-groups.json', '"ggbs"', '"ggbx"'),
      'product-groups.json building_materials.binders: "ggbx" is no product of products.csv',
    ],
    [
      'a doubled product',
      replace('products.csv', 'cement_cem2,', 'cement_cem1,'),
      'products.csv line 3, id: "cement_cem1" is also in line 2',
    ],
    [
      'a currency without an entry',
      replace('countries.json', '"currency": "EUR"', '"currency": "DKK"'),
      'countries.json FI.currency: "DKK" is not in money.json; there are SEK, EUR',
    ],
    [
      'a currency without a rate',
      replace('money.json', '"rate": 0.0875,', ''),
      'money.json currencies.EUR.rate: is missing',
    ],
    [
      'a pale brand colour',
      replace('brand/brand.json', '#1f5f8b', '#7fb0d0'),
      'brand/brand.json colours.brand: #7fb0d0 on #ffffff has contrast 2.3, needed 4.5',
    ],
    [
      'a missing picture',
      (files) => files.delete('brand/mark.svg'),
      'brand/brand.json mark: brand/mark.svg is missing',
    ],
    [
      'a type without texts',
      replace('texts/en_GB.json', '"storage-type.ga.name"', '"storage-type.gx.name"'),
      'texts/en_GB.json: has no text for "storage-type.ga.name"',
    ],
    ['a language without texts', (files) => files.delete('texts/de_DE.json'), 'texts/de_DE.json: is missing'],
    [
      'a file of another name than its type',
      replace('storage-types/cm.json', '"code": "cm"', '"code": "mc"'),
      'storage-types/cm.json code: is "mc", but the file is named cm',
    ],
    [
      'a workbook instead of text',
      (files) => files.set('units.csv', 'PK\x03\x04'),
      'units.csv: is not text in UTF-8; save it as "CSV UTF-8", not as a workbook',
    ],
    ['an empty table', (files) => files.set('units.csv', ''), 'units.csv: is empty'],
    [
      'text where a number belongs',
      replace('tariff.json', '"rounding": 100', '"rounding": "100"'),
      'tariff.json line 3, rounding: must be a number, but is "100"',
    ],
    [
      'an unknown key',
      replace('markets.json', '"open": true', '"opn": true'),
      'markets.json line 7, segments.building_materials: "opn" is not known here',
    ],
  ])('%s', (_, change, expected) => {
    expect(
      errorsAfter(change).some((line) => line.includes(expected)),
      errorsAfter(change).join('\n'),
    ).toBe(true);
  });

  it('two units with the same uuid', () => {
    const errors = errorsAfter((files) => {
      const [head = '', first = '', ...rest] = (files.get('units.csv') ?? '').split('\n');
      files.set('units.csv', [head, first, first, ...rest].join('\n'));
    });
    expect(errors).toEqual([
      'units.csv line 3: type, diameter and volume are those of line 2: both would have one uuid; give one of them a variant',
    ]);
  });
});

it('one broken type file is one error, not a page of them (CT-03)', () => {
  expect(
    errorsAfter(replace('storage-types/pl.json', '"substance": "solid",', '"substance": "solid"')),
  ).toHaveLength(1);
});

it('semicolons, a byte order mark and CRLF are read like the sample (CT-03)', () => {
  const units = whole.get('units.csv') ?? '';
  const european = `\uFEFF${units.replaceAll(',', ';').replaceAll('\n', '\r\n')}`;
  expect(errorsAfter((files) => files.set('units.csv', european))).toEqual([]);
});

it('a file of more than 10 MB is refused unread, and 10,000 units are checked (CT-03)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'silowright-catalogue-'));
  folders.push(folder);
  writeFileSync(join(folder, 'units.csv'), 'x'.repeat(10_000_001));
  expect(readFolder(folder).problems.map(printProblem)).toEqual([
    'units.csv: has 10.0 MB; at most 10 MB are read',
  ]);

  const [head = '', first = ''] = (whole.get('units.csv') ?? '').split('\n');
  const rows = Array.from({ length: 10_000 }, (_, at) => `${first},v${at}`);
  const errors = errorsAfter((files) => files.set('units.csv', [`${head},variant`, ...rows].join('\n')));
  expect(errors).toEqual([]);
});

it('says what changed from one catalogue to another, prices in percent', () => {
  const files = new Map(whole);
  replace('units.csv', ',565500,', ',585300,')(files);
  replace('options/bioenergy.json', '"price": 38500,', '"price": 40000,')(files);
  replace('catalogue.json', '"headroom_mm": 300', '"headroom_mm": 350')(files);
  expect(compareFolders(checkFolder(whole).folder, checkFolder(files).folder)).toEqual([
    'unit cw Ø3.00 m 67 m³: price 565500 → 585300 SEK (+3.5 %)',
    'option bioenergy discharge.pellets screw_150: price 38500 → 40000 SEK',
    'catalogue: limits.headroom_mm 300 → 350',
  ]);
});

it('every JSON file names its schema, and the schemas are those of the check (CT-05)', () => {
  for (const [name, schema] of jsonSchemas())
    expect(readFileSync(join(sample, '.schema', name), 'utf8'), name).toBe(schema);
  for (const [file, text] of whole) {
    if (!file.endsWith('.json')) continue;
    const named = join(sample, dirname(file), JSON.parse(text).$schema);
    expect(existsSync(named), file).toBe(true);
  }
});

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

describe('the command', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/catalogue.ts', ...args], { encoding: 'utf8' });

  it('ends with 0 for a good catalogue, 1 with errors or differences, 2 for a wrong call (CT-03)', () => {
    expect(run('check', sample).status).toBe(0);
    expect(run('check', sample, '--strict').status).toBe(1);
    expect(run('check', 'no-such-folder')).toMatchObject({
      status: 2,
      stderr: 'no-such-folder is not a folder\n',
    });
  });
});
