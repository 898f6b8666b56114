import type { BasePriceList, BasePriceRow } from '@silowright/domain/catalogue/option-list';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { csvLimits } from '@silowright/domain/pricing/csv-cells';
import { priceListColumns, priceRowsFrom } from '@silowright/domain/pricing/price-list-csv';
import Papa from 'papaparse';
import type { FileProblem } from '../csv-problem-text.ts';

/** Aligned with the rows in force; NaN where the file changes nothing. */
export type NewPrices = Float64Array<ArrayBuffer>;

/** More problems than these help nobody; their number is told. */
const mostProblems = 200;
const longestLine = 100_000;

/**
 * Reads a file of prices and compares it with the list in force: accepted as a whole or refused with everything
 * that is wrong (PR-04, threats 23 to 27). Runs in a worker.
 */
export function readPriceFile(
  bytes: Uint8Array,
  currentText: string,
): Outcome<NewPrices, readonly FileProblem[]> {
  const text = decode(bytes);
  if (!text.ok) return text;
  const parsed = Papa.parse<string[]>(text.value, {
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: true,
    preview: csvLimits.rows + 2,
  });
  if (parsed.data.length === 0) return refuse([{ code: 'empty' }]);
  if (parsed.data.length > csvLimits.rows + 1) return refuse([{ code: 'too-large' }]);
  // One column cannot be told apart by a separator; the missing column names say it better.
  const errors = parsed.errors.filter(({ code }) => code !== 'UndetectableDelimiter');
  if (errors.length > 0) {
    return refuse(errors.slice(0, mostProblems).map(({ row }) => ({ code: 'parse', row: (row ?? 0) + 1 })));
  }
  const rows = priceRowsFrom(parsed.data);
  if (!rows.ok) return refuse(rows.reason.slice(0, mostProblems));
  const current = JSON.parse(currentText) as BasePriceList;
  return compare(current.prices, rows.value);
}

function decode(bytes: Uint8Array): Outcome<string, readonly FileProblem[]> {
  if (bytes.length > csvLimits.characters * 2) return refuse([{ code: 'too-large' }]);
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3;
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isZip || isUtf16 || bytes.subarray(0, 100_000).includes(0)) return refuse([{ code: 'not-text' }]);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return refuse([{ code: 'not-text' }]);
  }
  if (text.trim() === '') return refuse([{ code: 'empty' }]);
  if (text.length > csvLimits.characters || hasLongLine(text)) return refuse([{ code: 'too-large' }]);
  return ok(text);
}

/** A million columns would keep the parser busy for seconds. */
function hasLongLine(text: string): boolean {
  let start = 0;
  while (start < text.length) {
    const found = text.slice(start, start + longestLine + 1).search(/[\r\n]/);
    if (found < 0) return text.length - start > longestLine;
    start += found + 1;
  }
  return false;
}

/** A file may change prices only: the same units with the same fields (D19). */
function compare(
  current: readonly BasePriceRow[],
  rows: readonly BasePriceRow[],
): Outcome<NewPrices, readonly FileProblem[]> {
  const positions = new Map(current.map((row, index) => [row.uuid, index]));
  const prices = new Float64Array(current.length).fill(Number.NaN);
  const seen = new Uint8Array(current.length);
  const problems: FileProblem[] = [];
  const report = (problem: FileProblem) => {
    if (problems.length < mostProblems) problems.push(problem);
  };
  for (const [index, row] of rows.entries()) {
    const position = positions.get(row.uuid);
    const old = position === undefined ? undefined : current[position];
    if (position === undefined || !old) {
      report({ code: 'unknown-row', row: index + 2, column: 'uuid', value: row.uuid });
      continue;
    }
    seen[position] = 1;
    for (const column of priceListColumns) {
      if (column !== 'priceInCents' && old[column] !== row[column]) {
        report({ code: 'changed-field', row: index + 2, column, value: String(row[column] ?? '') });
      }
    }
    if (old.priceInCents !== row.priceInCents) prices[position] = row.priceInCents;
  }
  for (const [index, row] of current.entries()) {
    if (!seen[index]) report({ code: 'removed-row', column: 'uuid', value: row.name });
  }
  return problems.length > 0 ? refuse(problems) : ok(prices);
}
