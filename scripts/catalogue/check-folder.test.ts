import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { jsonSchemas } from '@silowright/catalogue/json-schemas';
import { printProblem } from '@silowright/catalogue/problem';
import { afterAll, describe, expect, it } from 'vitest';
import { mistakes } from './mistakes.ts';
import { starterDir, writeNew } from './write-new.ts';

const { files: whole } = readFolder(starterDir);

type Files = Map<string, string>;
type Change = (files: Files) => void;
/** Replaces text in one file; the text must be there. */
const replace =
  (file: string, from: string | RegExp, to: string): Change =>
  (files) => {
    const text = files.get(file) ?? '';
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`${file} does not contain ${from}`);
    files.set(file, changed);
  };
const asEncoding =
  (file: string, encoding: 'latin1' | 'utf16le'): Change =>
  (files) =>
    files.set(file, Buffer.from(`${files.get(file)}ü`, encoding).toString('utf8'));
const problemsAfter = (change: Change) => {
  const files = new Map(whole);
  change(files);
  return checkFolder(files).problems.map(printProblem);
};
const errorsAfter = (change: Change) => problemsAfter(change).filter((line) => !line.startsWith('warning: '));

describe('a mistake is one line with file, place, what is wrong and what is allowed (CT-03)', () => {
  it.each<[string, Change, string]>([
    ...mistakes.map(([title, file, from, to, expected]): [string, Change, string] => [
      title,
      replace(file, from, to),
      expected,
    ]),
    ['a missing file', (files) => files.delete('tariff.json'), 'tariff.json: is missing'],
    ['a missing table', (files) => files.delete('products.csv'), 'products.csv: is missing'],
    [
      'an empty file',
      (files) => files.set('money.json', ''),
      'money.json line 1: is not valid JSON: the file is empty',
    ],
    [
      'a list instead of an object',
      (files) => files.set('money.json', '[]'),
      'money.json line 1: must be an object, but is a list',
    ],
    [
      'null',
      (files) => files.set('tariff.json', 'null'),
      'tariff.json line 1: must be an object, but is null',
    ],
    [
      'deep nesting',
      (files) => files.set('tariff.json', '['.repeat(200_000) + ']'.repeat(200_000)),
      'tariff.json line 1: is nested more than 100 levels deep',
    ],
    [
      'JSON in another encoding',
      asEncoding('texts/en_GB.json', 'latin1'),
      'texts/en_GB.json: is not text in UTF-8; save it with the encoding UTF-8',
    ],
    [
      'JSON in UTF-16',
      asEncoding('money.json', 'utf16le'),
      'money.json: is not text in UTF-8; save it with the encoding UTF-8',
    ],
    [
      'a table in another encoding',
      asEncoding('dealers.csv', 'latin1'),
      'dealers.csv: is not text in UTF-8; save it as "CSV UTF-8", not as a workbook',
    ],
    [
      'a workbook instead of text',
      (files) => files.set('units.csv', 'PK\x03\x04'),
      'units.csv: is not text in UTF-8; save it as "CSV UTF-8", not as a workbook',
    ],
    ['an empty table', (files) => files.set('units.csv', ''), 'units.csv: is empty'],
    ['a table without rows', replace('units.csv', /\n[\s\S]*/, '\n'), 'units.csv: has no rows'],
    [
      'a table without its first line',
      replace('units.csv', /^.*\n/, ''),
      'units.csv line 1: must name the columns: type, diameter_mm, height_mm, volume_m3, price, empty_mass_t, sold, ',
    ],
    [
      'two units with the same uuid',
      replace('units.csv', /\n(.*)\n/, '\n$1\n$1\n'),
      'units.csv line 3: type, diameter and volume are those of line 2: both would have one uuid; give one of them a variant',
    ],
    [
      'a file name with a capital letter',
      (files) => files.set('storage-types/Tank.json', files.get('storage-types/tank.json') ?? ''),
      'storage-types/Tank.json file name: must be at most 40 lower-case letters',
    ],
    [
      'a currency that does not exist',
      (files) => files.set('money.json', (files.get('money.json') ?? '').replaceAll('CHF', 'ZZZ')),
      'money.json currencies.ZZZ: is no currency; write a code of ISO 4217 such as EUR',
    ],
    [
      'no crane for the highest',
      replace('tariff.json', /,\s*\{\s*"cost": 1150\s*\}/, ''),
      'tariff.json cranes: the last one must have neither up_to_height_m nor up_to_mass_t, so that every unit has a crane',
    ],
    [
      'a priced market without options',
      (files) => files.delete('options/bakery.json'),
      'options/bakery.json: is missing; bakery has prices, so it needs a list of options (it may be empty)',
    ],
    [
      'a picture with a script',
      (files) =>
        files.set('brand/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'brand/brand.json mark: brand/mark.svg contains a script or loads something; export the picture without them',
    ],
    [
      'a picture that is none',
      (files) => files.set('brand/mark.svg', 'hello'),
      'brand/brand.json mark: brand/mark.svg is not an SVG picture',
    ],
  ])('%s', (_, change, expected) => {
    const errors = errorsAfter(change);
    expect(
      errors.some((line) => line.includes(expected)),
      errors.join('\n'),
    ).toBe(true);
    expect(errors.length, errors.join('\n')).toBeLessThanOrEqual(2);
  });

  it.each<[string, Change, string]>([
    [
      'a unit wider than every truck',
      replace('tariff.json', '"up_to_mm": 3500', '"up_to_mm": 2600'),
      'warning: units.csv line 8, diameter_mm: 3000 is wider than every class of tariff.json (2600): it is never recommended',
    ],
    [
      'a type without units',
      replace('units.csv', /tank,.*\n/g, ''),
      'warning: units.csv: has no unit of storage type tank',
    ],
    [
      'options without prices',
      (files) => files.set('options/other.json', '{"groups": []}'),
      'warning: options/other.json: is not used: other has no prices ("priced" in markets.json)',
    ],
    [
      'a file of another name',
      (files) => files.set('unit.csv', ''),
      'warning: unit.csv: is not part of a catalogue; files are catalogue.json,',
    ],
    [
      'a text of nothing',
      replace(
        'texts/en_GB.json',
        '"option.outlet.slide"',
        '"option.outlet.slid": "x", "option.outlet.slide"',
      ),
      'warning: texts/en_GB.json "option.outlet.slid": belongs to nothing in the catalogue',
    ],
  ])('%s is a warning: the catalogue still works', (_, change, expected) => {
    const problems = problemsAfter(change);
    expect(problems[0]).toContain(expected);
    expect(problems.filter((line) => !line.startsWith('warning: '))).toEqual([]);
  });
});

it('all errors are listed at once, and an empty folder is ten lines (CT-03)', () => {
  const errors = errorsAfter((files) => {
    replace('units.csv', ',4400,', ',4400.125,')(files);
    replace('countries.json', '"CHF"', '"SEK"')(files);
    replace('options/bakery.json', '1500*V', '1500*W')(files);
    files.delete('brand/mark.svg');
  });
  expect(errors.map((line) => line.split(/[ :]/)[0])).toEqual([
    'units.csv',
    'options/bakery.json',
    'countries.json',
    'brand/brand.json',
  ]);
  expect(errorsAfter((files) => files.clear())).toHaveLength(10);
});

it('one broken file is one error, not a page of them (CT-03)', () => {
  for (const file of whole.keys())
    if (file.endsWith('.json')) {
      const errors = errorsAfter(replace(file, ':', ''));
      expect(errors, file).toEqual([expect.stringMatching(`^${file} line \\d+: is not valid JSON`)]);
    }
});

it('a language without a single text is one warning; the first fifty missing texts of the main one are listed (CT-09)', () => {
  expect(
    problemsAfter((files) => {
      replace('catalogue.json', '["en_GB"]', '["en_GB", "sv_SE"]')(files);
      files.set('texts/sv_SE.json', '{}');
    }),
  ).toEqual([
    expect.stringMatching(
      /^warning: texts\/sv_SE\.json: has no text for \d+ of \d+ keys; en_GB is shown instead/,
    ),
    expect.stringMatching(
      /^warning: products\.csv name_sv_SE: is empty in 5 of 5 rows; en_GB is shown instead/,
    ),
  ]);
  const errors = errorsAfter((files) => files.set('texts/en_GB.json', '{}'));
  expect(errors).toHaveLength(Math.min(51, errors.length));
});

it('semicolons, tabs, a byte order mark and CRLF are read like the sample (CT-03)', () => {
  const european = (file: string, separator: string) => (files: Files) =>
    files.set(file, `\uFEFF${(whole.get(file) ?? '').replaceAll(',', separator).replaceAll('\n', '\r\n')}`);
  expect(problemsAfter(european('units.csv', ';'))).toEqual([]);
  expect(problemsAfter(european('units.csv', '\t'))).toEqual([]);
  expect(problemsAfter((files) => files.set('money.json', `\uFEFF${files.get('money.json')}`))).toEqual([]);
});

const much = 9_900_000;
it('a product that no storage type of its group can bear is a warning (G1)', () => {
  const heavy = replace('products.csv', /^(wheat_flour,[^,]*,[^,]*),550/m, '$1,1050');
  expect(problemsAfter(heavy)).toContain(
    'warning: product-groups.json bakery.dry_goods: wheat_flour weighs 1050 kg/m³ (products.csv), and no storage ' +
      'type of this group bears more than 1000: visitors cannot choose it here',
  );
});

it('a field that earlier formats had and nothing reads is a warning (A15)', () => {
  expect(problemsAfter(replace('catalogue.json', '"name"', '"company_country": "AT", "name"'))).toEqual([
    'warning: catalogue.json company_country: is not read any more; remove it',
  ]);
});

it('decimals that make too many volumes are an error (A15)', () => {
  expect(
    problemsAfter(replace('catalogue.json', '"volume_m3"', '"volume_decimals": 3, "volume_m3"')),
  ).toEqual([
    'catalogue.json limits.volume_decimals: 3 decimals up to 200 m³ are more than 100000 volumes; allow fewer ' +
      'decimals or a smaller maximum',
  ]);
});

it('a unit of volume is one of three, and its decimals end at a litre (A15)', () => {
  const tenths = replace('catalogue.json', '"volume_m3"', '"volume_decimals": 1, "volume_m3"');
  const litres = replace('catalogue.json', '"name"', '"volume_unit": "l", "name"');
  const both: Change = (files) => {
    tenths(files);
    litres(files);
  };
  expect(problemsAfter(both)).toEqual([
    'catalogue.json limits.volume_decimals: a litre is the smallest step: allow at most 0 with "volume_unit": "l"',
  ]);
  expect(problemsAfter(replace('catalogue.json', '"name"', '"volume_unit": "gallon", "name"'))).toHaveLength(
    1,
  );
});

it('a volume below 1 m³ that the shape gives is not rounded away (A27)', () => {
  const [line] = problemsAfter(replace('units.csv', 'tank,2000,2000,4.1', 'tank,1000,1470,0.9'));
  expect(line).toMatch(/ give 0\.\d{3,4} m³ /);
});

describe('large catalogues (CT-03)', () => {
  it('10,000 units are checked', () => {
    const [head = '', first = ''] = (whole.get('units.csv') ?? '').split('\n');
    const rows = Array.from({ length: 10_000 }, (_, at) => `${first},v${at}`);
    const errors = errorsAfter((files) => files.set('units.csv', [`${head},variant`, ...rows].join('\n')));
    expect(errors).toEqual([]);
  });

  it.each([
    ['units.csv', 'x'.repeat(much)],
    ['units.csv', `type,price\n${'a,b\n'.repeat(much / 4)}`],
    ['units.csv', '"'.repeat(much)],
    ['texts/en_GB.json', `"${'x'.repeat(much)}"`],
    ['texts/en_GB.json', `[${'1,'.repeat(999_000)}1]`],
    ['texts/en_GB.json', `{${Array.from({ length: 150_000 }, (_, at) => `"k${at}": 1`).join()}}`],
    ['texts/en_GB.json', `{${Array.from({ length: 100_000 }, (_, at) => `"k${at}": ""`).join()}}`],
    ['brand/mark.svg', ' on'.repeat(much / 3)],
  ])('nearly 10 MB of anything are answered with few lines: %s', (file, content) => {
    expect(errorsAfter((files) => files.set(file, content)).length).toBeLessThanOrEqual(52);
  });
});

describe('reading a folder (CT-03)', () => {
  const folders: string[] = [];
  afterAll(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'silowright-catalogue-'));
    folders.push(folder);
    return folder;
  };
  const problemsIn = (folder: string) => readFolder(folder).problems.map(printProblem);

  it('a file of more than 10 MB is refused unread', () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'units.csv'), 'x'.repeat(10_000_001));
    expect(problemsIn(folder)).toEqual(['units.csv: has 10.0 MB; at most 10 MB are read']);
  });

  it('a link may stay within the folder, as in a mounted ConfigMap, but not leave it', () => {
    const folder = newFolder();
    mkdirSync(join(folder, '..data'));
    writeFileSync(join(folder, '..data/units.csv'), 'x');
    symlinkSync('..data/units.csv', join(folder, 'units.csv'));
    symlinkSync('/etc/passwd', join(folder, 'products.csv'));
    symlinkSync('/nowhere', join(folder, 'money.json'));
    symlinkSync('/etc', join(folder, 'texts'));
    const { files, problems } = readFolder(folder);
    expect([...files]).toEqual([['units.csv', 'x']]);
    expect(problems.map(printProblem)).toEqual([
      'money.json: cannot be read: ENOENT',
      'products.csv: is a link to a place outside the folder; put the file itself here',
      'texts: is a link to a place outside the folder; put the file itself here',
    ]);
  });

  it('hidden folders are skipped, other folders are not opened, and a folder is no file', () => {
    const folder = newFolder();
    for (const name of ['.git/objects', 'node_modules/x', 'units.csv', 'texts/old'])
      mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, '.git/config'), 'x');
    const said = 'is a folder that is not part of a catalogue; it is not read';
    expect(problemsIn(folder)).toEqual([
      `warning: node_modules: ${said}`,
      `warning: texts/old: ${said}`,
      `warning: units.csv: ${said}`,
    ]);
  });

  it('every JSON file of a new catalogue names its schema, and the schemas are those of the check (CT-04, CT-05)', () => {
    const folder = newFolder();
    writeNew(folder);
    expect(checkFolder(readFolder(folder).files).problems).toEqual([]);
    for (const [name, schema] of jsonSchemas())
      expect(readFileSync(join(folder, '.schema', name), 'utf8'), name).toBe(schema);
    for (const [file, text] of readFolder(folder).files) {
      if (!file.endsWith('.json')) continue;
      expect(existsSync(join(folder, dirname(file), JSON.parse(text).$schema)), file).toBe(true);
    }
  });
});
