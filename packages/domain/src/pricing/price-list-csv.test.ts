import { shippedPriceList } from '@silowright/catalogue/testing/sample';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BasePriceRow } from '../catalogue/option-list.ts';
import { csvLimits, csvSeparators, defuse, readCsv, restore, writeCsv } from './csv-cells.ts';
import { csvSeparatorFor, readPriceRows, writePriceList } from './price-list-csv.ts';

const header = 'name,volume,uuid,priceInCents,heightInMm,passage_width_in_mm,passage_height_in_mm';
const read = (file: string) => {
  const cells = readCsv(file);
  const outcome = cells.ok ? readPriceRows(cells.value) : cells;
  return outcome.ok ? outcome.value.map(({ price }) => price) : outcome.reason;
};

test('writes BOM, header, CRLF and the reader’s separator (PR-03)', () => {
  const rows = shippedPriceList('road_salt').prices.slice(0, 1);
  expect(writePriceList(rows, ';')).toBe(
    `\uFEFF${header.replaceAll(',', ';')}\r\nfs Ø3.00 m 30 m³;30;${rows[0]!.uuid};2505000;10530;3050;3600\r\n`,
  );
  expect(writePriceList(shippedPriceList('agricultural').prices.slice(0, 1), ',')).toMatch(
    /,413000,4330,,\r\n$/,
  );
  expect((['en', 'nl', 'de', 'da'] as const).map(csvSeparatorFor)).toEqual([',', ';', ';', ';']);
});

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '=1+1',
    '=HYPERLINK("http://x")',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    ' =1',
    '＝1',
    '＋1',
    "'=1",
    "''-1",
    '\u00a0=1',
    '\u200b=1',
    'a"b',
    'a;b,c\td',
    '"',
    '""',
    'a\r\nb',
    "'",
    "'a",
    '\r',
    ' x ',
  ),
  fc.string({ unit: fc.constantFrom('=', '+', "'", ' ', '"', ';', ',', '\t', '\n', '\r', '\ufeff', 'a') }),
);
const wellFormedText = hostile.filter((text) => !/[\0\ufffd]/.test(text) && text.isWellFormed());

test('writing and reading returns the same list, including hostile cells (PR-04)', () => {
  const row: fc.Arbitrary<BasePriceRow> = fc.record(
    {
      name: wellFormedText.filter((name) => name.trim() !== ''),
      volume: fc.integer({ min: 0, max: 10_000 }).map((n) => n / 4),
      uuid: fc.uuid(),
      priceInCents: fc.integer({ min: 0, max: 1_000_000_000 }),
      heightInMm: fc.integer({ min: 1, max: 30_000 }),
      passage_width_in_mm: fc.integer({ min: 1, max: 9999 }),
      passage_height_in_mm: fc.integer({ min: 1, max: 9999 }),
    },
    { requiredKeys: ['name', 'volume', 'uuid', 'priceInCents', 'heightInMm'] },
  );
  const rows = fc.uniqueArray(row, { selector: ({ uuid }) => uuid, minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.constantFrom(...csvSeparators), (list, separator) => {
      expect(read(writePriceList(list, separator))).toEqual(list);
    }),
    { numRuns: 80 },
  );
});

describe('cells that a spreadsheet would run', () => {
  test.each([
    '=1',
    '+1',
    '-1',
    '@x',
    ' =1',
    '\t=1',
    '\u00a0=1',
    '\u200b=1',
    '＝1',
    '＋1',
    '－1',
    '−1',
    '＠x',
    "'=1",
    "''=1",
    '|cmd',
    '%x',
  ])('%j is defused', (cell) => {
    expect(defuse(cell)).toBe(`'${cell}`);
    expect(restore(defuse(cell))).toBe(cell);
  });
  test.each(['', 'a=1', "'", "'a", '1-1', 'Ø', "o'x"])('%j is unchanged', (cell) => {
    expect(defuse(cell)).toBe(cell);
    expect(restore(cell)).toBe(cell);
  });
  test('no written cell can run (threat 23)', () => {
    fc.assert(
      fc.property(hostile, (cell) => {
        expect(defuse(cell)).not.toMatch(/^[\s\u200b\ufeff]*[=+\-@＝＋－＠]/);
        expect(restore(defuse(cell))).toBe(cell);
      }),
    );
  });
});

describe('reading', () => {
  const line = 'vvs4,30,u1,838000,7920,,';
  const row = { name: 'vvs4', volume: 30, uuid: 'u1', priceInCents: 838000, heightInMm: 7920 };

  test.each([
    ['comma', `${header}\n${line}`],
    ['semicolon', `${header}\n${line}`.replaceAll(',', ';')],
    ['tab', `${header}\n${line}`.replaceAll(',', '\t')],
    ['BOM', `\uFEFF${header}\n${line}`],
    ['separator named in a first line', `sep=;\r\n${header}\n${line}`.replaceAll(',', ';')],
    ['CRLF', `${header}\r\n${line}\r\n`],
    ['CR', `${header}\r${line}\r`],
    ['quotes', `"name",${header.slice(5)}\n"vvs4",30,"u1","838000",7920,,`],
    ['blank lines', `${header}\n\n${line}\n\n`],
    ['a blank line first', `\n${header}\n${line}`.replaceAll(',', ';')],
    ['other order', 'uuid,priceInCents,name,heightInMm,volume\nu1,838000,vvs4,7920,30'],
    ['blanks around', `${header.replace('volume', ' volume ')}\nvvs4, 30 , u1 ,838000 , 7920,,`],
    ['an additional column', `${header},remark\n${line},x`],
    ['no passages', 'name,volume,uuid,priceInCents,heightInMm\nvvs4,30,u1,838000,7920'],
  ])('accepts %s (PR-04, threat 26)', (_name, file) => {
    expect(read(file)).toEqual([row]);
  });

  test('drops rows with an empty first column (PR-04)', () => {
    expect(read(`${header}\n,30,u9,1,1,,\n  ,30,u9,1,1,,\n${line}`)).toEqual([row]);
  });

  test.each([
    ['', [{ code: 'empty' }]],
    ['\uFEFF', [{ code: 'empty' }]],
    [' \n\n', [{ code: 'empty' }]],
    [header, [{ code: 'empty' }]],
    [`${header}\n,,,,,,`, [{ code: 'empty' }]],
    ['PK\x03\x04rest', [{ code: 'not-text' }]],
    ['n\0a\0m\0e\0', [{ code: 'not-text' }]],
    ['\ufffd\ufffdname', [{ code: 'not-text' }]],
    [`${header}\n"vvs4,30`, [{ code: 'parse', row: 2 }]],
    [`${header}\n"`, [{ code: 'parse', row: 2 }]],
    [`${header}\n"a""`, [{ code: 'parse', row: 2 }]],
    [`${header}\n\n"vvs4" x,30,u1,1,1,,`, [{ code: 'parse', row: 3 }]],
    [
      header.replace('uuid', 'id').replace('volume', 'Volume') + `\n${line}`,
      [
        { code: 'missing-column', row: 1, column: 'volume' },
        { code: 'missing-column', row: 1, column: 'uuid' },
      ],
    ],
    [`${header},uuid\n${line},u2`, [{ code: 'doubled-column', row: 1, column: 'uuid' }]],
    [
      `${header},passage_width_in_mm\n${line},1`,
      [{ code: 'doubled-column', row: 1, column: 'passage_width_in_mm' }],
    ],
  ])('refuses %j (threat 26)', (file, problems) => {
    expect(read(file)).toEqual(problems);
  });

  test.each([
    ['1.000', 'not-whole-cents'],
    ['12,50', 'not-whole-cents'],
    ['€ 12', 'not-whole-cents'],
    ['-5', 'not-whole-cents'],
    ['1e5', 'not-whole-cents'],
    ['NaN', 'not-whole-cents'],
    ['1234567890123456', 'not-whole-cents'],
    ['x1', 'not-whole-cents'],
    ['', 'missing-value'],
    [' ', 'missing-value'],
  ])('refuses a price of %j with row and column and never guesses (PR-04, threat 24)', (price, code) => {
    const file = `${header}\n${line}\nvvs4;30;u2;${price};7920;;`
      .replaceAll(header, header.replaceAll(',', ';'))
      .replace(line, line.replaceAll(',', ';'));
    expect(read(file)).toEqual([{ code, row: 3, column: 'priceInCents', value: price }]);
  });

  test('reports all problems at once (PR-04, threat 25)', () => {
    expect(read(`${header}\na,x,u1,1,,,\nb,1,u1,1.5,2,w,\nc,1,,1,1,,,,`)).toEqual([
      { code: 'not-a-number', row: 2, column: 'volume', value: 'x' },
      { code: 'missing-value', row: 2, column: 'heightInMm', value: '' },
      { code: 'doubled-uuid', row: 3, column: 'uuid', value: 'u1' },
      { code: 'not-whole-cents', row: 3, column: 'priceInCents', value: '1.5' },
      { code: 'not-a-number', row: 3, column: 'passage_width_in_mm', value: 'w' },
      { code: 'too-many-cells', row: 4, column: 'name' },
      { code: 'missing-value', row: 4, column: 'uuid', value: '' },
    ]);
  });

  test.each([
    ['characters', 'a'.repeat(csvLimits.characters + 1)],
    ['columns', `a${',b'.repeat(csvLimits.columns)}`],
    ['a million columns', `a${',b'.repeat(1_000_000)}`],
    ['a million columns in as many lines', `a${',"\n"'.repeat(1_000_000)}`],
    ['rows', 'a\n'.repeat(csvLimits.rows + 1)],
    ['blank rows', `a${'\n'.repeat(csvLimits.rows + 1)}`],
    ['a cell', 'a'.repeat(csvLimits.cellCharacters + 1)],
    ['a quoted cell', `"${'\n""'.repeat(csvLimits.cellCharacters)}"`],
  ])('refuses an oversized file at the limit: %s (threat 27)', (_name, file) => {
    expect(readCsv(file)).toEqual({ ok: false, reason: [{ code: 'too-large' }] });
  });

  test.each([
    ['rows', 'a\n'.repeat(csvLimits.rows)],
    ['columns', `a${',b'.repeat(csvLimits.columns - 1)}`],
    ['columns, the last one empty', 'a,'.repeat(csvLimits.columns - 1)],
    ['a cell', 'a'.repeat(csvLimits.cellCharacters)],
  ])('reads a file within the limit: %s', (_name, file) => {
    expect(readCsv(file)).toMatchObject({ ok: true });
  });

  test('numbers rows as a spreadsheet does: with blank rows, dropped rows and line breaks in cells (PR-04)', () => {
    const file = `${header}\n\n,30,u9,1,1,,\n"a\r\nb",1,u1,1,1,,\n\r\nc,1,u2,1.5,1,,`;
    expect(read(file)).toEqual([{ code: 'not-whole-cents', row: 6, column: 'priceInCents', value: '1.5' }]);
  });

  test('without a header reports every column as missing', () => {
    expect(readPriceRows([])).toMatchObject({ ok: false });
    expect(read(`${header}\na`)).toMatchObject([{ code: 'missing-value' }, {}, {}, {}]);
  });
});

test.each<[string, string[][]]>([
  [
    'a,b\r\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a,b,', [['a', 'b', '']]],
  ['a,b\n', [['a', 'b']]],
  ['"a""b",c', [['a"b', 'c']]],
  ['"a\r\nb",c', [['a\r\nb', 'c']]],
  ['"",b', [['', 'b']]],
  ['a,,c', [['a', '', 'c']]],
  [',', [['', '']]],
  ['a', [['a']]],
  ['a;b;c,d', [['a', 'b', 'c,d']]],
])('cells of %j', (file, cells) => {
  const outcome = readCsv(file);
  expect(outcome.ok && outcome.value.map((row) => row.cells)).toEqual(cells);
});

test('quotes cells only if necessary', () => {
  expect(writeCsv([['a', 'b;c', ' d', 'e ', 'f"g', 'h\ni', 'j\tk', 'l,m', 'n\ro', '']], ',')).toBe(
    '\uFEFFa,"b;c"," d","e ","f""g","h\ni","j\tk","l,m","n\ro",\r\n',
  );
});
