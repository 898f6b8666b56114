import type { Millimetres } from '../units.ts';

/** x points right and z up; y points away from the viewer, so that azimuth 0 faces the viewer. Right-handed. */
export type Point3 = readonly [x: Millimetres, y: Millimetres, z: Millimetres];

/** A direction of length 1. */
export type Direction = Point3;

/** A point of a profile or outline. */
export type Point2 = readonly [Millimetres, Millimetres];

/** Materials of fixed colour, and the surfaces whose colour the visitor chooses. */
export type MaterialName =
  | 'body'
  | 'joint'
  | 'roof'
  | 'contents'
  | 'steel'
  | 'galvanised'
  | 'stainless'
  | 'dark'
  | 'rubber'
  | 'concrete'
  | 'accent'
  | 'white'
  | 'blue'
  | 'glass'
  | 'copper'
  | 'red'
  | 'yellow'
  | 'green'
  | 'lamp'
  | 'clear'
  | 'laminate';

/** A profile that turns around an axis. */
export interface Turned {
  readonly kind: 'turned';
  readonly at: Point3;
  readonly axis: Direction;
  /** Distance from the axis, and position along it. The outside is on the right of the direction of travel. */
  readonly profile: readonly Point2[];
  /** Azimuths of a part of a turn; only around a vertical axis. */
  readonly arcDeg?: readonly [number, number];
}

/** A round bar along a line. */
export interface Tube {
  readonly kind: 'tube';
  readonly points: readonly Point3[];
  readonly diameterMm: Millimetres;
  /** Radius of the bends at inner points. Without it they are sharp. */
  readonly bendMm?: Millimetres;
}

/** A convex outline that is extruded along `across` × `up`. */
export interface Prism {
  readonly kind: 'prism';
  readonly at: Point3;
  readonly across: Direction;
  readonly up: Direction;
  readonly outline: readonly Point2[];
  readonly depthMm: Millimetres;
}

/** A body of a unit, as plain data, independent of whoever shows or writes it. */
export type Solid = (Turned | Tube | Prism) & {
  /** Part name, as in the drawing. */
  readonly part: string;
  readonly material: MaterialName;
};

export const add = (a: Point3, b: Point3, times = 1): Point3 => [
  a[0] + b[0] * times,
  a[1] + b[1] * times,
  a[2] + b[2] * times,
];

export const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

export function unitVector(a: Point3): Direction {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}
