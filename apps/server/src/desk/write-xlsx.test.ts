import { expect, it } from 'vitest';
import { unzip } from './testing/unzip.ts';
import { type Cell, writeXlsx } from './write-xlsx.ts';

async function* pagesOf(pages: readonly (readonly (readonly Cell[])[])[]) {
  yield* pages;
}

const written = async (
  ...pages: readonly (readonly (readonly Cell[])[])[]
): Promise<Record<string, string>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of writeXlsx('quotations', ['Number', 'A & B'], pagesOf(pages))) chunks.push(chunk);
  return unzip(Buffer.concat(chunks));
};

it('writes a workbook of one sheet with its titles, amounts as numbers and times as dates (DK-10)', async () => {
  const files = await written([[{ cents: 1234 }, { wallMs: Date.UTC(2026, 0, 1, 12) }]], [['x', null]]);
  expect(Object.keys(files).toSorted()).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/workbook.xml',
    'xl/worksheets/sheet1.xml',
  ]);
  const sheet = files['xl/worksheets/sheet1.xml'] ?? '';
  expect(sheet).toContain(
    '<row r="2"><c r="A2" s="2"><v>12.34</v></c><c r="B2" s="3"><v>46023.5</v></c></row><row r="3"><c r="A3"',
  );
  expect(sheet.match(/<row /g)).toHaveLength(3);
  expect(sheet).toContain('A &amp; B');
});

it('keeps a formula as text and leaves out what XML cannot hold (DK-10, threat 23)', async () => {
  const sheet = (await written([['=1+1', 'a\u0000b\ud800c<&>"\u{1f600}']]))['xl/worksheets/sheet1.xml'];
  expect(sheet).toContain('t="inlineStr"><is><t xml:space="preserve">=1+1</t>');
  expect(sheet).toContain('abc&lt;&amp;&gt;&quot;\u{1f600}');
});

it('gives every cell its address, because some programs find no cell without it (DK-10)', async () => {
  const row = Array.from({ length: 28 }, (_, position) => (position % 27 === 0 ? { number: 1 } : null));
  const sheet = (await written([row]))['xl/worksheets/sheet1.xml'];
  expect(sheet).toContain('<row r="2"><c r="A2"><v>1</v></c><c r="AB2"><v>1</v></c></row>');
});

it('fails when a page cannot be read, so that no file looks complete (DK-10)', async () => {
  const broken = async function* () {
    yield [['x']];
    throw new Error('gone');
  };
  const read = async () => {
    for await (const _ of writeXlsx('x', ['x'], broken()));
  };
  await expect(read()).rejects.toThrow('gone');
});
