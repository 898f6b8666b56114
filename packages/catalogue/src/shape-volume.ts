import type { Shape } from '@silowright/domain/catalogue/storage-type';
import { memoize } from '@silowright/domain/memoize';
import { bottomHeightM, bottomVolumeM3 } from '@silowright/domain/sizing/shape-geometry';
import { cylinderHeightM, type ShapedUnit } from '@silowright/domain/sizing/unit-geometry';
import { camelKeys } from './letter-case.ts';
import type { StorageTypeFile } from './schema/storage-type.ts';

export const shapeOf = memoize(({ shape }: StorageTypeFile) => camelKeys(shape) as Shape);

/** Net volume from the shape: bottom, cylinder up to the ullage, roof left out. In cubic metres. */
export function shapeVolumeM3(type: StorageTypeFile, size: Omit<ShapedUnit, 'storageType'>): number {
  const { ullage } = type;
  const shape = shapeOf(type);
  const diameterM = size.diameterMm / 1000;
  const cylinderM = cylinderHeightM({ ...size, storageType: { shape } });
  // A share counts over the height of the contents when the vessel is full to the brim.
  const innerM = bottomHeightM(shape, diameterM) + cylinderM;
  const ullageM =
    ullage.kind === 'fixed'
      ? ullage.mm / 1000
      : Math.max((innerM * ullage.percent) / 100, ullage.minimum_mm / 1000);
  return bottomVolumeM3(shape, diameterM) + (Math.PI / 4) * diameterM ** 2 * (cylinderM - ullageM);
}
