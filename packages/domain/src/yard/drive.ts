import type { Metres } from '../units.ts';
import { direction, distance, type Point, plus, turned } from './plane.ts';
import { type Vehicle, type VehicleBody, vehicleWidthM } from './vehicles.ts';

/** A body on its way: its axle, and the direction it points to. */
export interface Pose {
  readonly axle: Point;
  readonly heading: Point;
}

const stepM: Metres = 0.1;

/** The radius that the front axle drives when the outer front corner is on a circle. */
export function frontAxleRadiusM({ bodies: [first] }: Vehicle, outerM: Metres): Metres {
  const { toAxleM, outline } = first as VehicleBody;
  const rearM = Math.sqrt(outerM ** 2 - (outline?.frontM ?? 0) ** 2) - vehicleWidthM / 2;
  return Math.hypot(rearM, toAxleM);
}

/** The circle of the outer front corner when the front axle drives a radius; undefined if the truck cannot turn so far. */
export function outerRadiusM(
  { bodies: [first] }: Vehicle,
  axleM: Metres,
  lockDeg: number,
): Metres | undefined {
  const { toAxleM, outline } = first as VehicleBody;
  if (axleM * Math.sin((lockDeg * Math.PI) / 180) < toAxleM) return undefined;
  return Math.hypot(Math.sqrt(axleM ** 2 - toAxleM ** 2) + vehicleWidthM / 2, outline?.frontM ?? 0);
}

export interface RoundedPath {
  /** At equal steps. */
  readonly points: readonly Point[];
  /** The radius of each bend, which is smaller than the wanted one where the legs are short. */
  readonly bends: readonly { readonly corner: number; readonly radiusM: Metres }[];
}

/** Below this angle a corner is no bend. */
const straightDeg = 1;

/** Straight legs, joined by arcs of the wanted radius as far as the legs are long enough. */
export function roundedPath(corners: readonly Point[], wantedM: Metres): RoundedPath {
  const points: Point[] = [];
  const bends: { corner: number; radiusM: Metres }[] = [];
  let at = corners[0] as Point;
  const walkTo = (to: Point) => {
    const steps = Math.max(1, Math.round(distance(at, to) / stepM));
    const from = at;
    for (let step = points.length === 0 ? 0 : 1; step <= steps; step += 1)
      points.push([
        from[0] + ((to[0] - from[0]) * step) / steps,
        from[1] + ((to[1] - from[1]) * step) / steps,
      ]);
    at = to;
  };
  for (let corner = 1; corner < corners.length - 1; corner += 1) {
    const [before, here, after] = corners.slice(corner - 1, corner + 2) as [Point, Point, Point];
    const [into, out] = [direction(before, here), direction(here, after)];
    const turn = Math.atan2(into[0] * out[1] - into[1] * out[0], into[0] * out[0] + into[1] * out[1]);
    if (Math.abs(turn) < (straightDeg * Math.PI) / 180) continue;
    // A leg between two bends is shared by both.
    const share = (length: Metres, isEnd: boolean) => (isEnd ? length : length / 2);
    const maxM = Math.min(
      share(distance(before, here), corner === 1),
      share(distance(here, after), corner === corners.length - 2),
    );
    const tangent = Math.tan(Math.abs(turn) / 2);
    const radiusM = Math.min(wantedM, maxM / tangent);
    bends.push({ corner, radiusM });
    const start = plus(here, into, -radiusM * tangent);
    walkTo(start);
    const side = Math.sign(turn);
    const centre = plus(start, turned(into, 90 * side), radiusM);
    const steps = Math.max(1, Math.ceil((Math.abs(turn) * radiusM) / stepM));
    const [dx, dy] = [start[0] - centre[0], start[1] - centre[1]];
    for (let step = 1; step <= steps; step += 1)
      points.push(plus(centre, turned([dx, dy], (((turn * step) / steps) * 180) / Math.PI)));
    at = points.at(-1) as Point;
  }
  walkTo(corners.at(-1) as Point);
  return { points, bends };
}

/** The new direction after the pulling point moved straight to a place: tan(angle / 2) falls by e^(-way / length). */
function pulled({ axle, heading }: Pose, toAxleM: Metres, to: Point): Point {
  const from = plus(axle, heading, toAxleM);
  const way = distance(from, to);
  if (way === 0) return heading;
  const ahead = direction(from, to);
  const angle = Math.atan2(
    ahead[0] * heading[1] - ahead[1] * heading[0],
    ahead[0] * heading[0] + ahead[1] * heading[1],
  );
  const left = 2 * Math.atan(Math.tan(angle / 2) * Math.exp(-way / toAxleM));
  return turned(ahead, (left * 180) / Math.PI);
}

/**
 * The front axle follows the points; every other axle follows its pulling point at a fixed distance (a tractrix). The
 * vehicle starts straight. One list of poses for each point, one pose for each body.
 */
export function drive({ bodies }: Vehicle, points: readonly Point[]): readonly (readonly Pose[])[] {
  const [first, second] = points as [Point, Point];
  const start = direction(first, second);
  let pull = first;
  let poses: Pose[] = bodies.map(({ toAxleM, coupledM }, at) => {
    if (at > 0) pull = plus(pull, start, coupledM);
    pull = plus(pull, start, -toAxleM);
    return { axle: pull, heading: start };
  });
  return points.map((point) => {
    let pulledAt = point;
    poses = bodies.map(({ toAxleM }, at) => {
      const heading = pulled(poses[at] as Pose, toAxleM, pulledAt);
      const axle = plus(pulledAt, heading, -toAxleM);
      pulledAt = plus(axle, heading, bodies[at + 1]?.coupledM ?? 0);
      return { axle, heading };
    });
    return poses;
  });
}

/** The corners of a body, wider by a margin; undefined for a turntable. */
export function outlineOf(
  { outline }: VehicleBody,
  { axle, heading }: Pose,
  marginM: Metres = 0,
): Point[] | undefined {
  if (!outline) return undefined;
  const half = vehicleWidthM / 2 + marginM;
  const side: Point = [-heading[1], heading[0]];
  const front = plus(axle, heading, outline.frontM + marginM);
  const rear = plus(axle, heading, -outline.rearM - marginM);
  return [plus(front, side, -half), plus(front, side, half), plus(rear, side, half), plus(rear, side, -half)];
}
