import { type FlagName, type Flags, flagDefaults } from '../flags/flags.ts';
import type { MarketLabel, SegmentId } from './codes.ts';

/** The first step of a market; a flag may choose between two (FL-01). */
export type FirstStep = 'product-basic' | 'product-group';
export type MarketFlow =
  | FirstStep
  | { readonly flag: FlagName; readonly on: FirstStep; readonly off: FirstStep };

/** A segment as a list shows it. */
export interface Segment {
  readonly id: SegmentId;
  readonly label: MarketLabel;
  /** Key of the tile's title: the lists may title a segment differently. */
  readonly title: string;
  readonly flow: MarketFlow;
  /** Otherwise the tile opens the lead form (MK-05). */
  readonly open: boolean;
  /** Has its own price lists. */
  readonly priced: boolean;
  readonly scene: string;
  readonly icon: string;
  /** The name of the container on screen. */
  readonly container: 'silo' | 'tank' | 'by-substance';
  /** Open for visitors of a dealer link (MK-06). */
  readonly dealerSkipsLead?: boolean;
  /** A tile may cover the products of several markets (D17). */
  readonly productMarkets?: readonly MarketLabel[];
}

/** The segments of a catalogue and the lists of the market screen. */
export interface CatalogueMarkets {
  readonly segments: readonly Segment[];
  /** By name: "simplified" and "all" (SEGMENTS_SIMPLIFIED), or "default" for both. */
  readonly lists: Readonly<Record<string, readonly Segment[]>>;
  /** For requests that name no market. */
  readonly fallback: SegmentId;
  /** The segment whose prices the budget estimate uses. */
  readonly budget?: SegmentId;
}

/** A tile of the market screen. */
export interface Market extends Segment {
  readonly step: FirstStep;
  /** Work in progress: the tile opens the lead form (MK-05). */
  readonly wip: boolean;
}

export function marketsFor(markets: Pick<CatalogueMarkets, 'lists'>, flags: Flags): Market[] {
  const list = listOf(markets, flags.SEGMENTS_SIMPLIFIED);
  return list.map((segment) => ({ ...segment, step: stepOf(segment.flow, flags), wip: !segment.open }));
}

const listOf = ({ lists }: Pick<CatalogueMarkets, 'lists'>, simplified: boolean): readonly Segment[] =>
  lists[simplified ? 'simplified' : 'all'] ?? lists.default ?? [];

const stepOf = (flow: MarketFlow, flags: Flags): FirstStep =>
  typeof flow === 'string' ? flow : flags[flow.flag] ? flow.on : flow.off;

/** Accepts the id or the label of a segment (D17). */
export const segmentNamed = (
  { segments }: Pick<CatalogueMarkets, 'segments'>,
  text: string | undefined,
): Segment | undefined =>
  segments.find(({ id }) => id === text) ?? segments.find(({ label }) => label === text);

/** The title of the tile that opens the lead form of a segment; an unknown text is its own. */
export function titleOfLead(markets: Pick<CatalogueMarkets, 'segments' | 'lists'>, text: string): string {
  const segment = segmentNamed(markets, text);
  const tile = Object.values(markets.lists)
    .flat()
    .find(({ id, open }) => id === segment?.id && !open);
  return (tile ?? segment)?.title ?? text;
}

/** The title of the tile that visitors choose: a list may title a segment differently. */
export const titleOfTile = ({ lists, segments }: CatalogueMarkets, id: SegmentId): string =>
  [...listOf({ lists }, flagDefaults.SEGMENTS_SIMPLIFIED), ...segments].find((tile) => tile.id === id)
    ?.title ?? id;

/** Segments with their own price lists. */
export const pricedSegmentsOf = ({ segments }: Pick<CatalogueMarkets, 'segments'>): SegmentId[] =>
  segments.filter(({ priced }) => priced).map(({ id }) => id);

/** The markets whose products a segment offers. */
export function productMarketsOf(
  markets: Pick<CatalogueMarkets, 'lists'>,
  segment: Segment,
  simplified: boolean,
): readonly MarketLabel[] {
  const shown = listOf(markets, simplified).find(({ id }) => id === segment.id) ?? segment;
  return shown.productMarkets ?? [shown.label];
}
