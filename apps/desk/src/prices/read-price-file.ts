import type { BasePriceList, BasePriceRow } from '@silowright/domain/catalogue/option-list';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { checkRows } from '@silowright/domain/pricing/check-rows';
import { type PriceFileRow, readPriceRows } from '@silowright/domain/pricing/price-list-csv';
import type { FileProblem } from '../parts/csv-file.ts';
import { readCsvFile } from '../parts/csv-file.ts';

/** In cents by uuid, of every row of the list. */
export type FilePrices = ReadonlyMap<string, number>;

/** Maximum number of problems listed; the rest are counted. */
const maximumProblems = 200;

/**
 * Reads a price file and compares it with the list in force: accepted as a whole or refused with all problems
 * (PR-04, threats 23 to 27).
 */
export async function readPriceFile(
  file: Blob,
  current: BasePriceList,
): Promise<Outcome<FilePrices, readonly FileProblem[]>> {
  const cells = await readCsvFile(file);
  const rows = cells.ok ? readPriceRows(cells.value) : cells;
  if (!rows.ok) return refuse(rows.reason.slice(0, maximumProblems));
  return compare(current.prices, rows.value);
}

/** The new prices, or what else the file changes. */
function compare(
  current: readonly BasePriceRow[],
  rows: readonly PriceFileRow[],
): Outcome<FilePrices, readonly FileProblem[]> {
  const problems = checkRows(current, rows).slice(0, maximumProblems);
  const prices = new Map(rows.map(({ row, price }) => [row, price]));
  if (problems.length > 0) {
    return refuse(
      problems.map(({ code, row, column = 'uuid' }) =>
        code === 'removed-row'
          ? { code, column, value: current[row - 1]!.name }
          : { code, row, column, value: String(prices.get(row)?.[column as keyof BasePriceRow] ?? '') },
      ),
    );
  }
  return ok(new Map(rows.map(({ price }) => [price.uuid, price.priceInCents])));
}
