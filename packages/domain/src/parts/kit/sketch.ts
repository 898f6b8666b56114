import type { Material, Pen } from '../../drawing/pen.ts';
import type { Mould, Place, Range } from '../../solids/mould.ts';
import type { MaterialName, Point2, Point3 } from '../../solids/solid.ts';
import type { Millimetres } from '../../units.ts';
import { out, radians, up } from './spot.ts';

/** A length that begins somewhere: foot and height, or from the wall. */
type Stretch = readonly [from: Millimetres, length: Millimetres];

/** How a piece is drawn, if not as its material says. */
interface Look {
  /** Radius of its corners. */
  readonly corner?: number;
  readonly drawn?: Material;
}

const barColours: Readonly<Partial<Record<MaterialName, readonly [body: string, edge?: string]>>> = {
  accent: ['#d9620f', '#9c4308'],
  stainless: ['#d3dde3'],
  galvanised: ['#9aa4aa'],
};

type Both = MaterialName & Material;

/**
 * Draws a part or makes its solid, from one description: `u` runs along the wall, `v` away from it, `z` up. The viewer
 * sees a part at the side of the unit from its side, every other from its front. What only one of the two shows is said
 * to `pen` or to `place`.
 */
export class Sketch {
  readonly pen: Pen | undefined;
  readonly place: Place | undefined;
  readonly mould: Mould | undefined;
  /** Where the front view has the place. */
  readonly x: Millimetres;
  /** 1 or -1 if the part is seen from its side. */
  private readonly side: number;

  constructor(
    { pen, mould }: { pen?: Pen | undefined; mould?: Mould | undefined },
    azimuthDeg = 0,
    radius = 0,
  ) {
    this.pen = pen;
    this.mould = mould;
    this.place = mould?.at(azimuthDeg, radius);
    this.x = radius * Math.sin(azimuthDeg * radians);
    this.side = Math.abs(azimuthDeg) === 90 ? Math.sign(azimuthDeg) : 0;
  }

  /** Another place of the same part. */
  at(azimuthDeg = 0, radius = 0): Sketch {
    return new Sketch(this, azimuthDeg, radius);
  }

  /** Names what follows: a piece that close-ups show without the rest. */
  name(part: string): void {
    if (this.pen) this.pen.part = part;
    if (this.mould) this.mould.part = part;
  }

  private seen([u, v, z]: Point3): Point2 {
    return [this.x + (this.side ? this.side * v : u), z];
  }

  /** A box, which the viewer sees from the front or from its side. */
  box(
    u: Range,
    v: Range,
    [foot, height]: Stretch,
    material: Both,
    { corner = 0, drawn = material }: Look = {},
  ): void {
    this.place?.box(u, v, [foot, foot + height], material);
    const [from, to] = this.side ? v : u;
    const left = this.side < 0 ? this.x - to : this.x + from;
    this.pen?.box(left, foot, to - from, height, drawn, corner);
  }

  /** A cylinder that stands, at a distance along the wall. */
  upright(
    radius: Millimetres,
    [foot, height]: Stretch,
    material: Both,
    { corner = 0, drawn = material }: Look = {},
    u = 0,
    v = 0,
  ): void {
    this.place?.cylinder([u, v, foot], up, radius, height, material);
    const [x] = this.seen([u, v, foot]);
    this.pen?.box(x - radius, foot, 2 * radius, height, drawn, corner);
  }

  /** A cylinder that leaves the wall: from the side a box, from the front a disc. */
  roll(
    radius: Millimetres,
    [from, length]: Stretch,
    z: Millimetres,
    material: Both,
    { corner = 0, drawn = material }: Look = {},
    u = 0,
  ): void {
    this.place?.cylinder([u, from, z], out, radius, length, material);
    if (this.side)
      this.pen?.box(
        this.side < 0 ? this.x - from - length : this.x + from,
        z - radius,
        length,
        2 * radius,
        drawn,
        corner,
      );
    else this.pen?.disc(this.x + u, z, radius, radius, drawn);
  }

  /** A round that is as wide as deep. */
  ball(at: Point3, radius: Millimetres, half: Millimetres, material: Both): void {
    this.place?.ball(at, radius, half, material);
    const [x, z] = this.seen(at);
    this.pen?.disc(x, z, radius, half, material);
  }

  bar(
    from: Point3,
    to: Point3,
    diameter: Millimetres,
    material: MaterialName,
    colours = barColours[material] ?? [],
  ): void {
    this.place?.bar(from, to, diameter, material);
    this.pen?.bar(this.seen(from), this.seen(to), diameter, ...colours);
  }
}
