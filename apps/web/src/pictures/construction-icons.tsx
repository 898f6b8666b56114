import type { ConstructionId } from '@silowright/domain/catalogue/constructions';

/** Elevation of each construction of the older flow, 48 x 64: what stands on the ground, how the bottom is shaped. */
const shapes = {
  silo_skirt: {
    body: 'M10 14 24 8l14 6v46H10z',
    detail: 'M10 14h28M10 32h28M19 60V46a5 5 0 0 1 10 0v14',
    hidden: 'M10 34 22 54h4l12-20',
  },
  silo_short_skirt_with_legs: {
    body: 'M10 14 24 8l14 6v24L26 50h-4L10 38z',
    detail: 'M10 14h28M10 30h28M10 38h28M12 30v30m24-30v30M9 60h6m18 0h6',
    hidden: '',
  },
  silo_short_skirt_no_legs: {
    body: 'M10 14 24 8l14 6v30H10z',
    detail: 'M10 14h28M10 34h28M6 44h36v4H6zM9 48v12m30-12v12',
    hidden: 'M10 36 22 56h4l12-20',
  },
  tank_flat_bottom: {
    body: 'M8 18 24 12l16 6v40H8z',
    detail: 'M8 18h32M8 38h32M4 58h40v3H4zM40 52h5m0-3v6',
    hidden: '',
  },
  tank_convex_bottom: {
    body: 'M8 18 24 12l16 6v32q-16 10-32 0z',
    detail: 'M8 18h32M8 34h32M11 46v14m26-14v14M8 60h6m20 0h6M24 55v6',
    hidden: '',
  },
} as const satisfies Record<ConstructionId, { body: string; detail: string; hidden: string }>;

export const ConstructionIcon = ({
  construction,
  size = 64,
}: {
  readonly construction: ConstructionId;
  readonly size?: number;
}) => {
  const { body, detail, hidden } = shapes[construction];
  return (
    <svg
      viewBox="0 0 48 64"
      width={size * 0.75}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={body} fill="var(--color-brand-tint, #fdf2ea)" />
      {hidden && <path d={hidden} strokeDasharray="2 2.4" opacity="0.7" />}
      <path d={detail} />
    </svg>
  );
};
