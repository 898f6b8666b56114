import type { RefusedPrices } from './price-row.tsx';
import type { NewPrices, PriceRows } from './price-rows.ts';

/** Which rows of a list are shown. */
export interface RowFilter {
  readonly search: string;
  /** Code of a storage type; empty: all. */
  readonly type: string;
  /** In millimetres; 0: all. */
  readonly diameterMm: number;
}

export const isFiltering = ({ search, type, diameterMm }: RowFilter): boolean =>
  search !== '' || type !== '' || diameterMm > 0;

/** Lower case, without marks above or below letters. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Positions of the rows that match every word of the search in any order: in the name of the list, in the name of
 * the type that staff read, or as the volume. `typeNames` belongs to `rows.types`.
 */
export function filterRows(
  rows: PriceRows,
  { search, type, diameterMm }: RowFilter,
  typeNames: readonly string[],
): Uint32Array {
  const words = folded(search).split(/\s+/).filter(Boolean);
  // By word and type: whether the name of the type has it.
  const inType = words.map((word) => typeNames.map((name) => folded(name).includes(word)));
  const wantedType = type === '' ? -1 : rows.types.indexOf(type as never);
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const at = rows.typeOf[index]!;
    if (type !== '' && at !== wantedType) continue;
    if (diameterMm > 0 && rows.diameters[index] !== diameterMm) continue;
    if (words.length > 0) {
      const text = rows.lowerNames[index]!;
      let each = 0;
      while (each < words.length && (inType[each]![at] || text.includes(words[each]!))) each++;
      if (each < words.length) continue;
    }
    found[count++] = index;
  }
  return found.subarray(0, count);
}

/** Of these rows, or of all, those with another price or a refused one. */
export function changedRows(
  rows: PriceRows,
  shown: Uint32Array | undefined,
  prices: NewPrices,
  refused: Pick<RefusedPrices, 'has'>,
): Uint32Array {
  const isChanged = (index: number) => !Number.isNaN(prices[index]) || refused.has(rows.uuids[index]!);
  if (shown) return shown.filter(isChanged);
  const found: number[] = [];
  for (let index = 0; index < rows.length; index++) if (isChanged(index)) found.push(index);
  return Uint32Array.from(found);
}

/** The diameters of a type, or of all, in rising order. */
export function diametersOf(rows: PriceRows, type: string): number[] {
  const wanted = rows.types.indexOf(type as never);
  const found = new Set<number>();
  for (let index = 0; index < rows.length; index++) {
    const diameter = rows.diameters[index]!;
    if (!Number.isNaN(diameter) && (type === '' || rows.typeOf[index] === wanted)) found.add(diameter);
  }
  return [...found].toSorted((a, b) => a - b);
}
