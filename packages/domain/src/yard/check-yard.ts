import type { Metres } from '../units.ts';
import { drive, frontAxleRadiusM, outerRadiusM, outlineOf, type Pose, roundedPath } from './drive.ts';
import { cornersOf, distance, gapBetween, type Point } from './plane.ts';
import { reachM, type StandingUnit } from './standing-units.ts';
import { besideTruckM, steeringLockDeg, turningRing, type Vehicle, vehicles } from './vehicles.ts';
import { fenceM, roadM, type YardPlan, yardSideM } from './yard-plan.ts';

export const findingKinds = [
  'turning',
  'truck-entrance',
  'truck-building',
  'truck-unit',
  'hose',
  'unit-building',
  'units',
  'crane-reach',
  'crane-room',
] as const;

/** One measured distance of the plan, compared with what is needed. */
export interface Finding {
  readonly kind: (typeof findingKinds)[number];
  /** Absent: the truck cannot drive the bend at all. */
  readonly metres?: Metres;
  readonly needed: Metres;
  /** A most is an upper limit, such as the length of a hose. */
  readonly limit: 'least' | 'most';
  readonly state: 'good' | 'tight' | 'bad';
  /** Of different units: which ones it is about. */
  readonly of?: string;
}

export interface Driven {
  readonly vehicle: Vehicle;
  readonly poses: readonly (readonly Pose[])[];
  readonly line: readonly Point[];
  /** The least circle of the outer front corner; undefined if the truck cannot turn so far. */
  readonly tightestM: Metres | undefined;
}

/** The truck drives straight legs and bends of the ring where the legs are long enough. */
export function driveIn({ truck }: Pick<YardPlan, 'truck'>): Driven {
  const vehicle = vehicles[truck.kind];
  // It comes along the road, already straight.
  const away = vehicle.lengthM + 2 * turningRing.outerM;
  const start: Point = [truck.from === 'left' ? -away : yardSideM + away, roadM];
  const { points, bends } = roundedPath([start, ...truck.way], frontAxleRadiusM(vehicle, turningRing.outerM));
  const tightest = Math.min(...bends.map(({ radiusM }) => radiusM));
  const tightestM =
    bends.length === 0 ? turningRing.outerM : outerRadiusM(vehicle, tightest, steeringLockDeg);
  return { vehicle, poses: drive(vehicle, points), line: points, tightestM };
}

/** Every fifth pose is enough to measure and to draw. */
const everyPose = 5;

/** The poses on the plan, the last one included. */
export const somePoses = ({ vehicle, poses, line }: Driven): readonly (readonly Pose[])[] =>
  poses.filter((_, at) => {
    const [x] = line[at] as Point;
    const isNear = x > -vehicle.lengthM && x < yardSideM + vehicle.lengthM;
    return isNear && (poses.length - 1 - at) % everyPose === 0;
  });

/** Usual hose of a bulk truck. */
const hoseM: Metres = 10;

const atLeast = (kind: Finding['kind'], metres: Metres, needed: Metres): Finding => ({
  kind,
  metres: Math.max(0, metres),
  needed,
  limit: 'least',
  state: metres <= 0 ? 'bad' : metres < needed - 0.005 ? 'tight' : 'good',
});

const atMost = (kind: Finding['kind'], metres: Metres, needed: Metres): Finding => ({
  kind,
  metres,
  needed,
  limit: 'most',
  state: metres <= needed + 0.005 ? 'good' : 'tight',
});

/** Something measured at one or two units. */
interface Measured {
  readonly metres: Metres;
  readonly needed: Metres;
  readonly of: string;
}

/** The one with the least room to spare. */
const tightest = (all: readonly Measured[]): Measured =>
  all.reduce((one, other) => (other.metres - other.needed < one.metres - one.needed ? other : one));
/** The one that is beyond its limit by most. */
const farthest = (all: readonly Measured[]): Measured =>
  all.reduce((one, other) => (other.metres - other.needed > one.metres - one.needed ? other : one));

/** Every distance that decides whether truck, units and crane have room (TD-06). */
export function checkYard(
  plan: YardPlan,
  standing: readonly StandingUnit[],
  driven = driveIn(plan),
): readonly Finding[] {
  const { building, entrance, crane } = plan;
  const { vehicle, tightestM } = driven;
  const isMixed = standing.some(({ of }) => of !== standing[0]?.of);
  const units = plan.units.map((centre, at) => {
    const { unit, name } = standing[at]!;
    return { centre, name, reach: reachM(unit), unit };
  });
  type Placed = (typeof units)[number];
  const bodies = somePoses(driven).flatMap((poses) =>
    poses.flatMap((pose, at) => {
      const outline = outlineOf(vehicle.bodies[at]!, pose);
      return outline ? [outline] : [];
    }),
  );
  const parked = driven.poses.at(-1)!.flatMap((pose, at) => {
    const outline = outlineOf(vehicle.bodies[at]!, pose);
    return outline ? [outline] : [];
  });
  const nearest = (shapes: readonly (readonly Point[])[], to: readonly Point[]) =>
    Math.min(...shapes.map((shape) => gapBetween(shape, to)));
  const walls = building && cornersOf(building);
  const fences: Point[][] = [
    [
      [-yardSideM, fenceM],
      [entrance.x - entrance.width / 2, fenceM],
    ],
    [
      [entrance.x + entrance.width / 2, fenceM],
      [2 * yardSideM, fenceM],
    ],
  ];
  const stand = craneStandM(standing);
  const craneCorners = cornersOf({ centre: crane, width: stand[0], depth: stand[1], turnDeg: 0 });
  const each = (metres: (unit: Placed) => Metres, needed: (unit: Placed) => Metres): Measured[] =>
    units.map((unit) => ({ metres: metres(unit), needed: needed(unit), of: unit.name }));
  const ladder = ({ unit }: Placed): Metres => unit.access.besideLadderM;
  const pairs = units.flatMap((one, at) =>
    units.slice(at + 1).map(
      (other): Measured => ({
        metres: distance(one.centre, other.centre) - (one.reach + other.reach),
        needed: Math.max(ladder(one), ladder(other)),
        of: `${one.name} – ${other.name}`,
      }),
    ),
  );
  const named = (finding: Finding, { of }: Measured): Finding =>
    isMixed && of ? { ...finding, of } : finding;
  const least = (kind: Finding['kind'], all: readonly Measured[]): Finding => {
    const found = tightest(all);
    return named(atLeast(kind, found.metres, found.needed), found);
  };
  const most = (kind: Finding['kind'], all: readonly Measured[]): Finding => {
    const found = farthest(all);
    return named(atMost(kind, found.metres, found.needed), found);
  };
  const toUnit = (shapes: readonly (readonly Point[])[]) => (unit: Placed) =>
    nearest(shapes, [unit.centre]) - unit.reach;
  return [
    {
      kind: 'turning',
      ...(tightestM !== undefined && { metres: tightestM }),
      needed: turningRing.outerM,
      limit: 'least',
      state: tightestM === undefined ? 'bad' : tightestM < turningRing.outerM - 0.005 ? 'tight' : 'good',
    },
    atLeast('truck-entrance', Math.min(...fences.map((fence) => nearest(bodies, fence))), besideTruckM),
    ...(walls ? [atLeast('truck-building', nearest(bodies, walls), besideTruckM)] : []),
    least(
      'truck-unit',
      each(toUnit(bodies), () => besideTruckM),
    ),
    most(
      'hose',
      each(
        (unit) => Math.max(0, toUnit(parked)(unit)),
        () => hoseM,
      ),
    ),
    ...(walls ? [least('unit-building', each(toUnit([walls]), ladder))] : []),
    ...(pairs.length > 0 ? [least('units', pairs)] : []),
    most(
      'crane-reach',
      each(
        ({ centre }) => distance(centre, crane),
        ({ unit }) => unit.lifting.radiusM,
      ),
    ),
    least('crane-room', [
      ...each(toUnit([craneCorners]), () => besideTruckM),
      ...(walls ? [{ metres: gapBetween(craneCorners, walls), needed: besideTruckM, of: '' }] : []),
    ]),
  ];
}

/** One crane lifts all: it needs the room of the largest. */
export function craneStandM(standing: readonly StandingUnit[]): readonly [width: Metres, depth: Metres] {
  const stands = standing.map(({ unit }) => unit.lifting.crane.standM);
  return [Math.max(...stands.map(([width]) => width)), Math.max(...stands.map(([, depth]) => depth))];
}
