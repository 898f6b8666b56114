import { type Outcome, ok, refuse } from '../outcome.ts';

export const csvSeparators = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

export type CsvProblem =
  | { readonly code: 'empty' | 'not-text' | 'too-large' | 'unclosed-quote' }
  | {
      readonly code:
        | 'missing-column'
        | 'doubled-column'
        | 'not-a-number'
        | 'not-whole-cents'
        | 'missing-value'
        | 'doubled-uuid'
        | 'too-many-cells';
      /** As a spreadsheet counts, the header being row 1. */
      readonly row: number;
      readonly column: string;
      readonly value?: string;
    };

const byteOrderMark = '\uFEFF';
/** Refused before parsing: a file beyond these is no price list (threat 27). */
export const csvLimits = { characters: 20_000_000, rows: 200_000, columns: 50 };

/**
 * What a spreadsheet would run: =, +, - or @, also full-width, also after blanks and invisible characters, which
 * spreadsheets skip. Leading apostrophes belong to it, so that defusing a defused cell can be undone.
 */
const runsInSpreadsheet = /^'*[\p{Z}\p{C}]*[=+\-@＝＋－−﹣＠﹫|%]/u;

/** An apostrophe makes a spreadsheet show a cell instead of running it (threat 23). */
export const defuse = (cell: string): string => (runsInSpreadsheet.test(cell) ? `'${cell}` : cell);

export const restore = (cell: string): string =>
  cell.startsWith("'") && runsInSpreadsheet.test(cell) ? cell.slice(1) : cell;

/** With BOM, so that spreadsheets read UTF-8, and CRLF. */
export function writeCsv(rows: readonly (readonly string[])[], separator: CsvSeparator): string {
  const lines = rows.map((row) => row.map((cell) => quoted(cell)).join(separator));
  return byteOrderMark + lines.map((line) => `${line}\r\n`).join('');
}

/** Any separator is quoted, whichever is in use, and blanks at the ends, which readers like to trim. */
const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Cells of a file with comma, semicolon or tab, with or without BOM, with any line ending. */
export function readCsv(file: string): Outcome<string[][], readonly CsvProblem[]> {
  if (file.length > csvLimits.characters) return refuse([{ code: 'too-large' }]);
  const text = file.startsWith(byteOrderMark) ? file.slice(1) : file;
  // NUL betrays UTF-16, PK a spreadsheet that was only renamed, U+FFFD bytes that are no UTF-8.
  if (text.startsWith('PK\x03\x04') || /[\0\uFFFD]/.test(text.slice(0, 100_000))) {
    return refuse([{ code: 'not-text' }]);
  }
  const rows = parse(text, separatorOf(text));
  if (typeof rows === 'string') return refuse([{ code: rows }]);
  return rows.length === 0 ? refuse([{ code: 'empty' }]) : ok(rows);
}

/** The candidate that stands most often in the header line; names of columns hold none of them. */
function separatorOf(text: string): CsvSeparator {
  const header = text.slice(0, 10_000).split(/[\r\n]/, 1)[0]!;
  const count = (separator: string) => header.split(separator).length;
  return csvSeparators.toSorted((a, b) => count(b) - count(a))[0]!;
}

function parse(text: string, separator: CsvSeparator): string[][] | 'too-large' | 'unclosed-quote' {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    if (!cell) return 'unclosed-quote';
    row.push(cell.value);
    at = cell.end;
    const ends = at >= text.length || text[at] === '\r' || text[at] === '\n';
    if (ends) {
      if (row.length > 1 || row[0] !== '') rows.push(row);
      row = [];
    }
    if (rows.length > csvLimits.rows || row.length > csvLimits.columns) return 'too-large';
    // A separator that ends the file still opens one more, empty cell.
    if (!ends && at === text.length - 1) {
      rows.push([...row, '']);
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return rows;
}

interface Cell {
  readonly value: string;
  readonly end: number;
}

function plainCell(text: string, from: number, separator: CsvSeparator): Cell {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end++;
  return { value: text.slice(from, end), end };
}

/** Text after the closing quote is kept as it stands; undefined when the quote never closes. */
function quotedCell(text: string, from: number): Cell | undefined {
  let value = '';
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    value += text.slice(at, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    at = quote + 2;
  }
}
