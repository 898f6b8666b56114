import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { Cents, CubicMetres } from '../units.ts';
import type { Scope } from './scope.ts';

/** Units per slab, and children per node. */
export const slabSize = 32;
export const fanOut = 8;

/**
 * Units of one type that differ for transport and ranking only in price, volume and height. Sorted by volume into
 * slabs and by price within a slab. A tree of nodes above the slabs stores the minimum of each.
 */
export interface Bundle {
  readonly type: StorageTypeCode;
  /** Index in the tariff's classes; -1 if too wide for any road. */
  readonly load: number;
  readonly unitsPerTruck: number;
  readonly craneCost: number;
  readonly diameterFactor: number;
  readonly slendernessFactor: number;
  readonly from: number;
  readonly to: number;
  /** First node of each level from slabs to root, plus the end. */
  readonly levels: readonly number[];
  /** Minimum price in the volume window, by whole requested volume. */
  readonly leastCents: Float64Array;
  readonly shortlists: Shortlists;
}

/** For each whole requested volume the places in the columns that can be among the best of a bundle. */
export interface Shortlists {
  readonly places: Int32Array;
  /** List n is from ends[n - 1] to ends[n]. */
  readonly ends: Int32Array;
}

/** A lower bound for the bundles of a type in one load class: the best value of each. */
export interface LoadBound extends Pick<Bundle, 'load' | 'unitsPerTruck' | 'craneCost' | 'leastCents'> {
  /** Of any volume. */
  readonly cheapestCents: Cents;
}

export interface TypeColumns {
  readonly smallestM3: CubicMetres;
  readonly largestM3: CubicMetres;
  readonly bundles: readonly Bundle[];
  readonly loads: readonly LoadBound[];
  /** For each possible scope: height of the lowest size in the volume window, by whole requested volume. */
  readonly lowestMm: Readonly<Record<Scope, Float64Array>>;
}

/** Typed arrays and plain data. Built in a worker and transferred with `indexBuffers` without a copy. */
export interface IndexColumns {
  readonly volumesM3: Float64Array;
  readonly pricesCents: Float64Array;
  readonly heightsMm: Float64Array;
  /** Position in the catalogue. */
  readonly positions: Int32Array;
  readonly nodes: NodeColumns;
  readonly types: Readonly<Record<StorageTypeCode, TypeColumns>>;
}

export interface NodeColumns {
  readonly leastVolumeM3: Float64Array;
  readonly greatestVolumeM3: Float64Array;
  readonly leastPriceCents: Float64Array;
  readonly leastHeightMm: Float64Array;
}

/** The buffers to transfer between threads. */
export function indexBuffers(columns: IndexColumns): ArrayBufferLike[] {
  const { volumesM3, pricesCents, heightsMm, positions, nodes, types } = columns;
  const tables = Object.values(types).flatMap(({ lowestMm, bundles, loads }) => [
    ...Object.values(lowestMm),
    ...[...bundles, ...loads].map(({ leastCents }) => leastCents),
    ...bundles.flatMap(({ shortlists: { places, ends } }) => [places, ends]),
  ]);
  return [volumesM3, pricesCents, heightsMm, positions, ...Object.values(nodes), ...tables].map(
    (array) => array.buffer,
  );
}
