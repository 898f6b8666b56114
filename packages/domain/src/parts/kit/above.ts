import type { UnitModel } from '../../drawing/anatomy.ts';
import type { Material, Pen, Point } from '../../drawing/pen.ts';
import { radians, type Spot } from './spot.ts';

/** In plan view the viewer is at the lower edge: azimuth 0 points down. */
export const planOf = (azimuthDeg: number, radiusMm: number): Point => [
  radiusMm * Math.sin(azimuthDeg * radians),
  -radiusMm * Math.cos(azimuthDeg * radians),
];

/** A point beside the wall: `u` runs along it, `v` away from it. */
export function besideWall({ azimuthDeg, radius }: Spot, u: number, v: number): Point {
  const [x, z] = planOf(azimuthDeg, radius + v);
  return [x + u * Math.cos(azimuthDeg * radians), z + u * Math.sin(azimuthDeg * radians)];
}

/** A box that projects from the wall. */
export function onWall(
  pen: Pen,
  spot: Spot,
  width: number,
  from: number,
  depth: number,
  material: Material,
): void {
  const corner = (u: number, v: number) => besideWall(spot, u, v);
  const [left, right, far] = [-width / 2, width / 2, from + depth];
  pen.polygon(material, corner(left, from), corner(right, from), corner(right, far), corner(left, far));
}

/** A round part that stands upright. */
export const standing =
  (material: Material, cap: Material = material) =>
  (pen: Pen, { azimuthDeg, radius, half }: Spot): void => {
    const [x, z] = planOf(azimuthDeg, radius);
    pen.disc(x, z, half + 40, half + 40, 'steel');
    pen.disc(x, z, half, half, material);
    pen.disc(x, z, half * 0.45, half * 0.45, cap, 0.5);
  };

/** A pipe that ends on the roof, at a share of the radius. */
export const pipeToRoof =
  (landing: number) =>
  (pen: Pen, { azimuthDeg, radius, width }: Spot, unit: UnitModel): void => {
    const [x, z] = planOf(azimuthDeg, radius);
    pen.disc(x, z, width * 0.7, width * 0.7, 'steel');
    pen.tube([[x, z], planOf(azimuthDeg, unit.radiusMm * landing)], width);
    const [endX, endZ] = planOf(azimuthDeg, unit.radiusMm * landing);
    pen.disc(endX, endZ, width * 0.75, width * 0.75, 'steel');
  };

/** A round that is seen as a line. */
export function circle(pen: Pen, radius: number, colour: string, weight: number): void {
  pen.put(
    { kind: 'ellipse', cx: 0, cy: 0, rx: radius, ry: radius },
    { stroke: pen.style === 'line' ? '#16202b' : colour, strokeMm: weight * pen.mmPerPx },
  );
}
