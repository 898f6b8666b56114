import type { Bottom, Roof } from '../catalogue/storage-type.ts';
import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';

export const slopeOf = (angleDeg: number): number => Math.tan((angleDeg * Math.PI) / 180);

/** Height of the bottom, from its lowest point to the cylinder. */
export function bottomDepthMm(bottom: Bottom, radiusMm: Millimetres): Millimetres {
  switch (bottom.kind) {
    case 'cone':
      return (radiusMm - bottom.outletMm / 2) * slopeOf(bottom.angleDeg);
    case 'dished':
      return 2 * radiusMm * bottom.depthShare;
    case 'flat':
      return 0;
  }
}

/** Half the width of the outlet; a dished bottom ends in a nozzle. */
export const outletRadiusOf = (bottom: Bottom): Millimetres =>
  bottom.kind === 'cone' ? bottom.outletMm / 2 : 60;

/** Height of the roof without its neck. */
export function roofRiseMm(roof: Roof, radiusMm: Millimetres): Millimetres {
  switch (roof.kind) {
    case 'cone':
      return radiusMm * slopeOf(roof.angleDeg);
    case 'dome':
      return 2 * radiusMm * roof.riseShare;
    case 'flat':
      return 0;
  }
}

/** What stands above the roof and counts in the catalogue's height. */
export const neckMmOf = (roof: Roof): Millimetres => (roof.kind === 'flat' ? roof.rimMm : roof.neckMm);

/** Radius of the sphere that a cap of this height and foot belongs to. */
const sphereRadius = (capMm: Millimetres, footMm: Millimetres): Millimetres =>
  (footMm ** 2 + capMm ** 2) / (2 * capMm);

/** Surface of the roof at a distance from the axis. */
export function roofAtMm(
  { shape: { roof }, eavesMm, radiusMm }: Pick<UnitModel, 'shape' | 'eavesMm' | 'radiusMm'>,
  fromAxisMm: Millimetres,
): Millimetres {
  switch (roof.kind) {
    case 'cone':
      return eavesMm + (radiusMm - fromAxisMm) * slopeOf(roof.angleDeg);
    case 'dome': {
      const rise = roofRiseMm(roof, radiusMm);
      const sphere = sphereRadius(rise, radiusMm);
      return eavesMm + Math.sqrt(Math.max(0, sphere ** 2 - fromAxisMm ** 2)) - (sphere - rise);
    }
    case 'flat':
      return eavesMm;
  }
}

/** Inner radius at a height within the bottom. */
export function bottomRadiusMm(
  unit: Pick<UnitModel, 'shape' | 'baseMm' | 'radiusMm'>,
  heightMm: Millimetres,
): Millimetres {
  const { bottom } = unit.shape;
  const above = heightMm - unit.baseMm;
  switch (bottom.kind) {
    case 'cone':
      return bottom.outletMm / 2 + above / slopeOf(bottom.angleDeg);
    case 'dished': {
      const sphere = sphereRadius(bottomDepthMm(bottom, unit.radiusMm), unit.radiusMm);
      return Math.sqrt(Math.max(0, 2 * sphere * above - above ** 2));
    }
    case 'flat':
      return unit.radiusMm;
  }
}

/** Volume of the bottom up to a height above its lowest point, in mm³. */
export function bottomVolumeMm3(bottom: Bottom, radiusMm: Millimetres, aboveMm: Millimetres): number {
  switch (bottom.kind) {
    case 'cone': {
      const outlet = bottom.outletMm / 2;
      const at = outlet + aboveMm / slopeOf(bottom.angleDeg);
      return (Math.PI * slopeOf(bottom.angleDeg) * (at ** 3 - outlet ** 3)) / 3;
    }
    case 'dished': {
      const sphere = sphereRadius(bottomDepthMm(bottom, radiusMm), radiusMm);
      return (Math.PI * aboveMm ** 2 * (3 * sphere - aboveMm)) / 3;
    }
    case 'flat':
      return 0;
  }
}

/** Points along a curve in the silhouette, from the left edge to the right. */
export const acrossPoints = (
  halfMm: Millimetres,
  heightAt: (fromAxisMm: Millimetres) => Millimetres,
): (readonly [number, number])[] =>
  Array.from({ length: 33 }, (_, index) => {
    const x = -halfMm * Math.cos((index * Math.PI) / 32);
    return [x, heightAt(Math.abs(x))] as const;
  });
