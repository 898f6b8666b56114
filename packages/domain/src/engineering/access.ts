import type { Metres, Tonnes } from '../units.ts';

/** Requirements on the way to the site and around the unit. */
export interface SiteAccess {
  readonly roadWidthM: Metres;
  readonly bendWidthM: Metres;
  readonly clearHeightM: Metres;
  readonly axleLoadT: Tonnes;
  /** Level area for the truck. */
  readonly truckStandM: readonly [width: Metres, length: Metres];
  /** Free space around the unit: to a wall, and where ladder or valves are. */
  readonly besideM: Metres;
  readonly besideLadderM: Metres;
}

const road = { widthM: 3.5, bendM: 5, heightM: 4.2 };
/** The unit travels lying down: it is as wide as its diameter, on a low loader of this height. */
const besideLoadM = 0.25;
const lowLoaderM = 0.8;
const aboveLoadM = 0.2;

/** First values for planning (EN-11); the haulier surveys the road. */
export const accessFor = (diameterM: Metres): SiteAccess => ({
  roadWidthM: Math.max(road.widthM, diameterM + 2 * besideLoadM),
  bendWidthM: Math.max(road.bendM, diameterM + 1),
  clearHeightM: Math.max(road.heightM, diameterM + lowLoaderM + aboveLoadM),
  axleLoadT: 11.5,
  truckStandM: [3.5, 18],
  besideM: 0.5,
  besideLadderM: 1,
});
