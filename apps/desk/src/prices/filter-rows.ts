import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { BaseChanges, BaseRow } from './base-draft.ts';
import type { RefusedPrices } from './use-list-notes.ts';

/** Which rows of a list are shown. */
export interface RowFilter {
  readonly search: string;
  /** Code of a storage type; empty: all. */
  readonly type: string;
  /** In millimetres; 0: all. */
  readonly diameterMm: number;
}

/** Lower case, without marks above or below letters. */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The rows that match every word of the search in any order: in the name of the list, in the name of the type that
 * staff read, or as the volume.
 */
export function filterRows(
  rows: readonly BaseRow[],
  { search, type, diameterMm }: RowFilter,
  typeName: (type: StorageTypeCode) => string,
): readonly BaseRow[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return rows.filter(({ name, unit }) => {
    if (type !== '' && unit?.type !== type) return false;
    if (diameterMm > 0 && unit?.diameterMm !== diameterMm) return false;
    if (words.length === 0) return true;
    const text = folded(`${name} ${unit ? typeName(unit.type) : ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** Those with another price or a refused one. */
export const changedRows = (
  rows: readonly BaseRow[],
  changes: BaseChanges,
  refused: Pick<RefusedPrices, 'has'>,
): readonly BaseRow[] => rows.filter(({ uuid }) => changes[uuid] || refused.has(uuid));

/** The storage types of a list, in its order. */
export const typesOf = (rows: readonly BaseRow[]): StorageTypeCode[] => [
  ...new Set(rows.flatMap(({ unit }) => unit?.type ?? [])),
];

/** The diameters of a type, or of all, in rising order. */
export const diametersOf = (rows: readonly BaseRow[], type: string): number[] =>
  [
    ...new Set(
      rows.flatMap(({ unit }) => (unit && (type === '' || unit.type === type) ? unit.diameterMm : [])),
    ),
  ].toSorted((a, b) => a - b);
