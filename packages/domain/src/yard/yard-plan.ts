import type { Metres } from '../units.ts';
import type { AerialPlace } from './aerial.ts';
import type { Point, TurnedBox } from './plane.ts';
import type { VehicleKind } from './vehicles.ts';

/** What a visitor arranged in the yard, in metres. The road is at the lower edge of the plan (TD-06). */
export interface YardPlan {
  /** The axis of each unit that is drawn. */
  readonly units: readonly Point[];
  /** Of all units: 0 has the front towards the road, 90 to the left. */
  readonly turnDeg: number;
  readonly building?: TurnedBox | undefined;
  readonly entrance: { readonly x: Metres; readonly width: Metres };
  readonly truck: {
    readonly kind: VehicleKind;
    /** Where it comes from on the road. */
    readonly from: 'left' | 'right';
    /** The way of its front axle: the first point is on the road, at the last one it stops. */
    readonly way: readonly Point[];
  };
  readonly crane: Point;
  /** Shown if the installation has a provider. */
  readonly aerial?: AerialPlace | undefined;
}

/** The plan is a square; the yard ends at the fence, the road is below it. */
export const yardSideM: Metres = 50;
export const fenceM: Metres = 44;
export const roadM: Metres = 47;

/** Further units are said in words. */
export const maxUnits = 6;
export const minWayPoints = 2;
export const maxWayPoints = 6;
export const entranceRange = [3, 30] as const;
export const buildingRange = [2, 45] as const;

const rounded = (metres: number): number => Math.round(metres * 10) / 10;
export const within = (value: number, [min, max]: readonly [number, number]): number =>
  rounded(Math.min(max, Math.max(min, value)));

/** Inside the plan, in steps of 0.1 m. */
export const inYard = ([x, y]: Point): Point => [within(x, [0, yardSideM]), within(y, [0, fenceM])];

/** A first plan with a unit of this size: a truck can drive in, turn and stop beside the units. */
export function firstPlan(amountOfUnits: number, pitchM: Metres): YardPlan {
  const units = Array.from({ length: Math.min(amountOfUnits, maxUnits) }, (_, at) => placeOf(at, pitchM));
  const [first, last] = [units[0]!, units[Math.min(units.length, perRow(pitchM)) - 1]!];
  return {
    units,
    turnDeg: 0,
    building: { centre: [36, 8], width: 20, depth: 11, turnDeg: 0 },
    entrance: { x: 35, width: 14 },
    truck: {
      kind: 'semi-trailer',
      from: 'right',
      way: [
        [30, roadM],
        [30, 21],
        [4, 21],
      ],
    },
    crane: inYard([(first[0] + last[0]) / 2, first[1] + pitchM / 2 + 5]),
  };
}

/** Three, or as many as have space left of the building. */
const perRow = (pitchM: Metres): number => Math.max(1, Math.min(3, Math.floor(23 / pitchM)));

/** From the left, the next row behind. */
function placeOf(at: number, pitchM: Metres): Point {
  const inRow = perRow(pitchM);
  return inYard([pitchM / 2 + 2 + (at % inRow) * pitchM, 15 - pitchM / 2 - Math.floor(at / inRow) * pitchM]);
}

/** Where units of a project may stand in a first plan: behind the way of the truck, then before it. */
export function freePlaces(pitchM: Metres): Point[] {
  const columns = Array.from({ length: perRow(pitchM) }, (_, at) => pitchM / 2 + 2 + at * pitchM);
  const behind = Array.from({ length: Math.floor(15 / pitchM) }, (_, row) => 15 - pitchM / 2 - row * pitchM);
  const before = Array.from({ length: Math.floor(17 / pitchM) }, (_, row) => 26 + pitchM / 2 + row * pitchM);
  return [...behind, ...before].flatMap((y) => columns.map((x) => inYard([x, y])));
}

/** The plan with as many units as asked for now. */
export const withUnits = (plan: YardPlan, amountOfUnits: number, pitchM: Metres): YardPlan => ({
  ...plan,
  units: firstPlan(amountOfUnits, pitchM).units.map((place, at) => plan.units[at] ?? place),
});

/** What can be chosen and moved. */
export type YardThing =
  | { readonly kind: 'unit'; readonly at: number }
  | { readonly kind: 'building' }
  | { readonly kind: 'entrance' }
  | { readonly kind: 'way'; readonly at: number }
  | { readonly kind: 'crane' }
  | { readonly kind: 'aerial' };

/** Where the thing is; undefined if the plan has none. */
export function placeOfThing(plan: YardPlan, thing: YardThing): Point | undefined {
  switch (thing.kind) {
    case 'unit':
      return plan.units[thing.at];
    case 'building':
      return plan.building?.centre;
    case 'entrance':
      return [plan.entrance.x, fenceM];
    case 'way':
      return plan.truck.way[thing.at];
    case 'crane':
      return plan.crane;
    case 'aerial':
      return plan.aerial?.at;
  }
}

const replaced = (points: readonly Point[], at: number, point: Point): Point[] =>
  points.map((other, index) => (index === at ? point : other));

/** The thing at another place, as near as the plan allows. */
export function moveThing(plan: YardPlan, thing: YardThing, to: Point): YardPlan {
  const place = inYard(to);
  switch (thing.kind) {
    case 'unit':
      return { ...plan, units: replaced(plan.units, thing.at, place) };
    case 'building':
      return plan.building ? { ...plan, building: { ...plan.building, centre: place } } : plan;
    case 'entrance':
      return { ...plan, entrance: { ...plan.entrance, x: place[0] } };
    case 'way': {
      const point: Point = thing.at === 0 ? [place[0], roadM] : place;
      return { ...plan, truck: { ...plan.truck, way: replaced(plan.truck.way, thing.at, point) } };
    }
    case 'crane':
      return { ...plan, crane: place };
    case 'aerial':
      return plan.aerial ? { ...plan, aerial: { ...plan.aerial, at: place } } : plan;
  }
}

/** One more point of the way, in the middle of its last leg. */
export function withWayPoint(plan: YardPlan): YardPlan {
  const { way } = plan.truck;
  const [before, last] = way.slice(-2) as [Point, Point];
  if (way.length >= maxWayPoints) return plan;
  const middle: Point = inYard([(before[0] + last[0]) / 2, (before[1] + last[1]) / 2]);
  return { ...plan, truck: { ...plan.truck, way: [...way.slice(0, -1), middle, last] } };
}

/** Without one point of the way; the one on the road and the last stay. */
export function withoutWayPoint(plan: YardPlan, at: number): YardPlan {
  const { way } = plan.truck;
  if (way.length <= minWayPoints || at === 0) return plan;
  return { ...plan, truck: { ...plan.truck, way: way.filter((_, index) => index !== at) } };
}
