/** Segments by id, and the market label each is known by in addresses (MK-12). */
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

/** Segments with price lists of their own. */
export const pricedSegments = ['agricultural', 'road_salt'] as const satisfies readonly SegmentId[];
export type PricedSegment = (typeof pricedSegments)[number];

export const isPricedSegment = (id: string): id is PricedSegment =>
  (pricedSegments as readonly string[]).includes(id);

/** Accepts a segment's id or its label (D17). */
export function readSegment(text: string): SegmentId | undefined {
  return segmentIds.find((id) => id === text) ?? segmentIds.find((id) => marketLabels[id] === text);
}
