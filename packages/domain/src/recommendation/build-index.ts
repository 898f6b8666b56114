import type { Catalogue } from '../catalogue/catalogue.ts';
import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { Ranking } from '../catalogue/ranking.ts';
import type { Unit } from '../catalogue/unit.ts';
import { craneCost, loadClassOf, unitsPerTruck } from '../pricing/transport.ts';
import {
  type Bundle,
  fanOut,
  type IndexColumns,
  type LoadBound,
  type NodeColumns,
  slabSize,
  type TypeColumns,
} from './index-columns.ts';
import { isInScope, possibleScopes, type Scope } from './scope.ts';
import { diameterFactor, slendernessFactor } from './score.ts';
import { shortlistsOf } from './shortlists.ts';
import type { MeasuredUnit } from './unit-measures.ts';
import { windowMinimum } from './window-minimum.ts';

/** Input of recommend(): the columns, and the units at their positions. */
export interface RecommendationIndex extends CatalogueRules {
  readonly units: readonly Unit[];
  readonly columns: IndexColumns;
}

/** What the index depends on besides the units. */
export type IndexRules = Pick<Catalogue, 'delivery' | 'ranking'>;

/** What a recommendation depends on besides the units. */
export type CatalogueRules = IndexRules & Pick<Catalogue, 'types' | 'productGroups' | 'headroomMm' | 'asked'>;

export type IndexedCatalogue = CatalogueRules & Pick<Catalogue, 'units'>;

export const buildIndex = (catalogue: IndexedCatalogue): RecommendationIndex =>
  indexOf(catalogue, buildColumns(catalogue.units, catalogue));

/** The index of a catalogue whose columns were built before. */
export const indexOf = (
  { units, types, productGroups, headroomMm, asked, delivery, ranking }: IndexedCatalogue,
  columns: IndexColumns,
): RecommendationIndex => ({ units, types, productGroups, headroomMm, asked, delivery, ranking, columns });

/** The part of the index that a worker builds and transfers. */
export function buildColumns(units: readonly MeasuredUnit[], rules: IndexRules): IndexColumns {
  const members = bundleMembers(units, rules);
  const scopes = possibleScopes(rules.delivery.tariff);
  const writer = new ColumnWriter(units, [...members.values()].flat());
  const types = [...members].map(
    ([type, ofType]) => [type, typeColumns(ofType, units, writer, scopes, rules.ranking)] as const,
  );
  return { ...writer.columns, types: Object.fromEntries(types) };
}

type Shared = Omit<Bundle, 'from' | 'to' | 'levels' | 'leastCents' | 'shortlists'>;

interface Member {
  readonly shared: Shared;
  readonly positions: number[];
}

/** Compared field by field: a type has few bundles, and no packed key can collide. */
function bundleMembers(
  units: readonly MeasuredUnit[],
  { delivery: { tariff }, ranking }: IndexRules,
): ReadonlyMap<StorageTypeCode, readonly Member[]> {
  const byType = new Map<StorageTypeCode, Member[]>();
  for (const [position, unit] of units.entries()) {
    const loadClass = loadClassOf(unit, tariff);
    const load = loadClass ? tariff.classes.indexOf(loadClass) : -1;
    const perTruck = loadClass ? unitsPerTruck(loadClass, unit, tariff) : 1;
    const crane = craneCost(unit.heightMm / 1000, unit.emptyMassT, tariff);
    const diameter = diameterFactor(unit.diameterMm, ranking);
    const slenderness = slendernessFactor(unit.slenderness, ranking);
    const members = byType.get(unit.type) ?? [];
    if (members.length === 0) byType.set(unit.type, members);
    const member = members.find(
      ({ shared }) =>
        shared.load === load &&
        shared.unitsPerTruck === perTruck &&
        shared.craneCost === crane &&
        shared.diameterFactor === diameter &&
        shared.slendernessFactor === slenderness,
    );
    if (member) member.positions.push(position);
    else {
      members.push({
        shared: {
          type: unit.type,
          load,
          unitsPerTruck: perTruck,
          craneCost: crane,
          diameterFactor: diameter,
          slendernessFactor: slenderness,
        },
        positions: [position],
      });
    }
  }
  return byType;
}

function typeColumns(
  members: readonly Member[],
  units: readonly MeasuredUnit[],
  writer: ColumnWriter,
  scopes: readonly Scope[],
  { oversizeWeight }: Ranking,
): TypeColumns {
  const sorted = members.map((member) => ({ member, ...byVolume(member.positions, units) }));
  const smallestM3 = Math.min(...sorted.map(({ volumesM3 }) => volumesM3[0]!));
  const largestM3 = Math.max(...sorted.map(({ volumesM3 }) => volumesM3.at(-1)!));
  const column = (order: Int32Array, value: (unit: MeasuredUnit) => number) =>
    Float64Array.from(order, (position) => value(units[position]!));
  const lowest = sorted.map(({ member, order, volumesM3 }) => ({
    load: member.shared.load,
    table: windowMinimum(
      volumesM3,
      column(order, (unit) => unit.heightMm),
      smallestM3,
      largestM3,
    ),
  }));
  const lowestMm = Object.fromEntries(
    scopes.map((scope) => [
      scope,
      lowest[0]!.table.map((_, wishedM3) =>
        lowest.reduce(
          (least, { load, table }) => (isInScope(load, scope) ? Math.min(least, table[wishedM3]!) : least),
          Number.POSITIVE_INFINITY,
        ),
      ),
    ]),
  ) as TypeColumns['lowestMm'];
  const bundles = sorted.map(({ member, order, volumesM3 }) => {
    const leastCents = windowMinimum(
      volumesM3,
      column(order, (unit) => unit.priceCents),
      smallestM3,
      largestM3,
    );
    const written = writer.write(order);
    const { length } = leastCents;
    const shortlists = shortlistsOf(writer.columns, written, smallestM3, length, oversizeWeight);
    return { ...member.shared, ...written, leastCents, shortlists };
  });
  return { smallestM3, largestM3, bundles, loads: loadBounds(bundles, writer.columns), lowestMm };
}

const least = (a: number, b: number): number => Math.min(a, b);

function loadBounds(
  bundles: readonly Bundle[],
  { pricesCents }: Pick<IndexColumns, 'pricesCents'>,
): LoadBound[] {
  return [...Map.groupBy(bundles, ({ load }) => load)].map(([load, ofLoad]) => ({
    load,
    unitsPerTruck: Math.max(...ofLoad.map(({ unitsPerTruck }) => unitsPerTruck)),
    craneCost: Math.min(...ofLoad.map(({ craneCost }) => craneCost)),
    leastCents: ofLoad[0]!.leastCents.map((_, wishedM3) =>
      Math.min(...ofLoad.map(({ leastCents }) => leastCents[wishedM3]!)),
    ),
    cheapestCents: Math.min(...ofLoad.map(({ from, to }) => pricesCents.subarray(from, to).reduce(least))),
  }));
}

/** Ties keep catalogue order. */
function byVolume(positions: readonly number[], units: readonly MeasuredUnit[]) {
  const unsorted = Float64Array.from(positions, (position) => units[position]!.volumeM3);
  const ranks = Uint32Array.from(positions.keys()).sort((a, b) => unsorted[a]! - unsorted[b]! || a - b);
  return {
    order: Int32Array.from(ranks, (rank) => positions[rank]!),
    volumesM3: Float64Array.from(ranks, (rank) => unsorted[rank]!),
  };
}

/** Fills the columns bundle by bundle. They are allocated once, because the number of nodes is known. */
class ColumnWriter {
  readonly columns: Omit<IndexColumns, 'types'>;
  private readonly units: readonly MeasuredUnit[];
  private next = 0;
  private node = 0;

  constructor(units: readonly MeasuredUnit[], members: readonly Member[]) {
    this.units = units;
    const nodeCount = members.reduce((sum, { positions }) => sum + nodesAbove(positions.length), 0);
    const [perUnit, perNode] = [() => new Float64Array(units.length), () => new Float64Array(nodeCount)];
    this.columns = {
      volumesM3: perUnit(),
      pricesCents: perUnit(),
      heightsMm: perUnit(),
      positions: new Int32Array(units.length),
      nodes: {
        leastVolumeM3: perNode(),
        greatestVolumeM3: perNode(),
        leastPriceCents: perNode(),
        leastHeightMm: perNode(),
      },
    };
  }

  /** Expects units by rising volume. */
  write(byVolume: Int32Array): Pick<Bundle, 'from' | 'to' | 'levels'> {
    const { volumesM3, pricesCents, heightsMm, positions, nodes } = this.columns;
    const from = this.next;
    for (let at = 0; at < byVolume.length; at += slabSize) {
      const slab = byVolume
        .slice(at, at + slabSize)
        .sort((a, b) => this.units[a]!.priceCents - this.units[b]!.priceCents || a - b);
      for (const position of slab) {
        const unit = this.units[position]!;
        volumesM3[this.next] = unit.volumeM3;
        pricesCents[this.next] = unit.priceCents;
        heightsMm[this.next] = unit.heightMm;
        positions[this.next++] = position;
      }
    }
    const to = this.next;
    const slabs = { leastVolumeM3: volumesM3, greatestVolumeM3: volumesM3, leastPriceCents: pricesCents };
    const levels = [this.node];
    this.summarise({ ...slabs, leastHeightMm: heightsMm }, from, to, slabSize);
    levels.push(this.node);
    while (levels.at(-1)! - levels.at(-2)! > 1) {
      this.summarise(nodes, levels.at(-2)!, levels.at(-1)!, fanOut);
      levels.push(this.node);
    }
    return { from, to, levels };
  }

  /** Adds a node per `step` entries of the level below. */
  private summarise(below: NodeColumns, from: number, to: number, step: number): void {
    const { nodes } = this.columns;
    for (let at = from; at < to; at += step) {
      const end = Math.min(at + step, to);
      const node = this.node++;
      nodes.leastVolumeM3[node] = Math.min(...below.leastVolumeM3.subarray(at, end));
      nodes.greatestVolumeM3[node] = Math.max(...below.greatestVolumeM3.subarray(at, end));
      nodes.leastPriceCents[node] = Math.min(...below.leastPriceCents.subarray(at, end));
      nodes.leastHeightMm[node] = Math.min(...below.leastHeightMm.subarray(at, end));
    }
  }
}

function nodesAbove(units: number): number {
  let level = Math.ceil(units / slabSize);
  let nodes = level;
  while (level > 1) {
    level = Math.ceil(level / fanOut);
    nodes += level;
  }
  return nodes;
}
