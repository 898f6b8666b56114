import type { Shape } from '../catalogue/storage-type.ts';
import type { CubicMetres, Metres, Millimetres, SquareMetres } from '../units.ts';

const degrees = Math.PI / 180;

/** Height of the vessel's lowest point above the ground. */
export function shapeBaseHeightM({ support }: Shape, passageHeightMm: Millimetres = 0): Metres {
  switch (support.kind) {
    case 'plinth':
      return support.heightMm / 1000;
    case 'frame':
      return (passageHeightMm + support.aboveClearanceMm) / 1000;
    case 'ballast-frame':
      return ((support.clearHeightMm ?? passageHeightMm) + support.aboveClearanceMm) / 1000;
    case 'legs':
    case 'skirt':
    case 'ring':
      return support.outletHeightMm / 1000;
  }
}

/** From the outlet to the lower edge of the cylinder. */
export function bottomHeightM({ bottom }: Shape, diameterM: Metres): Metres {
  switch (bottom.kind) {
    case 'cone':
      return (diameterM / 2 - bottom.outletMm / 2000) * Math.tan(bottom.angleDeg * degrees);
    case 'dished':
      return diameterM * bottom.depthShare;
    case 'flat':
      return 0;
  }
}

export function bottomVolumeM3(shape: Shape, diameterM: Metres): CubicMetres {
  const { bottom } = shape;
  const radiusM = diameterM / 2;
  const heightM = bottomHeightM(shape, diameterM);
  switch (bottom.kind) {
    case 'cone': {
      const outletM = bottom.outletMm / 2000;
      return ((Math.PI * heightM) / 3) * (radiusM ** 2 + radiusM * outletM + outletM ** 2);
    }
    case 'dished':
      return ((Math.PI * heightM) / 6) * (3 * radiusM ** 2 + heightM ** 2);
    case 'flat':
      return 0;
  }
}

/** Painted surface of the bottom; a flat one is not painted. */
export function bottomSurfaceM2(shape: Shape, diameterM: Metres): SquareMetres {
  const { bottom } = shape;
  const radiusM = diameterM / 2;
  switch (bottom.kind) {
    case 'cone': {
      const outletM = bottom.outletMm / 2000;
      return (Math.PI * (radiusM + outletM) * (radiusM - outletM)) / Math.cos(bottom.angleDeg * degrees);
    }
    case 'dished':
      return Math.PI * (radiusM ** 2 + bottomHeightM(shape, diameterM) ** 2);
    case 'flat':
      return 0;
  }
}

/** From the upper edge of the cylinder to the top, including the neck. */
export function roofHeightM({ roof }: Shape, diameterM: Metres): Metres {
  switch (roof.kind) {
    case 'cone':
      return (diameterM / 2) * Math.tan(roof.angleDeg * degrees) + roof.neckMm / 1000;
    case 'dome':
      return diameterM * roof.riseShare + roof.neckMm / 1000;
    case 'flat':
      return roof.rimMm / 1000;
  }
}

export function roofSurfaceM2({ roof }: Shape, diameterM: Metres): SquareMetres {
  switch (roof.kind) {
    case 'cone':
      return ((Math.PI / 4) * diameterM ** 2) / Math.cos(roof.angleDeg * degrees);
    case 'dome':
      return Math.PI * ((diameterM / 2) ** 2 + (diameterM * roof.riseShare) ** 2);
    case 'flat':
      return (Math.PI / 4) * diameterM ** 2;
  }
}

/** Height of the contents above the bottom's edge, divided by the diameter. */
export function slendernessOf(
  shape: Shape,
  { diameterMm, volumeM3 }: { readonly diameterMm: Millimetres; readonly volumeM3: CubicMetres },
): number {
  const diameterM = diameterMm / 1000;
  const fillM = (volumeM3 - bottomVolumeM3(shape, diameterM)) / ((Math.PI / 4) * diameterM ** 2);
  return fillM / diameterM;
}
