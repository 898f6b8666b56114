import { Readable } from 'node:stream';
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib';

/** A text, a number, an amount in cents, a moment on a wall clock (UTC is its digits), or nothing. */
export type Cell =
  | string
  | null
  | { readonly cents: number }
  | { readonly wallMs: number }
  | { readonly number: number };

/** What a sheet of this format can hold. */
export const maxSheetRows = 1_048_576;

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Styles by position: text, bold title, amount, date with time. */
const parts: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${header}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': `${header}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `${header}<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${header}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`,
};

/** Control characters and half of a pair cannot be written in XML. */
const unwritable = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]|\p{Surrogate}/gu;
const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);

/** Days since 30 December 1899, as spreadsheets count. */
const spreadsheetDay = (wallMs: number): number => wallMs / 86_400_000 + 25_569;

/** "A", "Z", "AA". */
const columnName = (position: number): string =>
  (position < 26 ? '' : columnName(Math.floor(position / 26) - 1)) +
  String.fromCharCode(65 + (position % 26));

/** Some programs only find cells that have an address. */
function cellXml(cell: Cell, address: string, style: string): string {
  if (cell === null || cell === '') return '';
  const at = `r="${address}"`;
  // An inline text is never run as a formula (threat 23).
  if (typeof cell === 'string')
    return `<c ${at}${style} t="inlineStr"><is><t xml:space="preserve">${escaped(cell.slice(0, 32_000))}</t></is></c>`;
  if ('cents' in cell) return `<c ${at} s="2"><v>${cell.cents / 100}</v></c>`;
  if ('wallMs' in cell) return `<c ${at} s="3"><v>${spreadsheetDay(cell.wallMs)}</v></c>`;
  return `<c ${at}><v>${cell.number}</v></c>`;
}

const rowXml = (cells: readonly Cell[], row: number, style = ''): string =>
  `<row r="${row}">${cells.map((cell, position) => cellXml(cell, `${columnName(position)}${row}`, style)).join('')}</row>`;

async function* sheetXml(
  titles: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<string> {
  yield `${header}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${titles.length}" width="18" customWidth="1"/></cols><sheetData>${rowXml(titles, 1, ' s="1"')}`;
  let row = 1;
  for await (const page of pages) {
    yield page
      .map((cells) => {
        row += 1;
        return rowXml(cells, row);
      })
      .join('');
  }
  yield '</sheetData></worksheet>';
}

interface Entry {
  readonly name: string;
  readonly crc: number;
  readonly size: number;
  readonly packed: number;
  readonly offset: number;
}

const numbers = (...fields: readonly (readonly [value: number, bytes: 2 | 4])[]): Buffer => {
  const buffer = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) buffer.writeUInt16LE(value, at);
    else buffer.writeUInt32LE(value, at);
    at += bytes;
  }
  return buffer;
};

/** 1 January 1980, the first day of the format: a file depends on its content only. */
const dosDay = 0x21;
/** Sizes follow the data; names are UTF-8. */
const flags = 0x0808;

const localHeader = (name: string): Buffer =>
  Buffer.concat([
    numbers([0x04034b50, 4], [20, 2], [flags, 2], [8, 2], [0, 2], [dosDay, 2], [0, 4], [0, 4], [0, 4]),
    numbers([Buffer.byteLength(name), 2], [0, 2]),
    Buffer.from(name),
  ]);

const descriptor = ({ crc, packed, size }: Entry): Buffer =>
  numbers([0x08074b50, 4], [crc, 4], [packed, 4], [size, 4]);

const directory = ({ name, crc, packed, size, offset }: Entry): Buffer =>
  Buffer.concat([
    numbers([0x02014b50, 4], [20, 2], [20, 2], [flags, 2], [8, 2], [0, 2], [dosDay, 2]),
    numbers([crc, 4], [packed, 4], [size, 4], [Buffer.byteLength(name), 2], [0, 2], [0, 2], [0, 2], [0, 2]),
    numbers([0, 4], [offset, 4]),
    Buffer.from(name),
  ]);

/** A workbook with one sheet, written as its rows are read: memory does not grow with the list (DK-10). */
export async function* writeXlsx(
  sheetName: string,
  titles: readonly string[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let offset = 0;
  const counted = (buffer: Buffer): Buffer => {
    offset += buffer.length;
    return buffer;
  };
  const workbook = `${header}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
  for (const [name, text] of Object.entries({ ...parts, 'xl/workbook.xml': workbook })) {
    const data = Buffer.from(text);
    const packed = deflateRawSync(data);
    const entry = { name, crc: crc32(data), size: data.length, packed: packed.length, offset };
    entries.push(entry);
    yield counted(Buffer.concat([localHeader(name), packed, descriptor(entry)]));
  }

  const name = 'xl/worksheets/sheet1.xml';
  const begin = offset;
  yield counted(localHeader(name));
  let [crc, size, packed] = [0, 0, 0];
  const source = async function* () {
    for await (const text of sheetXml(titles, pages)) {
      const data = Buffer.from(text);
      crc = crc32(data, crc);
      size += data.length;
      yield data;
    }
  };
  const rows = Readable.from(source(), { objectMode: false });
  const deflate = createDeflateRaw();
  rows.on('error', (error) => deflate.destroy(error));
  for await (const chunk of rows.pipe(deflate) as AsyncIterable<Buffer>) {
    packed += chunk.length;
    yield counted(chunk);
  }
  const entry = { name, crc, size, packed, offset: begin };
  entries.push(entry);
  yield counted(descriptor(entry));

  const start = offset;
  const listed = Buffer.concat(entries.map(directory));
  const end = numbers(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [listed.length, 4],
  );
  yield Buffer.concat([listed, end, numbers([start, 4], [0, 2])]);
}
