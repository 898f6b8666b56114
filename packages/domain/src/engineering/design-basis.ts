import type { SiteAction, SiteActions } from './site-actions.ts';

/** What a type is designed for, and what is usual at the place of the unit (EN-08). */
export interface DesignBasis {
  readonly designWindMs: number;
  readonly designSnowKnM2: number;
  /** Inside a building neither wind nor snow acts on the unit. */
  readonly inside: boolean;
  /** Absent if the place is unknown or its country has no rules. */
  readonly place?: SiteActions;
  /** Actions of which the usual range at the place exceeds the design of the type. */
  readonly exceeded: readonly ('wind' | 'snow')[];
}

/** Design snow load of a type that states none. */
const usualDesignSnowKnM2 = 2;

export function designBasis(
  design: { readonly designWindMs: number; readonly designSnowKnM2?: number },
  place: SiteActions | undefined,
  inside: boolean,
): DesignBasis {
  const { designWindMs, designSnowKnM2 = usualDesignSnowKnM2 } = design;
  const exceeds = (action: SiteAction | undefined, limit: number) =>
    !inside && action !== undefined && highest(action) > limit;
  return {
    designWindMs,
    designSnowKnM2,
    inside,
    ...(place && { place }),
    exceeded: [
      ...(exceeds(place?.wind, designWindMs) ? (['wind'] as const) : []),
      ...(exceeds(place?.snow, designSnowKnM2) ? (['snow'] as const) : []),
    ],
  };
}

/** A higher value of a nearby zone counts: the coarse boundaries are not exact. */
export const highest = ({ value, nearby }: SiteAction): number => nearby ?? value;
