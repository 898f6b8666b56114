import { storageTypes } from '../catalogue/storage-types.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Metres, SquareMetres } from '../units.ts';

const degrees = Math.PI / 180;
const outletRadiusM = 0.2;

type Shape = Pick<Unit, 'type' | 'diameterMm' | 'heightMm' | 'passageHeightMm'>;

/** Height of the vessel's lowest point above the ground. */
export function baseHeightM(shape: Shape): Metres {
  const { base } = storageTypes[shape.type];
  return (base.kind === 'fixed' ? base.heightMm : (shape.passageHeightMm ?? 0) + base.addedMm) / 1000;
}

/** Length on a truck: the vessel without the frame of its passage. */
export function shellLengthM(shape: Shape): Metres {
  return storageTypes[shape.type].base.kind === 'passage'
    ? shape.heightMm / 1000 - baseHeightM(shape)
    : shape.heightMm / 1000;
}

export const coneHeightM = (diameterM: Metres): Metres =>
  (diameterM / 2 - outletRadiusM) * Math.tan(60 * degrees);

export const roofHeightM = (diameterM: Metres): Metres => (diameterM / 2) * Math.tan(15 * degrees) + 0.15;

/** Cone roof of 15 degrees. */
export const roofSurfaceM2 = (diameterM: Metres): SquareMetres =>
  ((Math.PI / 4) * diameterM ** 2) / Math.cos(15 * degrees);

/** Painted surface of the body: cylinder and hopper. Flat bottoms are not counted. */
export function bodySurfaceM2(shape: Shape): SquareMetres {
  const diameterM = shape.diameterMm / 1000;
  const hopper = storageTypes[shape.type].bottom === 'hopper';
  const cylinderM =
    shape.heightMm / 1000 -
    baseHeightM(shape) -
    (hopper ? coneHeightM(diameterM) : 0) -
    roofHeightM(diameterM);
  const radiusM = diameterM / 2;
  const hopperM2 = hopper
    ? (Math.PI * (radiusM + outletRadiusM) * (radiusM - outletRadiusM)) / Math.cos(60 * degrees)
    : 0;
  return Math.PI * diameterM * cylinderM + hopperM2;
}
