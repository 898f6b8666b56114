import { hasPassage, type Shape, type StorageType } from '../catalogue/storage-type.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Metres, SquareMetres } from '../units.ts';
import {
  bottomHeightM,
  bottomSurfaceM2,
  roofHeightM,
  roofSurfaceM2,
  shapeBaseHeightM,
} from './shape-geometry.ts';

export interface ShapedUnit extends Pick<Unit, 'diameterMm' | 'heightMm' | 'passageHeightMm'> {
  readonly storageType: Pick<StorageType, 'shape'>;
}

const shapeOf = (unit: ShapedUnit): Shape => unit.storageType.shape;

/** Height of the vessel's lowest point above the ground. */
export const baseHeightM = (unit: ShapedUnit): Metres =>
  shapeBaseHeightM(shapeOf(unit), unit.passageHeightMm);

/** Length on a truck: the vessel without the frame of its passage. */
export function shellLengthM(unit: ShapedUnit): Metres {
  const heightM = unit.heightMm / 1000;
  return hasPassage(shapeOf(unit)) ? heightM - baseHeightM(unit) : heightM;
}

/** From the bottom to the roof. */
export function cylinderHeightM(unit: ShapedUnit): Metres {
  const shape = shapeOf(unit);
  const diameterM = unit.diameterMm / 1000;
  const vesselM = unit.heightMm / 1000 - baseHeightM(unit);
  return vesselM - bottomHeightM(shape, diameterM) - roofHeightM(shape, diameterM);
}

/** Painted surface of the body: cylinder and bottom. Flat bottoms are not counted. */
export function bodySurfaceM2(unit: ShapedUnit): SquareMetres {
  const diameterM = unit.diameterMm / 1000;
  return Math.PI * diameterM * cylinderHeightM(unit) + bottomSurfaceM2(shapeOf(unit), diameterM);
}

export const roofSurfaceOfUnitM2 = (unit: ShapedUnit): SquareMetres =>
  roofSurfaceM2(shapeOf(unit), unit.diameterMm / 1000);
