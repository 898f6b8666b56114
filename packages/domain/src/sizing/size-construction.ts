import { type ConstructionId, constructions } from '../catalogue/constructions.ts';
import { roundHalfEven } from '../rounding.ts';
import type { CubicMetres, Millimetres, SquareMetres } from '../units.ts';

export interface ConstructionSize {
  readonly diameterMm: Millimetres;
  readonly heightMm: Millimetres;
  readonly surfaceM2: SquareMetres;
}

const diametersMm: readonly Millimetres[] = [2000, 2400, 2800, 3200, 3600, 4000];
const greatestHeightMm = 20_000;
const offered = 3;

/** Volume, height and surface of a bottom of radius r, in metres. */
const bottoms = {
  /** 60° cone, to the point. */
  cone: (r: number) => ({
    volumeM3: (Math.PI * r ** 3 * Math.sqrt(3)) / 3,
    heightM: r * Math.sqrt(3),
    surfaceM2: Math.PI * r * 2 * r,
  }),
  /** A spherical cap one tenth of the diameter deep. */
  dish: (r: number) => {
    const depthM = r / 5;
    return {
      volumeM3: ((Math.PI * depthM) / 6) * (3 * r ** 2 + depthM ** 2),
      heightM: depthM,
      surfaceM2: Math.PI * (r ** 2 + depthM ** 2),
    };
  },
  flat: (r: number) => ({ volumeM3: 0, heightM: 0, surfaceM2: Math.PI * r ** 2 }),
};

/** Sizes of the older flow (D5): the three standard diameters that need the least material. */
export function sizeConstruction(request: {
  readonly construction: ConstructionId;
  readonly volumeM3: CubicMetres;
  readonly heightLimitMm?: Millimetres;
}): ConstructionSize[] {
  const limitMm = request.heightLimitMm ?? Number.POSITIVE_INFINITY;
  return diametersMm
    .flatMap((diameterMm) => {
      const radiusM = diameterMm / 2000;
      const bottom = bottoms[constructions[request.construction].bottom](radiusM);
      const cylinderM = (request.volumeM3 - bottom.volumeM3) / (Math.PI * radiusM ** 2);
      const heightMm = roundHalfEven((cylinderM + bottom.heightM) * 1000);
      const fits =
        cylinderM >= 0 &&
        heightMm >= diameterMm &&
        heightMm <= 4 * diameterMm &&
        heightMm <= greatestHeightMm &&
        heightMm < limitMm;
      const roofM2 = Math.PI * radiusM ** 2;
      const surfaceM2 = 2 * Math.PI * radiusM * cylinderM + bottom.surfaceM2 + roofM2;
      return fits ? [{ diameterMm, heightMm, surfaceM2 }] : [];
    })
    .sort((a, b) => a.surfaceM2 - b.surfaceM2)
    .slice(0, offered);
}
