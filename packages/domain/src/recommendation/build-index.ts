import type { Catalogue } from '../catalogue/catalogue.ts';
import { type StorageTypeCode, storageTypeCodes, type Unit } from '../catalogue/unit.ts';
import { craneEurFor, loadClasses, loadClassOf, unitsPerTruck } from '../pricing/transport.ts';
import { shellLengthM } from '../sizing/unit-geometry.ts';
import type { CubicMetres } from '../units.ts';
import { lowestHeights } from './lowest-heights.ts';
import { slendernessFactor } from './score.ts';

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
}

/** Who can be delivered decides what counts, so lowest heights are kept by it. */
export const widths = ['road', 'widest', 'none'] as const;
export type Width = (typeof widths)[number];

export interface TypeSummary {
  readonly smallestM3: CubicMetres;
  readonly largestM3: CubicMetres;
  /** By whole requested volume: the height of the lowest unit in its volume window. */
  readonly lowestMm: Readonly<Record<Width, Float64Array>>;
}

/** Typed arrays and plain data: made in a worker, handed over by `indexBuffers` without a copy. */
export interface IndexColumns {
  readonly volumesM3: Float64Array;
  readonly pricesCents: Float64Array;
  readonly heightsMm: Float64Array;
  /** Place in the catalogue. */
  readonly positions: Int32Array;
  readonly nodes: {
    readonly leastVolumeM3: Float64Array;
    readonly greatestVolumeM3: Float64Array;
    readonly leastPriceCents: Float64Array;
    readonly leastHeightMm: Float64Array;
  };
  readonly bundles: readonly Bundle[];
  readonly types: Readonly<Partial<Record<StorageTypeCode, TypeSummary>>>;
}

export interface RecommendationIndex {
  readonly units: readonly Unit[];
  readonly columns: IndexColumns;
}

export const buildIndex = (catalogue: Catalogue): RecommendationIndex => ({
  units: catalogue.units,
  columns: buildColumns(catalogue.units),
});

export const widthOf = (load: number): Width =>
  load < 0 ? 'none' : loadClasses[load]!.name === 'Y' ? 'widest' : 'road';

export function buildColumns(units: readonly Unit[]): IndexColumns {
  const members = bundleMembers(units);
  const volumesM3 = new Float64Array(units.length);
  const pricesCents = new Float64Array(units.length);
  const heightsMm = new Float64Array(units.length);
  const positions = new Int32Array(units.length);
  const nodes = nodeColumns(members);
  const bundles: Bundle[] = [];
  let from = 0;
  let node = 0;

  for (const member of members) {
    const order = sortedIntoSlabs(member.positions, units);
    for (const [offset, position] of order.entries()) {
      const unit = units[position]!;
      volumesM3[from + offset] = unit.volumeM3;
      pricesCents[from + offset] = unit.priceCents;
      heightsMm[from + offset] = unit.heightMm;
      positions[from + offset] = position;
    }
    const to = from + order.length;
    const levels = [node];
    for (let at = from; at < to; at += slabSize, node++) {
      const end = Math.min(at + slabSize, to);
      summarise(nodes, node, [
        volumesM3.subarray(at, end),
        volumesM3.subarray(at, end),
        pricesCents.subarray(at, end),
        heightsMm.subarray(at, end),
      ]);
    }
    levels.push(node);
    while (levels.at(-1)! - levels.at(-2)! > 1) {
      const [start, stop] = [levels.at(-2)!, levels.at(-1)!];
      for (let at = start; at < stop; at += fanOut, node++) {
        const end = Math.min(at + fanOut, stop);
        summarise(nodes, node, [
          nodes.leastVolumeM3.subarray(at, end),
          nodes.greatestVolumeM3.subarray(at, end),
          nodes.leastPriceCents.subarray(at, end),
          nodes.leastHeightMm.subarray(at, end),
        ]);
      }
      levels.push(node);
    }
    bundles.push({ ...member.shared, from, to, levels });
    from = to;
  }
  return { volumesM3, pricesCents, heightsMm, positions, nodes, bundles, types: typeSummaries(units) };
}

/** For a transfer between threads. */
export function indexBuffers(columns: IndexColumns): ArrayBufferLike[] {
  const { volumesM3, pricesCents, heightsMm, positions, nodes, types } = columns;
  const tables = Object.values(types).flatMap((summary) => Object.values(summary.lowestMm));
  return [volumesM3, pricesCents, heightsMm, positions, ...Object.values(nodes), ...tables].map(
    (array) => array.buffer,
  );
}

type Shared = Omit<Bundle, 'from' | 'to' | 'levels'>;

interface Member {
  readonly shared: Shared;
  readonly positions: number[];
}

function bundleMembers(units: readonly Unit[]): Member[] {
  const members = new Map<string, Member>();
  for (const [position, unit] of units.entries()) {
    const loadClass = loadClassOf(unit.diameterMm);
    const shared: Shared = {
      type: unit.type,
      load: loadClass ? loadClasses.indexOf(loadClass) : -1,
      unitsPerTruck: loadClass ? unitsPerTruck(loadClass, shellLengthM(unit)) : 1,
      craneEur: craneEurFor(unit.heightMm / 1000, unit.emptyMassT),
      slendernessFactor: slendernessFactor(unit.slenderness),
    };
    const key = Object.values(shared).join();
    const member = members.get(key);
    if (member) member.positions.push(position);
    else members.set(key, { shared, positions: [position] });
  }
  return [...members.values()];
}

/** By volume; slabs of it by price. Ties keep the catalogue's order. */
function sortedIntoSlabs(members: readonly number[], units: readonly Unit[]): Int32Array {
  const by = (value: (unit: Unit) => number) => (a: number, b: number) =>
    value(units[a]!) - value(units[b]!) || a - b;
  const order = Int32Array.from(members).sort(by((unit) => unit.volumeM3));
  for (let at = 0; at < order.length; at += slabSize) {
    order.subarray(at, at + slabSize).sort(by((unit) => unit.priceCents));
  }
  return order;
}

function nodeColumns(members: readonly Member[]): IndexColumns['nodes'] {
  let count = 0;
  for (const { positions } of members) {
    let level = Math.ceil(positions.length / slabSize);
    count += level;
    while (level > 1) {
      level = Math.ceil(level / fanOut);
      count += level;
    }
  }
  return {
    leastVolumeM3: new Float64Array(count),
    greatestVolumeM3: new Float64Array(count),
    leastPriceCents: new Float64Array(count),
    leastHeightMm: new Float64Array(count),
  };
}

function summarise(
  nodes: IndexColumns['nodes'],
  node: number,
  [leastVolumes, greatestVolumes, prices, heights]: readonly [
    Float64Array,
    Float64Array,
    Float64Array,
    Float64Array,
  ],
): void {
  nodes.leastVolumeM3[node] = Math.min(...leastVolumes);
  nodes.greatestVolumeM3[node] = Math.max(...greatestVolumes);
  nodes.leastPriceCents[node] = Math.min(...prices);
  nodes.leastHeightMm[node] = Math.min(...heights);
}

function typeSummaries(units: readonly Unit[]): IndexColumns['types'] {
  const byType = Map.groupBy(units, (unit) => unit.type);
  return Object.fromEntries(
    storageTypeCodes.flatMap((type) => {
      const ofType = byType.get(type)?.toSorted((a, b) => a.volumeM3 - b.volumeM3);
      if (!ofType) return [];
      const [smallestM3, largestM3] = [ofType[0]!.volumeM3, ofType.at(-1)!.volumeM3];
      const byWidth = Map.groupBy(ofType, (unit) =>
        widthOf(loadClasses.indexOf(loadClassOf(unit.diameterMm)!)),
      );
      const lowestMm = Object.fromEntries(
        widths.map((width) => [width, lowestHeights(byWidth.get(width) ?? [], smallestM3, largestM3)]),
      ) as TypeSummary['lowestMm'];
      return [[type, { smallestM3, largestM3, lowestMm }]];
    }),
  );
}
