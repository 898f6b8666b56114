import { maximumPriceCents } from '../catalogue/money.ts';
import type { BasePriceRow } from '../catalogue/option-list.ts';
import type { PriceFileRow } from './price-list-csv.ts';
import { changedFields } from './price-list-difference.ts';
import type { RowProblem } from './publish-problem.ts';

/**
 * A publish may change prices only: units and other fields must be the same (D19). The desk checks a file with
 * this rule, the server checks a publish. Its own file: the desk does not load formulas for it.
 */
export function checkRows(current: readonly BasePriceRow[], rows: readonly PriceFileRow[]): RowProblem[] {
  const known = new Map(current.map((row) => [row.uuid, row]));
  const seen = new Set<string>();
  const problems = rows.flatMap(({ row, price }): RowProblem[] => {
    const place = { row, uuid: price.uuid };
    const old = known.get(price.uuid);
    if (!old) return [{ code: 'unknown-row', ...place }];
    if (seen.has(price.uuid)) return [{ code: 'doubled-row', ...place }];
    seen.add(price.uuid);
    return [
      ...(isPrice(price.priceInCents)
        ? []
        : [{ code: 'bad-price', ...place, column: 'priceInCents' } as const]),
      ...changedFields(old, price).map((column) => ({ code: 'changed-field', ...place, column }) as const),
    ];
  });
  for (const [index, { uuid }] of current.entries()) {
    if (!seen.has(uuid)) problems.push({ code: 'removed-row', row: index + 1, uuid });
  }
  return problems;
}

export const isPrice = (cents: unknown): boolean =>
  Number.isInteger(cents) && (cents as number) >= 0 && (cents as number) <= maximumPriceCents;
