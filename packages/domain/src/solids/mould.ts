import type { Millimetres } from '../units.ts';
import {
  add,
  cross,
  type Direction,
  type MaterialName,
  type Point2,
  type Point3,
  type Solid,
  unitVector,
} from './solid.ts';

const up: Direction = [0, 0, 1];
const radians = Math.PI / 180;

export type Range = readonly [from: Millimetres, to: Millimetres];

/** Collects the solids of a unit, as a pen collects the primitives of a drawing. */
export class Mould {
  readonly solids: Solid[] = [];
  part = '';

  /** Turns a profile around the unit's axis. */
  turn(profile: readonly Point2[], material: MaterialName, arcDeg?: readonly [number, number]): void {
    this.put({
      kind: 'turned',
      at: [0, 0, 0],
      axis: up,
      profile,
      material,
      ...(arcDeg && { arcDeg }),
    });
  }

  /** A ring of rectangular section around the unit's axis. */
  ring([inner, outer]: Range, [low, high]: Range, material: MaterialName): void {
    this.turn(
      [
        [inner, low],
        [outer, low],
        [outer, high],
        [inner, high],
        [inner, low],
      ],
      material,
    );
  }

  /** A bent bar around the unit's axis. */
  hoop(radius: Millimetres, z: Millimetres, diameter: Millimetres, material: MaterialName): void {
    const half = diameter / 2;
    this.turn(
      Array.from({ length: 9 }, (_, index): Point2 => {
        const angle = (index * Math.PI) / 4;
        return [radius + half * Math.sin(angle), z - half * Math.cos(angle)];
      }),
      material,
    );
  }

  put(solid: Omit<Extract<Solid, { kind: 'turned' }>, 'part'>): void;
  put(solid: Omit<Extract<Solid, { kind: 'tube' }>, 'part'>): void;
  put(solid: Omit<Extract<Solid, { kind: 'prism' }>, 'part'>): void;
  put(solid: object): void {
    this.solids.push({ ...(solid as Solid), part: this.part });
  }

  /** A place beside the body; radius 0 is the axis, seen from the front. */
  at(azimuthDeg = 0, radiusMm: Millimetres = 0): Place {
    return new Place(this, azimuthDeg, radiusMm);
  }
}

/** Local measures at a place: `u` runs along the wall, `v` away from it, `z` up from the ground. */
export class Place {
  private readonly mould: Mould;
  readonly along: Direction;
  readonly out: Direction;
  private readonly origin: Point3;

  constructor(mould: Mould, azimuthDeg: number, radiusMm: Millimetres) {
    const [sin, cos] = [Math.sin(azimuthDeg * radians), Math.cos(azimuthDeg * radians)];
    this.mould = mould;
    this.along = [cos, sin, 0];
    this.out = [sin, -cos, 0];
    this.origin = add([0, 0, 0], this.out, radiusMm);
  }

  point([u, v, z]: Point3): Point3 {
    return add(add(add(this.origin, this.along, u), this.out, v), up, z);
  }

  direction([u, v, z]: Point3): Direction {
    return unitVector(add(add(add([0, 0, 0], this.along, u), this.out, v), up, z));
  }

  box([u0, u1]: Range, [v0, v1]: Range, [z0, z1]: Range, material: MaterialName): void {
    this.plate([v0, v1], material, [u0, z0], [u1, z0], [u1, z1], [u0, z1]);
  }

  /** An outline of u and z, extruded away from the wall. */
  plate([v0, v1]: Range, material: MaterialName, ...outline: readonly Point2[]): void {
    this.mould.put({
      kind: 'prism',
      at: this.point([0, v0, 0]),
      across: this.along,
      up,
      outline,
      depthMm: v1 - v0,
      material,
    });
  }

  /** An outline of v and z, extruded along the wall: gussets, chutes. */
  web(outline: readonly Point2[], [u0, u1]: Range, material: MaterialName): void {
    const across = this.out;
    const forward = cross(across, up);
    // `out` × `up` points against `along`.
    const from = forward[0] * this.along[0] + forward[1] * this.along[1] > 0 ? u0 : u1;
    this.mould.put({
      kind: 'prism',
      at: this.point([from, 0, 0]),
      across,
      up,
      outline,
      depthMm: u1 - u0,
      material,
    });
  }

  bar(from: Point3, to: Point3, diameterMm: Millimetres, material: MaterialName): void {
    this.rod(diameterMm, material, 0, from, to);
  }

  /** A bar along points, with the radius of its bends. */
  rod(
    diameterMm: Millimetres,
    material: MaterialName,
    bendMm: Millimetres,
    ...points: readonly Point3[]
  ): void {
    this.mould.put({
      kind: 'tube',
      points: points.map((point) => this.point(point)),
      diameterMm,
      material,
      ...(bendMm && { bendMm }),
    });
  }

  /** A profile of radius and position along an axis that starts at a point. */
  turn(at: Point3, axis: Point3, profile: readonly Point2[], material: MaterialName): void {
    this.mould.put({
      kind: 'turned',
      at: this.point(at),
      axis: this.direction(axis),
      profile,
      material,
    });
  }

  /** A cylinder with both ends; its axis starts at a point. */
  cylinder(at: Point3, axis: Point3, radius: Millimetres, length: Millimetres, material: MaterialName): void {
    this.cone(at, axis, [radius, radius], length, material);
  }

  /** A cut cone with both ends; its axis starts at a point. */
  cone(at: Point3, axis: Point3, [from, to]: Range, length: Millimetres, material: MaterialName): void {
    const profile: Point2[] = [
      [0, 0],
      [from, 0],
      [to, length],
      [0, length],
    ];
    this.turn(at, axis, profile, material);
  }

  /** An ellipsoid that turns around the vertical. */
  ball(at: Point3, radius: Millimetres, half: Millimetres, material: MaterialName): void {
    this.turn(
      at,
      [0, 0, 1],
      Array.from({ length: 9 }, (_, index): Point2 => {
        const angle = (index * Math.PI) / 8;
        return [radius * Math.sin(angle), -half * Math.cos(angle)];
      }),
      material,
    );
  }

  /** A cap that is round towards its axis. */
  dome(at: Point3, axis: Point3, radius: Millimetres, rise: Millimetres, material: MaterialName): void {
    this.turn(
      at,
      axis,
      [
        [0, 0],
        ...Array.from({ length: 7 }, (_, index): Point2 => {
          const angle = (index * Math.PI) / 12;
          return [radius * Math.cos(angle), rise * Math.sin(angle)];
        }),
      ],
      material,
    );
  }

  /** A ring of bolts on a flange that faces `axis`. */
  bolts(
    at: Point3,
    facing: 'up' | 'out',
    circle: Millimetres,
    count: number,
    [radius, length]: Range,
    material: MaterialName = 'dark',
  ): void {
    for (let index = 0; index < count; index++) {
      const angle = ((index + 0.5) * 2 * Math.PI) / count;
      const [a, b] = [circle * Math.cos(angle), circle * Math.sin(angle)];
      const point: Point3 = facing === 'up' ? [at[0] + a, at[1] + b, at[2]] : [at[0] + a, at[1], at[2] + b];
      this.cylinder(point, facing === 'up' ? [0, 0, 1] : [0, 1, 0], radius, length, material);
    }
  }
}
