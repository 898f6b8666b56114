import type { StorageTypeFile } from './schema/storage-type.ts';
import { baseHeightM, bottomHeightM, roofHeightM } from './shape-volume.ts';

const radians = Math.PI / 180;

/** The painted body: cylinder and bottom; a flat bottom is not counted. */
export function bodySurfaceM2(
  type: StorageTypeFile,
  size: {
    readonly diameterMm: number;
    readonly heightMm: number;
    readonly passageHeightMm?: number | undefined;
  },
): number {
  const radius = size.diameterMm / 2000;
  const { bottom } = type.shape;
  const bottomM = bottomHeightM(type, radius);
  const cylinderM =
    size.heightMm / 1000 - baseHeightM(type, size.passageHeightMm) - bottomM - roofHeightM(type, radius);
  const cylinder = 2 * Math.PI * radius * cylinderM;
  switch (bottom.kind) {
    case 'cone': {
      const outlet = bottom.outlet_mm / 2000;
      return (
        cylinder + (Math.PI * (radius + outlet) * (radius - outlet)) / Math.cos(bottom.angle_deg * radians)
      );
    }
    case 'dished':
      return cylinder + Math.PI * (radius ** 2 + bottomM ** 2);
    default:
      return cylinder;
  }
}

export function roofSurfaceM2({ shape: { roof } }: StorageTypeFile, diameterMm: number): number {
  const radius = diameterMm / 2000;
  switch (roof.kind) {
    case 'cone':
      return (Math.PI * radius ** 2) / Math.cos(roof.angle_deg * radians);
    case 'dome':
      return Math.PI * (radius ** 2 + (2 * radius * roof.rise_share) ** 2);
    default:
      return Math.PI * radius ** 2;
  }
}
