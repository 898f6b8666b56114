import type { BasePriceRow } from '../catalogue/option-list.ts';
import type { Language } from '../locale.ts';
import { type Outcome, ok, refuse } from '../outcome.ts';
import { type CsvProblem, type CsvRow, type CsvSeparator, defuse, restore, writeCsv } from './csv-cells.ts';

/** The columns of a price list, in order (D7). */
export const priceListColumns = [
  'name',
  'volume',
  'uuid',
  'priceInCents',
  'heightInMm',
  'passage_width_in_mm',
  'passage_height_in_mm',
] as const satisfies readonly (keyof BasePriceRow)[];
type Column = (typeof priceListColumns)[number];

/** Where the comma is the decimal separator, spreadsheets expect semicolons. */
export const csvSeparatorFor = (language: Language): CsvSeparator => (language === 'en' ? ',' : ';');

export function writePriceList(rows: readonly BasePriceRow[], separator: CsvSeparator): string {
  const cells = rows.map((row) =>
    priceListColumns.map((column) => {
      const value = row[column];
      return typeof value === 'string' ? defuse(value) : `${value ?? ''}`;
    }),
  );
  return writeCsv([priceListColumns, ...cells], separator);
}

export interface PriceFileRow {
  readonly row: number;
  readonly price: BasePriceRow;
}

/** Reads rows by header names. Reports all problems at once and guesses nothing (D7). */
export function readPriceRows([head, ...lines]: readonly CsvRow[]): Outcome<
  PriceFileRow[],
  readonly CsvProblem[]
> {
  const header = (head?.cells ?? []).map((name) => name.trim());
  const problems = headerProblems(header);
  if (problems.length > 0) return refuse(problems);

  const rows: PriceFileRow[] = [];
  const seen = new Set<string>();
  for (const { row, cells } of lines) {
    // Drop rows with an empty first column (PR-04).
    if ((cells[0] ?? '').trim() === '') continue;
    const text = (column: Column) => restore(cells[header.indexOf(column)] ?? '');
    const refuseCell = (code: 'not-a-number' | 'not-whole-cents' | 'missing-value', column: Column) => {
      problems.push({ code, row, column, value: text(column) });
      return 0;
    };
    const number = (
      column: Column,
      pattern = /^\d+(\.\d+)?$/,
      code: 'not-a-number' | 'not-whole-cents' = 'not-a-number',
    ) => {
      const value = text(column).trim();
      if (value === '') return refuseCell('missing-value', column);
      return pattern.test(value) ? Number(value) : refuseCell(code, column);
    };
    const optional = (column: Column & `passage${string}`) =>
      text(column).trim() === '' ? {} : { [column]: number(column) };

    if (cells.length > header.length) problems.push({ code: 'too-many-cells', row, column: 'name' });
    const uuid = text('uuid').trim();
    if (uuid === '') refuseCell('missing-value', 'uuid');
    else if (seen.has(uuid)) problems.push({ code: 'doubled-uuid', row, column: 'uuid', value: uuid });
    seen.add(uuid);
    const price = {
      name: text('name'),
      volume: number('volume'),
      uuid,
      priceInCents: number('priceInCents', /^\d{1,15}$/, 'not-whole-cents'),
      heightInMm: number('heightInMm'),
      ...optional('passage_width_in_mm'),
      ...optional('passage_height_in_mm'),
    };
    rows.push({ row, price });
  }
  if (problems.length > 0) return refuse(problems);
  return rows.length === 0 ? refuse([{ code: 'empty' }]) : ok(rows);
}

/** Only the passage columns may be missing, for segments without passages. */
function headerProblems(header: readonly string[]): CsvProblem[] {
  return priceListColumns.flatMap((column): CsvProblem[] => {
    const found = header.filter((name) => name === column).length;
    if (found > 1) return [{ code: 'doubled-column', row: 1, column }];
    return found === 0 && !column.startsWith('passage') ? [{ code: 'missing-column', row: 1, column }] : [];
  });
}
