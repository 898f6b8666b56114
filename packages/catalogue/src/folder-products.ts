import type { CatalogueProduct } from '@silowright/domain/catalogue/catalogue-products';
import type { Substance } from '@silowright/domain/catalogue/codes';
import type { TableRow } from './read-table.ts';

/** A row of `products.csv`. Lists within a cell are separated by ";". */
export const productOf = ({ cells }: TableRow): CatalogueProduct => ({
  id: cells.id ?? '',
  markets: listIn(cells.markets),
  substances: listIn(cells.substances) as Substance[],
  densityKgM3: Number(cells.density_kg_m3),
  temperatureC: Number(cells.temperature_c),
  explosiveDust: cells.explosive_dust === '1',
  ...(cells.explosive_gas === '1' && { explosiveGas: true }),
  food: cells.food === '1',
  names: byLocale(cells, 'name_', (cell) => cell),
  synonyms: byLocale(cells, 'synonyms_', listIn),
});

const listIn = (cell: string | undefined): string[] =>
  (cell ?? '')
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

/** Empty cells are left out, so that another language is shown. */
const byLocale = <Value>(
  cells: TableRow['cells'],
  prefix: string,
  read: (cell: string) => Value,
): Record<string, Value> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([column, cell]) =>
      column.startsWith(prefix) && cell !== '' ? [[column.slice(prefix.length), read(cell)]] : [],
    ),
  );
