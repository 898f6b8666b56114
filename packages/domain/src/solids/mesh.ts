import { bendPoints } from './bend-points.ts';
import {
  add,
  cross,
  type Direction,
  dot,
  type Point2,
  type Point3,
  type Prism,
  type Solid,
  type Tube,
  type Turned,
  unitVector,
} from './solid.ts';

/** Triangles: three numbers a point, in millimetres and in the axes of the solids. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

/** The solids as triangles, in their order. */
export function meshOf(solids: readonly Solid[]): Mesh {
  const builder = new MeshBuilder();
  for (const solid of solids)
    switch (solid.kind) {
      case 'turned':
        turn(builder, solid);
        break;
      case 'tube':
        sweep(builder, solid);
        break;
      case 'prism':
        extrude(builder, solid);
    }
  return builder.mesh();
}

/** Without a list for each corner: a unit has tens of thousands of triangles. */
class MeshBuilder {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly indices: number[] = [];

  vertex(position: Point3, normal: Direction): number {
    this.positions.push(position[0], position[1], position[2]);
    this.normals.push(normal[0], normal[1], normal[2]);
    return this.positions.length / 3 - 1;
  }

  /** Winds a triangle by the sum of its normals, and drops slivers. */
  triangle(a: number, b: number, c: number): void {
    const { indices } = this;
    const [x1, y1, z1] = [this.between(a, b, 0), this.between(a, b, 1), this.between(a, b, 2)];
    const [x2, y2, z2] = [this.between(a, c, 0), this.between(a, c, 1), this.between(a, c, 2)];
    const [x, y, z] = [y1 * z2 - z1 * y2, z1 * x2 - x1 * z2, x1 * y2 - y1 * x2];
    if (Math.hypot(x, y, z) < 1e-3) return;
    const along =
      x * this.normalOf(a, b, c, 0) + y * this.normalOf(a, b, c, 1) + z * this.normalOf(a, b, c, 2);
    if (along < 0) indices.push(a, c, b);
    else indices.push(a, b, c);
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }

  mesh(): Mesh {
    return {
      positions: new Float32Array(this.positions),
      normals: new Float32Array(this.normals),
      indices: new Uint32Array(this.indices),
    };
  }

  private between(from: number, to: number, axis: 0 | 1 | 2): number {
    return this.positions[3 * to + axis]! - this.positions[3 * from + axis]!;
  }

  private normalOf(a: number, b: number, c: number, axis: 0 | 1 | 2): number {
    return this.normals[3 * a + axis]! + this.normals[3 * b + axis]! + this.normals[3 * c + axis]!;
  }
}

/** Two directions at right angles to an axis and to each other. */
function basisOf(axis: Direction): readonly [Direction, Direction] {
  const reference: Point3 = Math.abs(axis[2]) > 0.9 ? [0, -1, 0] : [0, 0, 1];
  const side = unitVector(cross(axis, reference));
  return [side, cross(side, axis)];
}

/** Round enough for its size. */
const segmentsOf = (radiusMm: number): number =>
  radiusMm > 900 ? 72 : radiusMm > 250 ? 32 : radiusMm > 60 ? 18 : radiusMm > 25 ? 12 : 8;

const softEdge = Math.cos((30 * Math.PI) / 180);

/** Normals at both ends of each run of a profile; neighbours below 30° share one. */
function profileNormals(profile: readonly Point2[]): (readonly [Point2, Point2])[] {
  const flat = profile.slice(1).map(([r, z], index): Point2 => {
    const [fromR, fromZ] = profile[index]!;
    const length = Math.hypot(r - fromR, z - fromZ) || 1;
    return [(z - fromZ) / length, (fromR - r) / length];
  });
  const soft = (a: Point2, b: Point2 | undefined): Point2 => {
    if (!b || a[0] * b[0] + a[1] * b[1] < softEdge) return a;
    const sum: Point2 = [a[0] + b[0], a[1] + b[1]];
    const length = Math.hypot(...sum);
    return [sum[0] / length, sum[1] / length];
  };
  return flat.map((own, index) => [soft(own, flat[index - 1]), soft(own, flat[index + 1])] as const);
}

function turn(builder: MeshBuilder, { at, axis, profile, arcDeg }: Turned): void {
  const largest = Math.max(...profile.map(([r]) => r));
  const whole = segmentsOf(largest);
  const share = arcDeg ? (arcDeg[1] - arcDeg[0]) / 360 : 1;
  const segments = Math.max(3, Math.ceil(whole * share));
  const [side, ahead] = arcDeg
    ? ([
        [0, -1, 0],
        [1, 0, 0],
      ] as const)
    : basisOf(axis);
  const start = ((arcDeg?.[0] ?? 0) * Math.PI) / 180;
  const directions = Array.from({ length: segments + 1 }, (_, index): Direction => {
    // The last equals the first exactly, so that a full turn closes.
    const angle = start + ((arcDeg ? index : index % segments) / segments) * share * 2 * Math.PI;
    return add(add([0, 0, 0], side, Math.cos(angle)), ahead, Math.sin(angle));
  });
  const normals = profileNormals(profile);
  profile.slice(1).forEach((to, index) => {
    const from = profile[index]!;
    const [lower, upper] = normals[index]!;
    const rows = directions.map((direction) => {
      const corner = ([r, z]: Point2, [nr, nz]: Point2) =>
        builder.vertex(
          add(add(at, direction, r), axis, z),
          unitVector(add(add([0, 0, 0], direction, nr), axis, nz)),
        );
      return [corner(from, lower), corner(to, upper)] as const;
    });
    rows.slice(1).forEach(([low, high], column) => {
      const [lastLow, lastHigh] = rows[column]!;
      builder.quad(lastLow, low, high, lastHigh);
    });
  });
}

function sweep(builder: MeshBuilder, { points, diameterMm, bendMm }: Tube): void {
  const path = bendPoints(points, bendMm ?? 0);
  const radius = diameterMm / 2;
  const segments = segmentsOf(radius);
  const runs = path.slice(1).map((point, index) => unitVector(add(point, path[index]!, -1)));
  const tangents = path.map((_, index) =>
    unitVector(add(runs[index - 1] ?? runs[index]!, runs[index] ?? runs[index - 1]!)),
  );
  let [side] = basisOf(tangents[0]!);
  const rings = path.map((point, index) => {
    const tangent = tangents[index]!;
    // Parallel transport: the frame follows the path without twisting.
    const across = add(side, tangent, -dot(side, tangent));
    side = Math.hypot(...across) > 0.05 ? unitVector(across) : basisOf(tangent)[0];
    const ahead = cross(side, tangent);
    // A sharp corner is a mitre: wider across than the bar itself.
    const around = Array.from({ length: segments + 1 }, (_, at): Direction => {
      const angle = ((at % segments) / segments) * 2 * Math.PI;
      return add(add([0, 0, 0], side, Math.cos(angle)), ahead, Math.sin(angle));
    });
    return {
      point,
      tangent,
      around,
      corners: around.map((way) => builder.vertex(add(point, way, radius), way)),
    };
  });
  rings.slice(1).forEach(({ corners }, index) => {
    const last = rings[index]!.corners;
    corners.slice(1).forEach((corner, at) => {
      builder.quad(last[at]!, last[at + 1]!, corner, corners[at]!);
    });
  });
  for (const [ring, sign] of [
    [rings[0]!, -1],
    [rings.at(-1)!, 1],
  ] as const) {
    const facing = add([0, 0, 0], ring.tangent, sign);
    const middle = builder.vertex(ring.point, facing);
    const rim = ring.around.map((way) => builder.vertex(add(ring.point, way, radius), facing));
    rim.slice(1).forEach((corner, at) => {
      builder.triangle(middle, rim[at]!, corner);
    });
  }
}

function extrude(builder: MeshBuilder, { at, across, up, outline, depthMm }: Prism): void {
  const forward = cross(across, up);
  const point = ([a, b]: Point2, depth: number) => add(add(add(at, across, a), up, b), forward, depth);
  for (const [depth, sign] of [
    [0, -1],
    [depthMm, 1],
  ] as const) {
    const facing = add([0, 0, 0], forward, sign);
    const corners = outline.map((corner) => builder.vertex(point(corner, depth), facing));
    corners.slice(2).forEach((corner, index) => {
      builder.triangle(corners[0]!, corners[index + 1]!, corner);
    });
  }
  const area = outline.reduce((sum, [a, b], index) => {
    const [nextA, nextB] = outline[(index + 1) % outline.length]!;
    return sum + a * nextB - nextA * b;
  }, 0);
  outline.forEach((from, index) => {
    const to = outline[(index + 1) % outline.length]!;
    const run: Point2 = [to[0] - from[0], to[1] - from[1]];
    const hand = area > 0 ? 1 : -1;
    const normal = unitVector(add(add([0, 0, 0], across, run[1] * hand), up, -run[0] * hand));
    const corners = [point(from, 0), point(to, 0), point(to, depthMm), point(from, depthMm)].map((corner) =>
      builder.vertex(corner, normal),
    );
    builder.quad(corners[0]!, corners[1]!, corners[2]!, corners[3]!);
  });
}
