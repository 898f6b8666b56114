/** Segment ids with their market labels in addresses (MK-12). */
export const marketLabels = {
  food_and_feed: 'food',
  animal_food: 'feed',
  road_salt: 'road_salt',
  agricultural: 'agriculture',
  pulp_paper: 'paper_pulp',
  renewable_energy: 'renewable_energy',
  chemical_processing: 'chemical',
  other_industries: 'other',
} as const;

export type SegmentId = keyof typeof marketLabels;
export type MarketLabel = (typeof marketLabels)[SegmentId];
export const segmentIds = Object.keys(marketLabels) as readonly SegmentId[];

/** Segments with their own price lists. */
export const pricedSegments = ['agricultural', 'road_salt'] as const satisfies readonly SegmentId[];
export type PricedSegment = (typeof pricedSegments)[number];

export const isPricedSegment = (id: string): id is PricedSegment =>
  (pricedSegments as readonly string[]).includes(id);

/** Accepts the id or the label of a segment (D17). */
export function readSegment(text: string): SegmentId | undefined {
  return segmentIds.find((id) => id === text) ?? segmentIds.find((id) => marketLabels[id] === text);
}
