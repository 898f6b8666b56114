import type { StorageTypeFile } from './schema/storage-type.ts';

interface Size {
  readonly diameterMm: number;
  readonly heightMm: number;
  readonly passageHeightMm?: number | undefined;
}

const radians = Math.PI / 180;

/** Net volume from the shape: bottom, cylinder up to the ullage, roof left out. In cubic metres. */
export function shapeVolumeM3(type: StorageTypeFile, size: Size): number {
  const radius = size.diameterMm / 2000;
  const area = Math.PI * radius ** 2;
  const bottomM = bottomHeightM(type, radius);
  const cylinderM =
    size.heightMm / 1000 - baseHeightM(type, size.passageHeightMm) - bottomM - roofHeightM(type, radius);
  const filledM = cylinderM - ullageM(type, bottomM + cylinderM);
  return bottomVolumeM3(type, radius, bottomM) + area * filledM;
}

/** Lowest point of the vessel above the ground. */
export function baseHeightM({ shape: { support } }: StorageTypeFile, passageHeightMm = 0): number {
  switch (support.kind) {
    case 'plinth':
      return support.height_mm / 1000;
    case 'frame':
      return (passageHeightMm + support.above_clearance_mm) / 1000;
    case 'ballast-frame':
      return ((support.clear_height_mm ?? passageHeightMm) + support.above_clearance_mm) / 1000;
    default:
      return support.outlet_height_mm / 1000;
  }
}

export function bottomHeightM({ shape: { bottom } }: StorageTypeFile, radius: number): number {
  switch (bottom.kind) {
    case 'cone':
      return (radius - bottom.outlet_mm / 2000) * Math.tan(bottom.angle_deg * radians);
    case 'dished':
      return 2 * radius * bottom.depth_share;
    default:
      return 0;
  }
}

export function roofHeightM({ shape: { roof } }: StorageTypeFile, radius: number): number {
  switch (roof.kind) {
    case 'cone':
      return radius * Math.tan(roof.angle_deg * radians) + roof.neck_mm / 1000;
    case 'dome':
      return 2 * radius * roof.rise_share + roof.neck_mm / 1000;
    default:
      return roof.rim_mm / 1000;
  }
}

function bottomVolumeM3({ shape: { bottom } }: StorageTypeFile, radius: number, heightM: number): number {
  switch (bottom.kind) {
    case 'cone': {
      const outlet = bottom.outlet_mm / 2000;
      return ((Math.PI * heightM) / 3) * (radius ** 2 + radius * outlet + outlet ** 2);
    }
    case 'dished':
      return ((Math.PI * heightM) / 6) * (3 * radius ** 2 + heightM ** 2);
    default:
      return 0;
  }
}

/** A share counts over the height of the contents when the vessel is full to the brim. */
function ullageM({ ullage }: StorageTypeFile, innerHeightM: number): number {
  return ullage.kind === 'fixed'
    ? ullage.mm / 1000
    : Math.max((innerHeightM * ullage.percent) / 100, ullage.minimum_mm / 1000);
}
