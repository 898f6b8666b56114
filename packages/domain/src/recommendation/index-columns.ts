import type { StorageTypeCode } from '../catalogue/unit.ts';
import type { CubicMetres } from '../units.ts';

/** Units in a slab, and children of a node. */
export const slabSize = 32;
export const fanOut = 8;

/**
 * Units of one type that transport and ranking treat alike but for price, volume and height. Sorted by volume
 * into slabs, by price within a slab; a tree of nodes above the slabs knows the least of each.
 */
export interface Bundle {
  readonly type: StorageTypeCode;
  /** Place in `loadClasses`; -1 when no road takes the width. */
  readonly load: number;
  readonly unitsPerTruck: number;
  readonly craneEur: number;
  readonly slendernessFactor: number;
  readonly from: number;
  readonly to: number;
  /** First node of each level, slabs first, root last; one more for the end. */
  readonly levels: readonly number[];
  /** By whole requested volume: the least price in its window. */
  readonly leastCents: Float64Array;
}

/** Sizes that count, each scope holding the one before: narrow enough for every road we use, any road, all. */
export const scopes = ['narrow', 'carried', 'all'] as const;
export type Scope = (typeof scopes)[number];

export interface TypeColumns {
  readonly smallestM3: CubicMetres;
  readonly largestM3: CubicMetres;
  readonly bundles: readonly Bundle[];
  /** By whole requested volume: the height of the lowest size in its window. */
  readonly lowestMm: Readonly<Record<Scope, Float64Array>>;
}

/** Typed arrays and plain data: made in a worker, handed over by `indexBuffers` without a copy. */
export interface IndexColumns {
  readonly volumesM3: Float64Array;
  readonly pricesCents: Float64Array;
  readonly heightsMm: Float64Array;
  /** Place in the catalogue. */
  readonly positions: Int32Array;
  readonly nodes: NodeColumns;
  readonly types: Readonly<Partial<Record<StorageTypeCode, TypeColumns>>>;
}

export interface NodeColumns {
  readonly leastVolumeM3: Float64Array;
  readonly greatestVolumeM3: Float64Array;
  readonly leastPriceCents: Float64Array;
  readonly leastHeightMm: Float64Array;
}

/** For a transfer between threads. */
export function indexBuffers(columns: IndexColumns): ArrayBufferLike[] {
  const { volumesM3, pricesCents, heightsMm, positions, nodes, types } = columns;
  const tables = Object.values(types).flatMap(({ lowestMm, bundles }) => [
    ...Object.values(lowestMm),
    ...bundles.map((bundle) => bundle.leastCents),
  ]);
  return [volumesM3, pricesCents, heightsMm, positions, ...Object.values(nodes), ...tables].map(
    (array) => array.buffer,
  );
}
