import { csvLimits, readCsv } from '@silowright/domain/pricing/csv-cells';
import { listed, type Problem, suggestion } from './problem.ts';
import { largest } from './schema/shared.ts';

/** A row of a CSV file by the names of its columns. */
export interface TableRow {
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Reads a CSV file and checks that its columns are known and complete. */
export function readTable(
  file: string,
  text: string,
  {
    required,
    optional = [],
    pattern,
  }: { required: readonly string[]; optional?: readonly string[]; pattern?: RegExp },
  problems: Problem[],
): readonly TableRow[] {
  const error = (place: string | undefined, said: string) =>
    problems.push({ file, ...(place && { place }), text: said, severity: 'error' });
  const read = readCsv(text);
  if (!read.ok) {
    for (const problem of read.reason) {
      const said = {
        empty: 'is empty',
        'not-text': 'is not text in UTF-8; save it as "CSV UTF-8", not as a workbook',
        'too-large': `is too large; at most ${csvLimits.rows} rows with ${csvLimits.columns} columns are read`,
        parse: 'has text behind a closing quotation mark, or a quotation mark that is never closed',
      }[problem.code as 'empty'];
      error('row' in problem ? `line ${problem.row}` : undefined, said ?? problem.code);
    }
    return [];
  }
  const [head, ...rows] = read.value;
  const columns = (head?.cells ?? []).map((cell) => cell.trim());
  const known = [...required, ...optional];
  if (!columns.some((column) => known.includes(column))) {
    error('line 1', `must name the columns: ${listed(known)}`);
    return [];
  }
  for (const column of columns)
    if (!known.includes(column) && !pattern?.test(column))
      error(
        'line 1',
        `column "${column}" is not known; allowed: ${listed(known)}${suggestion(column, known)}`,
      );
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0) error('line 1', `column ${listed(missing)} is missing`);
  const doubled = columns.find((column, at) => columns.indexOf(column) < at);
  if (doubled !== undefined) error('line 1', `column "${doubled}" is there twice`);
  // Without a column every row would be wrong: one mistake, one message.
  if (missing.length > 0 || doubled !== undefined) return [];
  if (rows.length === 0) error(undefined, 'has no rows');
  return rows.map(({ row, cells }) => {
    if (cells.length > columns.length) error(`line ${row}`, 'has more cells than the first line has columns');
    return {
      line: row,
      cells: Object.fromEntries(columns.map((column, at) => [column, (cells[at] ?? '').trim()])),
    };
  });
}

/** A number written with a point and without thousands separators; undefined and a problem otherwise. */
export function readNumber(
  { line, cells }: TableRow,
  column: string,
  file: string,
  problems: Problem[],
  { optional = false, whole = false, min = 0, max = largest }: NumberLimits = {},
): number | undefined {
  const cell = cells[column] ?? '';
  if (cell === '' && optional) return undefined;
  const form = whole ? /^-?\d+$/ : /^-?\d+(\.\d+)?$/;
  const value = form.test(cell) ? Number(cell) : Number.NaN;
  if (value >= min && value <= max) return value;
  const wanted = whole ? 'a whole number such as 3000' : 'a number such as 12.5, with a point';
  const said =
    value < min
      ? `must be at least ${min}, but is ${cell}`
      : value > max
        ? `must be at most ${max}, but is ${cell}`
        : cell === ''
          ? `is empty; write ${wanted}`
          : `"${cell}" is not ${wanted}`;
  problems.push({ file, place: `line ${line}, ${column}`, text: said, severity: 'error' });
  return undefined;
}

interface NumberLimits {
  readonly optional?: boolean;
  readonly whole?: boolean;
  readonly min?: number;
  readonly max?: number;
}
