import type { Flags } from '../flags/flags.ts';
import type { StepId } from '../flow/steps.ts';
import { type MarketLabel, marketLabels, type SegmentId } from './segments.ts';

/** A tile of the market screen. */
export interface Market {
  readonly id: SegmentId;
  /** Key of the tile's title and pictures; the two lists title some segments differently. */
  readonly title: MarketTitle;
  readonly label: MarketLabel;
  readonly step: StepId;
  /** Work in progress: the tile opens the lead form (MK-05). */
  readonly wip: boolean;
}

export type MarketTitle = SegmentId | 'food_and_feed_together' | 'road_salt_and_brine';

type Step = StepId | ((flags: Flags) => StepId);

interface MarketRow {
  readonly id: SegmentId;
  readonly title?: MarketTitle;
  readonly step: Step;
  readonly wip: boolean;
}

/** The list with SEGMENTS_SIMPLIFIED on (MK-02). Agriculture ignores AGRA_NEW_FLOW (FL-05). */
const simplifiedMarkets: readonly MarketRow[] = [
  { id: 'food_and_feed', title: 'food_and_feed_together', step: 'product-basic', wip: true },
  { id: 'agricultural', step: 'product-group', wip: false },
  {
    id: 'road_salt',
    title: 'road_salt_and_brine',
    step: (flags) => (flags.SALT_NEW_FLOW ? 'product-group' : 'product-basic'),
    wip: true,
  },
  { id: 'other_industries', step: 'product-basic', wip: true },
];

/** The list with SEGMENTS_SIMPLIFIED off (MK-03). Road salt ignores SALT_NEW_FLOW (FL-05). */
const allMarkets: readonly MarketRow[] = [
  { id: 'food_and_feed', step: 'product-basic', wip: false },
  { id: 'animal_food', step: 'product-basic', wip: false },
  { id: 'road_salt', step: 'product-basic', wip: false },
  {
    id: 'agricultural',
    step: (flags) => (flags.AGRA_NEW_FLOW ? 'product-group' : 'product-basic'),
    wip: false,
  },
  { id: 'pulp_paper', step: 'product-basic', wip: false },
  { id: 'renewable_energy', step: 'product-basic', wip: false },
  { id: 'chemical_processing', step: 'product-basic', wip: false },
  { id: 'other_industries', step: 'product-basic', wip: false },
];

/** Every title that needs a text in each language. */
export const marketTitles: readonly MarketTitle[] = [
  ...new Set([...simplifiedMarkets, ...allMarkets].map((row) => row.title ?? row.id)),
];

export function marketsFor(flags: Flags): Market[] {
  const rows = flags.SEGMENTS_SIMPLIFIED ? simplifiedMarkets : allMarkets;
  return rows.map(({ id, title = id, step, wip }) => ({
    id,
    title,
    label: marketLabels[id],
    step: typeof step === 'function' ? step(flags) : step,
    wip,
  }));
}
