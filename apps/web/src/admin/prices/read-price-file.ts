import type { BasePriceList, BasePriceRow } from '@silowright/domain/catalogue/option-list';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { type PriceFileRow, readPriceRows } from '@silowright/domain/pricing/price-list-csv';
import { changedFields } from '@silowright/domain/pricing/price-list-difference';
import type { FileProblem } from '../csv-problem-text.ts';
import { readCsvFile } from '../read-csv-file.ts';

/** Aligned with the rows in force; NaN means no change. */
export type NewPrices = Float64Array<ArrayBuffer>;

/** Maximum number of problems listed; the rest are counted. */
const maximumProblems = 200;

/**
 * Reads a price file and compares it with the list in force: accepted as a whole or refused with all problems
 * (PR-04, threats 23 to 27). Runs in a worker.
 */
export async function readPriceFile(
  file: Blob,
  currentText: string,
): Promise<Outcome<NewPrices, readonly FileProblem[]>> {
  const cells = await readCsvFile(file);
  const rows = cells.ok ? readPriceRows(cells.value) : cells;
  if (!rows.ok) return refuse(rows.reason.slice(0, maximumProblems));
  const current = JSON.parse(currentText) as BasePriceList;
  return compare(current.prices, rows.value);
}

/** A file may change prices only: units and other fields must be the same (D19). */
function compare(
  current: readonly BasePriceRow[],
  rows: readonly PriceFileRow[],
): Outcome<NewPrices, readonly FileProblem[]> {
  const positions = new Map(current.map((row, index) => [row.uuid, index]));
  const prices = new Float64Array(current.length).fill(Number.NaN);
  const seen = new Uint8Array(current.length);
  const problems: FileProblem[] = [];
  const report = (problem: FileProblem) => {
    if (problems.length < maximumProblems) problems.push(problem);
  };
  for (const { row, price } of rows) {
    const position = positions.get(price.uuid);
    const old = position === undefined ? undefined : current[position];
    if (position === undefined || !old) {
      report({ code: 'unknown-row', row, column: 'uuid', value: price.uuid });
      continue;
    }
    seen[position] = 1;
    for (const column of changedFields(old, price)) {
      report({ code: 'changed-field', row, column, value: String(price[column] ?? '') });
    }
    if (old.priceInCents !== price.priceInCents) prices[position] = price.priceInCents;
  }
  for (const [index, row] of current.entries()) {
    if (!seen[index]) report({ code: 'removed-row', column: 'uuid', value: row.name });
  }
  return problems.length > 0 ? refuse(problems) : ok(prices);
}
