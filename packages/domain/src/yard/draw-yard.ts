import type { Drawing, PathData } from '../drawing/drawing.ts';
import { grey, ink, PlanPen, polygonPath } from '../engineering/plan-pen.ts';
import {
  concrete,
  footprintMm,
  standingRadiusMm,
  steel,
  supportPoints,
  supportWidthMm,
} from '../engineering/site-plan.ts';
import type { Metres } from '../units.ts';
import { craneStandM, type Driven, driveIn, somePoses } from './check-yard.ts';
import { outlineOf, type Pose } from './drive.ts';
import { convexHull, cornersOf, type Point, plus, turned } from './plane.ts';
import type { StandingUnit } from './standing-units.ts';
import { besideTruckM } from './vehicles.ts';
import { fenceM, roadM, type YardPlan, yardSideM } from './yard-plan.ts';

export interface YardWords {
  readonly building: string;
  readonly entrance: string;
  readonly crane: string;
  readonly metres: (metres: Metres) => string;
  /** Colour of the truck and its way. */
  readonly accent: string;
}

const ground = '#efece4';
const asphalt = '#c9cccd';
const brick = '#d9c3b3';
const lines = '#dcd7cb';
const gridM = 5;

const mm = ([x, y]: Point): Point => [x * 1000, y * 1000];
const square = (side: Metres) => [0, 0, side * 1000, side * 1000] as const;

/** The driven area: one outline around every two neighbouring poses, so that the rim is smooth. */
function sweep(driven: Driven, marginM: Metres): PathData {
  const poses = somePoses(driven);
  return driven.vehicle.bodies.flatMap((body, at) =>
    poses.slice(1).flatMap((pose, before) => {
      const outline = (one: readonly Pose[] | undefined) => outlineOf(body, one![at]!, marginM) ?? [];
      const hull = convexHull([...outline(poses[before]), ...outline(pose)]);
      return hull.length > 2 ? polygonPath(hull.map(mm)) : [];
    }),
  );
}

/**
 * The yard from above to scale: road, entrance, building, units, the truck's driven area and the crane (TD-06).
 * `aerial` is a picture of the whole plan, or says that there is one below the drawing.
 */
export function drawYard(
  plan: YardPlan,
  standing: readonly StandingUnit[],
  words: YardWords,
  mmPerPt: number,
  driven = driveIn(plan),
  aerial?: 'below' | { readonly href: string },
): Drawing {
  const pen = new PlanPen(mmPerPt);
  const thin = { stroke: aerial ? '#ffffff' : lines, strokeMm: pen.pt(0.5) };
  const [x, y, width, height] = square(yardSideM);
  if (typeof aerial === 'object') pen.image({ x, y, width, height }, aerial.href, 'aerial');
  // A veil, so that lines and words can be read on the picture.
  pen.rect({ x, y, width, height }, aerial ? { fill: '#ffffff', opacity: 0.3 } : { fill: ground }, 'ground');
  for (let at = gridM; at < yardSideM; at += gridM) {
    pen.line(at * 1000, 0, at * 1000, fenceM * 1000, thin, 'grid');
    if (at < fenceM) pen.line(0, at * 1000, yardSideM * 1000, at * 1000, thin, 'grid');
  }
  const opacity = aerial ? 0.45 : 1;
  drawRoad(pen, plan, words, opacity);
  drawBuilding(pen, plan, words, opacity);
  drawCrane(pen, plan, standing, words);
  pen.path(sweep(driven, besideTruckM), { fill: words.accent, opacity: 0.14 }, 'beside');
  pen.path(sweep(driven, 0), { fill: words.accent, opacity: 0.32 }, 'sweep');
  drawTruck(pen, driven, words.accent);
  for (const [at, centre] of plan.units.entries()) drawUnit(pen, centre, standing[at]!, words.accent);
  drawScale(pen, words);
  return { viewBox: { x, y, width, height }, primitives: pen.primitives };
}

function drawRoad(pen: PlanPen, { entrance }: YardPlan, words: YardWords, opacity: number): void {
  const [top, side] = [fenceM * 1000, yardSideM * 1000];
  pen.rect({ x: 0, y: top, width: side, height: side - top }, { fill: asphalt, opacity }, 'road');
  pen.line(
    0,
    roadM * 1000,
    side,
    roadM * 1000,
    { stroke: '#ffffff', strokeMm: pen.pt(1.2), dash: [3000, 3000] },
    'road',
  );
  const [left, right] = [entrance.x - entrance.width / 2, entrance.x + entrance.width / 2];
  const fence = { stroke: ink, strokeMm: pen.pt(1.6) };
  if (left > 0) pen.line(0, top, left * 1000, top, fence, 'fence');
  if (right < yardSideM) pen.line(right * 1000, top, side, top, fence, 'fence');
  for (const post of [left, right]) pen.circle(post * 1000, top, pen.pt(3), { fill: ink }, 'fence');
  pen.text(words.entrance, entrance.x * 1000, top + pen.pt(11), { size: 8, colour: ink });
}

function drawBuilding(pen: PlanPen, { building }: YardPlan, words: YardWords, opacity: number): void {
  if (!building) return;
  pen.polygon(
    cornersOf(building).map(mm),
    { fill: brick, stroke: ink, strokeMm: pen.pt(0.8), opacity },
    'building',
  );
  const [x, y] = mm(building.centre);
  pen.text(words.building, x, y, { size: 9 });
  pen.text(`${words.metres(building.width)} × ${words.metres(building.depth)} m`, x, y + pen.pt(11), {
    size: 7.5,
    colour: grey,
  });
}

/** Within the circle it lifts every unit. */
function drawCrane(
  pen: PlanPen,
  { crane }: YardPlan,
  standing: readonly StandingUnit[],
  words: YardWords,
): void {
  const radiusM = Math.min(...standing.map(({ unit }) => unit.lifting.radiusM));
  const [x, y] = mm(crane);
  pen.circle(
    x,
    y,
    radiusM * 1000,
    { stroke: grey, strokeMm: pen.pt(0.8), dash: [pen.pt(5), pen.pt(3)] },
    'crane-radius',
  );
  const [width, depth] = craneStandM(standing);
  pen.polygon(
    cornersOf({ centre: crane, width, depth, turnDeg: 0 }).map(mm),
    { fill: '#f6e7b8', stroke: grey, strokeMm: pen.pt(0.8), opacity: 0.85 },
    'crane',
  );
  // Above the truck, which later stops at the same place.
  pen.text(words.crane, x, y - depth * 500 + pen.pt(12), { size: 8 });
}

function drawTruck(pen: PlanPen, { vehicle, poses, line }: Driven, accent: string): void {
  const way = line.filter((_, at) => at % 5 === 0).map(mm);
  pen.path(
    way.flatMap(([x, y], at) => [at === 0 ? 'M' : 'L', Math.round(x), Math.round(y)]),
    { stroke: accent, strokeMm: pen.pt(1.2), dash: [pen.pt(4), pen.pt(3)] },
    'way',
  );
  const last = poses.at(-1)!;
  for (const [at, body] of vehicle.bodies.entries()) {
    const outline = outlineOf(body, last[at]!);
    if (!outline) continue;
    pen.polygon(
      outline.map(mm),
      { fill: at === 0 ? accent : '#ffffff', stroke: accent, strokeMm: pen.pt(1) },
      'truck',
    );
  }
}

function drawUnit(pen: PlanPen, centre: Point, { unit, label, turnDeg }: StandingUnit, accent: string): void {
  const side = footprintMm(unit) / 1000;
  const place = (point: Point) => mm(plus(centre, turned(point, turnDeg)));
  pen.polygon(
    cornersOf({ centre, width: side, depth: side, turnDeg }).map(mm),
    { fill: concrete, stroke: ink, strokeMm: pen.pt(0.6) },
    'slab',
  );
  const [x, y] = mm(centre);
  const radius = unit.diameterMm / 2;
  const reach = standingRadiusMm(unit);
  if (reach > radius) pen.circle(x, y, reach, { stroke: ink, strokeMm: pen.pt(0.5) }, 'footprint');
  pen.circle(x, y, radius, { fill: '#ffffff', stroke: ink, strokeMm: pen.pt(1) }, 'shell');
  const width = Math.max(supportWidthMm(unit.support), pen.pt(2)) / 1000;
  for (const [px, py] of supportPoints(unit.support))
    pen.polygon(
      cornersOf({
        centre: plus(centre, turned([px / 1000, py / 1000], turnDeg)),
        width,
        depth: width,
        turnDeg,
      }).map(mm),
      { fill: steel },
      'support',
    );
  // A mark at the front.
  const front = reach / 1000;
  pen.polygon(
    [place([0, front - 0.15]), place([-0.45, front + 0.65]), place([0.45, front + 0.65])],
    { fill: accent },
    'front',
  );
  pen.text(label, x, y + pen.pt(3.4), { size: 10 });
}

function drawScale(pen: PlanPen, words: YardWords): void {
  const [x, y, long] = [1500, yardSideM * 1000 - 1300, 10_000];
  const paint = { stroke: ink, strokeMm: pen.pt(1) };
  pen.line(x, y, x + long, y, paint, 'scale');
  for (const at of [0, 0.5, 1])
    pen.line(x + at * long, y - pen.pt(3), x + at * long, y + pen.pt(3), paint, 'scale');
  pen.text(`${words.metres(10)} m`, x + long + pen.pt(4), y + pen.pt(2.5), { anchor: 'start', size: 8 });
}
