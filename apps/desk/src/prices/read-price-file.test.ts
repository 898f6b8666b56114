import { shippedPriceList } from '@silowright/catalogue/testing/sample';
import { writePriceList } from '@silowright/domain/pricing/price-list-csv';
import { describe, expect, it } from 'vitest';
import { readPriceFile } from './read-price-file.ts';

const list = shippedPriceList('road_salt');
const raised = list.prices.map((row, index) =>
  index === 0 ? { ...row, priceInCents: row.priceInCents + 100 } : row,
);
const read = (content: string | Uint8Array<ArrayBuffer>) => readPriceFile(new Blob([content]), list);
const file = (separator: ',' | ';' | '\t' = ',') => writePriceList(raised, separator);
const changedRow = (change: (line: string) => string): string => {
  const lines = file(';').split('\r\n');
  lines[1] = change(lines[1] ?? '');
  return lines.join('\r\n');
};
const price = String(raised[0]?.priceInCents);

describe('a price file is accepted', () => {
  it.each([
    ['with commas', file(',')],
    ['with semicolons', file(';')],
    ['with tabs', file('\t')],
    ['without BOM', file().slice(1)],
    ['with LF', file().replaceAll('\r\n', '\n')],
    ['with CR', file().replaceAll('\r\n', '\r')],
    ['with blank lines', file().replaceAll('\r\n', '\r\n\r\n')],
    ['with a row whose first column is empty, which is dropped', `${file()},,,,,,\r\n`],
    ['with the columns in another order', reordered()],
  ])('%s (PR-04, threat 26)', async (_, text) => {
    const outcome = await read(text);
    expect(outcome.ok && outcome.value).toEqual(
      new Map(raised.map(({ uuid, priceInCents }) => [uuid, priceInCents])),
    );
  });
});

function reordered(): string {
  return file()
    .slice(1)
    .split('\r\n')
    .map((line) => line.split(','))
    .map(([name, ...others]) => [name, ...others.toReversed()].join(','))
    .join('\r\n');
}

describe('a price file is refused with row and column', () => {
  it.each([
    ['an empty file', '', { code: 'empty' }],
    ['only the header', file().split('\r\n')[0] ?? '', { code: 'empty' }],
    [
      '"1.000"',
      changedRow((line) => line.replace(price, '1.000')),
      { code: 'not-whole-cents', row: 2, column: 'priceInCents', value: '1.000' },
    ],
    [
      '"12,50"',
      changedRow((line) => line.replace(price, '12,50')),
      { code: 'not-whole-cents', row: 2, column: 'priceInCents', value: '12,50' },
    ],
    [
      'an empty price',
      changedRow((line) => line.replace(price, '')),
      { code: 'missing-value', row: 2, column: 'priceInCents', value: '' },
    ],
    [
      'a negative price',
      changedRow((line) => line.replace(price, '-5')),
      { code: 'not-whole-cents', row: 2, column: 'priceInCents', value: '-5' },
    ],
    [
      'a price beyond the greatest',
      changedRow((line) => line.replace(price, '1000000001')),
      { code: 'bad-price', row: 2, column: 'priceInCents', value: '1000000001' },
    ],
    [
      'a missing column',
      file().replace('priceInCents', 'price'),
      { code: 'missing-column', row: 1, column: 'priceInCents' },
    ],
    [
      'a doubled column',
      file().replace('heightInMm', 'volume'),
      { code: 'doubled-column', row: 1, column: 'volume' },
    ],
    [
      'a doubled uuid',
      file() + file().split('\r\n')[1],
      { code: 'doubled-uuid', column: 'uuid', row: list.prices.length + 2, value: raised[0]?.uuid },
    ],
    [
      'an unknown uuid',
      changedRow((line) => line.replace(raised[0]?.uuid ?? '', 'x')),
      { code: 'unknown-row', row: 2, column: 'uuid', value: 'x' },
    ],
    [
      'a missing row',
      file().replace(`${file().split('\r\n')[1]}\r\n`, ''),
      { code: 'removed-row', column: 'uuid', value: raised[0]?.name },
    ],
    [
      'an unknown uuid below blank and dropped rows',
      file()
        .replace('\r\n', '\r\n\r\n,,,,,,\r\n')
        .replace(raised[0]?.uuid ?? '', 'x'),
      { code: 'unknown-row', row: 4, column: 'uuid', value: 'x' },
    ],
    [
      'another name below blank and dropped rows',
      file().replace('\r\n', '\r\n\r\n,,,,,,\r\nx'),
      { code: 'changed-field', row: 4, column: 'name', value: `x${raised[0]?.name}` },
    ],
    [
      'another name',
      changedRow((line) => `x${line}`),
      { code: 'changed-field', row: 2, column: 'name', value: `x${raised[0]?.name}` },
    ],
    ['a missing closing quote', changedRow((line) => `"${line}`), { code: 'parse', row: 2 }],
    ['a renamed xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]), { code: 'not-text' }],
    ['UTF-16', new Uint8Array([0xff, 0xfe, 0x6e, 0, 0x61, 0]), { code: 'not-text' }],
    ['UTF-16 without BOM', new Uint8Array([0x6e, 0, 0x61, 0]), { code: 'not-text' }],
    ['bytes that are not text', new Uint8Array([0x6e, 0xff, 0x61]), { code: 'not-text' }],
    ['a million columns', 'name,'.repeat(1_000_000), { code: 'too-large' }],
    ['a million columns in as many lines', `name${',"\n"'.repeat(1_000_000)}`, { code: 'too-large' }],
    ['a cell of a million quotation marks', `"${'""'.repeat(500_000)}"`, { code: 'too-large' }],
    ['a million rows', `${file()}${',\r\n'.repeat(1_000_000)}`, { code: 'too-large' }],
  ])('%s (PR-04, PR-10, threats 24, 25, 26, 27)', async (_, text, problem) => {
    const outcome = await read(text);
    expect(outcome.ok ? outcome : outcome.reason).toContainEqual(expect.objectContaining(problem));
  });

  it('reports all problems at once (PR-04)', async () => {
    const text = file(';')
      .split('\r\n')
      .map((line, index) => (index === 1 || index === 2 ? line.replace(/;(\d+);(\d+);/, ';1.000;$2;') : line))
      .join('\r\n');
    const outcome = await read(text);
    expect(outcome.ok ? [] : outcome.reason.map(({ row }) => row)).toEqual([2, 3]);
  });
});

it('a cell that a spreadsheet would run survives export and import (PR-04)', async () => {
  const prices = list.prices.map((row, index) => (index === 0 ? { ...row, name: '=HYPERLINK("x")' } : row));
  const csv = writePriceList(prices, ';');
  expect(csv).not.toMatch(/^"?=/m);
  expect((await readPriceFile(new Blob([csv]), { ...list, prices })).ok).toBe(true);
});
