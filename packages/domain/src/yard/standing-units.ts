import { type PlannedUnit, pitchMm, standingRadiusMm } from '../engineering/site-plan.ts';
import type { Metres } from '../units.ts';
import { distance, type Point } from './plane.ts';
import { firstPlan, freePlaces, maxUnits, withUnits, type YardPlan } from './yard-plan.ts';

/** What stands at a place of the plan. */
export interface StandingUnit {
  readonly unit: PlannedUnit;
  /** In the drawing: 1, 2 of equal units; 10, 20 of a project. */
  readonly label: string;
  /** In words: no two have the same. */
  readonly name: string;
  readonly turnDeg: number;
  /** The place of its position in the list. */
  readonly of: number;
}

/** From the axis of a unit to the outermost of what stands on the ground: wall, support, bund, stair. */
export const reachM = (unit: PlannedUnit): Metres => standingRadiusMm(unit) / 1000;
/** The distance of two units side by side. */
export const pitchM = (unit: PlannedUnit): Metres => pitchMm(unit) / 1000;

/** The units of a plan of one configuration. */
export const equalUnits = ({ units, turnDeg }: YardPlan, unit: PlannedUnit): StandingUnit[] =>
  units.map((_, at) => ({ unit, label: String(at + 1), name: String(at + 1), turnDeg, of: 0 }));

/** Equal units of one position, with the plan that is stored with it. */
export interface YardPosition {
  /** As printed. */
  readonly number: string;
  readonly unit: PlannedUnit;
  readonly amountOfUnits: number;
  readonly plan?: YardPlan | undefined;
}

export interface Yard {
  readonly plan: YardPlan;
  /** One for each place of the plan. */
  readonly standing: readonly StandingUnit[];
}

/**
 * One plan of all units of a project (PJ-06). Each position keeps the places of its own plan, and the first plan says
 * what is around them; who has no place yet gets a free one. With one position its plan is the plan.
 */
export function yardOf(positions: readonly [YardPosition, ...YardPosition[]]): Yard {
  const [only, second] = positions;
  if (!second) {
    const { unit, amountOfUnits } = only;
    const plan = only.plan
      ? withUnits(only.plan, amountOfUnits, pitchM(unit))
      : firstPlan(amountOfUnits, pitchM(unit));
    return { plan, standing: equalUnits(plan, unit) };
  }
  const pitch = Math.max(...positions.map(({ unit }) => pitchM(unit)));
  const own = positions.flatMap(({ plan, amountOfUnits }) => plan?.units.slice(0, amountOfUnits) ?? []);
  const free = freePlaces(pitch).filter((place) =>
    own.every((other) => distance(place, other) >= pitch - 0.05),
  );
  const nextFree = (): Point => free.shift() ?? freePlaces(pitch).at(-1)!;
  const placed: { readonly place: Point; readonly standing: StandingUnit }[] = [];
  for (const [of, { number, unit, amountOfUnits, plan }] of positions.entries()) {
    const before = [...placed];
    // A copy has the plan of its origin: two units cannot stand at one place.
    const isTaken = (place: Point) =>
      before.some((each) => distance(place, each.place) < (reachM(unit) + reachM(each.standing.unit)) / 2);
    const count = Math.min(amountOfUnits, maxUnits);
    for (let at = 0; at < count; at += 1) {
      const planned = plan?.units[at];
      placed.push({
        place: planned && !isTaken(planned) ? planned : nextFree(),
        standing: {
          unit,
          label: number,
          name: count === 1 ? number : `${number} (${at + 1})`,
          turnDeg: plan?.turnDeg ?? 0,
          of,
        },
      });
    }
  }
  const around = positions.find(({ plan }) => plan)?.plan ?? firstPlan(Math.min(placed.length, 3), pitch);
  return {
    plan: { ...around, units: placed.map(({ place }) => place) },
    standing: placed.map(({ standing }) => standing),
  };
}

/** The plan to be stored with each position: its own places, and what is around all of them. */
export function plansOf({ plan, standing }: Yard): YardPlan[] {
  const count = Math.max(...standing.map(({ of }) => of)) + 1;
  return Array.from({ length: count }, (_, of) => ({
    ...plan,
    units: plan.units.filter((_place, at) => standing[at]!.of === of),
    turnDeg: standing.find((each) => each.of === of)!.turnDeg,
  }));
}

/** Equal units are turned together. */
export const turnUnits = (standing: readonly StandingUnit[], of: number, turnDeg: number): StandingUnit[] =>
  standing.map((each) => (each.of === of ? { ...each, turnDeg } : each));
