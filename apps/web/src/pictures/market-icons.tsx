import type { SegmentId } from '@silowright/domain/catalogue/segments';

/** One stroke icon per segment, 24 x 24, in the current text colour. */
const strokes = {
  food_and_feed: 'M4 20V9l4-3 4 3 4-3 4 3v11zM4 14h16M8 6V3m8 3V3M8 20v-3m8 3v-3',
  animal_food: 'M4 11h16l-2 7H6zM7 11c0-3 1-5 3-6m7 6c0-2-1-4-3-5M12 11V4M4 21h16',
  road_salt: 'M12 3v18M4.2 7.5l15.6 9m0-9-15.6 9M12 6 9.5 4M12 6l2.5-2M12 18l-2.5 2m2.5-2 2.5 2',
  agricultural: 'M7 21v-3m10 3v-3M6 7v7l4.5 4h3L18 14V7zM5 7l7-4 7 4zM6 10.5h12',
  pulp_paper: 'M7 3h8l4 4v14H7zM15 3v4h4M10 11h6m-6 3.5h6M10 18h4M4 6v15',
  renewable_energy:
    'M12 11v10m-3 0h6M12 9.5 12 3m1.3 7.3 5.7 3.2m-8.3-3.2L5 13.5M12 11a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
  chemical_processing: 'M9 3h6M10 3v6l-5.5 9.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7.5 15h9',
  other_industries: 'M3 21V11l5-3v3l5-3v3l5-3v13zM18 21h3V4h-3M7 15h2m3 0h2M3 21h18',
} as const satisfies Record<SegmentId, string>;

export const MarketIcon = ({
  segment,
  size = 28,
}: {
  readonly segment: SegmentId;
  readonly size?: number;
}) => (
  <svg
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={strokes[segment]} />
  </svg>
);
