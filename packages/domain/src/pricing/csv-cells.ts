import { type Outcome, ok, refuse } from '../outcome.ts';

export const csvSeparators = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

export type CsvProblem =
  | { readonly code: 'empty' | 'not-text' | 'too-large' }
  | { readonly code: 'parse'; readonly row: number }
  | {
      readonly code:
        | 'missing-column'
        | 'doubled-column'
        | 'not-a-number'
        | 'not-whole-cents'
        | 'missing-value'
        | 'doubled-uuid'
        | 'too-many-cells';
      /** Numbered as in a spreadsheet; the header is row 1. */
      readonly row: number;
      readonly column: string;
      readonly value?: string;
    };

export interface CsvRow {
  /** Numbered as in a spreadsheet: blank rows count, line breaks within quotation marks do not. */
  readonly row: number;
  readonly cells: readonly string[];
}

const byteOrderMark = '\uFEFF';
/** Reading stops with an error when a limit is exceeded (threat 27). */
export const csvLimits = {
  bytes: 40_000_000,
  characters: 20_000_000,
  rows: 200_000,
  columns: 50,
  cellCharacters: 10_000,
};

/**
 * Cells that a spreadsheet runs as a formula: =, +, - or @, also full-width, also after blanks and invisible
 * characters, which spreadsheets skip. Leading apostrophes are matched too, so that defusing a defused cell can be
 * undone.
 */
const runsInSpreadsheet = /^'*[\p{Z}\p{C}]*[=+\-@＝＋－−﹣＠﹫|%]/u;

/** With a leading apostrophe a spreadsheet shows the cell and does not run it (threat 23). */
export const defuse = (cell: string): string => (runsInSpreadsheet.test(cell) ? `'${cell}` : cell);

export const restore = (cell: string): string =>
  cell.startsWith("'") && runsInSpreadsheet.test(cell) ? cell.slice(1) : cell;

/** Starts with a BOM, so that spreadsheets read UTF-8. Lines end with CRLF. */
export const writeCsv = (rows: readonly (readonly string[])[], separator: CsvSeparator): string =>
  byteOrderMark + writeCsvLines(rows, separator);

/** Further lines of a file that is written in parts; without BOM. */
export const writeCsvLines = (rows: readonly (readonly string[])[], separator: CsvSeparator): string =>
  rows.map((row) => `${row.map((cell) => quoted(cell)).join(separator)}\r\n`).join('');

/** Quotes cells with any separator, and cells with outer blanks, because readers tend to trim them. */
const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Reads comma, semicolon or tab, with or without BOM, with any line ending. Blank rows are left out. */
export function readCsv(file: string): Outcome<CsvRow[], readonly CsvProblem[]> {
  if (file.length > csvLimits.characters) return refuse([{ code: 'too-large' }]);
  // Some programs name the separator in a first line, which spreadsheets do not show.
  const text = (file.startsWith(byteOrderMark) ? file.slice(1) : file).replace(/^sep=[,;\t]\r?\n/i, '');
  // NUL indicates UTF-16, PK a renamed spreadsheet file, U+FFFD bytes that are not UTF-8.
  if (text.startsWith('PK\x03\x04') || /[\0\uFFFD]/.test(text.slice(0, 100_000))) {
    return refuse([{ code: 'not-text' }]);
  }
  const rows = parse(text, separatorOf(text));
  if (rows.ok && rows.value.length === 0) return refuse([{ code: 'empty' }]);
  return rows;
}

/** The candidate that occurs most often in the header line. Column names contain none of them. */
function separatorOf(text: string): CsvSeparator {
  const header = text
    .slice(0, 10_000)
    .trimStart()
    .split(/[\r\n]/, 1)[0]!;
  const count = (separator: string) => header.split(separator).length;
  return csvSeparators.toSorted((a, b) => count(b) - count(a))[0]!;
}

function parse(text: string, separator: CsvSeparator): Outcome<CsvRow[], readonly CsvProblem[]> {
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let row = 1;
  let at = 0;
  while (at < text.length) {
    const end = text[at] === '"' ? quotedEnd(text, at) : plainEnd(text, at, separator);
    if (end === undefined) return refuse([{ code: 'parse', row }]);
    // Checked on the raw cell, including its quotation marks.
    if (end - at > csvLimits.cellCharacters) return refuse([{ code: 'too-large' }]);
    cells.push(cellOf(text.slice(at, end)));
    at = end;
    const ends = at >= text.length || text[at] === '\r' || text[at] === '\n';
    // Only a quoted cell can end elsewhere: text after its closing quotation mark is an error.
    if (!ends && text[at] !== separator) return refuse([{ code: 'parse', row }]);
    // A separator at the end of the file starts one more, empty cell.
    const isLast = !ends && at === text.length - 1;
    if (isLast) cells.push('');
    if (row > csvLimits.rows || cells.length > csvLimits.columns) return refuse([{ code: 'too-large' }]);
    if (ends || isLast) {
      if (cells.length > 1 || cells[0]?.trim() !== '') rows.push({ row, cells });
      cells = [];
      row += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  return ok(rows);
}

const cellOf = (written: string): string =>
  written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;

function plainEnd(text: string, from: number, separator: CsvSeparator): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') end++;
  return end;
}

/** undefined if the closing quotation mark is missing. */
function quotedEnd(text: string, from: number): number | undefined {
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    if (text[quote + 1] !== '"') return quote + 1;
    at = quote + 2;
  }
}
