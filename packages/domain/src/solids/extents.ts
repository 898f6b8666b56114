import type { Millimetres } from '../units.ts';
import { add, cross, type Point3, type Solid, unitVector } from './solid.ts';

export interface Extents {
  readonly min: Point3;
  readonly max: Point3;
}

/** Smallest and largest coordinates, computed from the measures; undefined without solids. */
export function extentsOf(solids: readonly Solid[]): Extents | undefined {
  if (solids.length === 0) return undefined;
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  /** A disc at a point, across a direction; a radius of 0 is the point itself. */
  const take = (point: Point3, across: Point3 = [0, 0, 1], radius = 0) => {
    for (const [axis, value] of point.entries()) {
      const reach = radius * Math.sqrt(Math.max(0, 1 - across[axis]! ** 2));
      min[axis] = Math.min(min[axis]!, value - reach);
      max[axis] = Math.max(max[axis]!, value + reach);
    }
  };
  for (const solid of solids) takeSolid(solid, take);
  return { min: [min[0]!, min[1]!, min[2]!], max: [max[0]!, max[1]!, max[2]!] };
}

/** From the unit's axis to the outermost point in the plan; 0 without solids. */
export function reachOf(solids: readonly Solid[]): Millimetres {
  let reach = 0;
  for (const solid of solids)
    takeSolid(solid, ([x, y], _, radius = 0) => {
      reach = Math.max(reach, Math.hypot(x, y) + radius);
    });
  return reach;
}

type Take = (point: Point3, across?: Point3, radius?: number) => void;

function takeSolid(solid: Solid, take: Take): void {
  switch (solid.kind) {
    case 'turned':
      for (const [r, z] of solid.profile) {
        const centre = add(solid.at, solid.axis, z);
        if (!solid.arcDeg) take(centre, solid.axis, r);
        else
          for (let share = 0; share <= 1; share += 0.125) {
            const angle = ((solid.arcDeg[0] + (solid.arcDeg[1] - solid.arcDeg[0]) * share) * Math.PI) / 180;
            take(add(centre, [Math.sin(angle), -Math.cos(angle), 0], r));
          }
      }
      break;
    case 'tube':
      solid.points.forEach((point, index) => {
        // Each run ends in a disc; a bend stays inside its corner.
        for (const other of [solid.points[index - 1], solid.points[index + 1]])
          if (other) take(point, unitVector(add(other, point, -1)), solid.diameterMm / 2);
      });
      break;
    case 'prism': {
      const forward = cross(solid.across, solid.up);
      for (const [a, b] of solid.outline)
        for (const depth of [0, solid.depthMm])
          take(add(add(add(solid.at, solid.across, a), solid.up, b), forward, depth));
    }
  }
}
