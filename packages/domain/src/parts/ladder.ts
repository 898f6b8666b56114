import type { UnitModel } from '../drawing/anatomy.ts';
import { type PathData, pathData } from '../drawing/drawing.ts';
import type { Pen, Point } from '../drawing/pen.ts';
import type { Point2, Point3 } from '../solids/solid.ts';
import type { Millimetres } from '../units.ts';
import { besideWall } from './kit/above.ts';
import { flightApartMm, ladderAtMm, ladderDeg, restHeights, seenBeside } from './kit/flights.ts';
import { farSteel, galvanised, postSteel } from './kit/guard-rail.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import type { Spot } from './kit/spot.ts';

/** A flight ends this far above the platform it leads to. */
const handholdMm = 1100;
const widthMm = 450;
const stileMm = 55;
const rung = { first: 120, every: 280, last: 60 };
const bracketEveryMm = 1500;
/** The cage begins above a man's height, and reaches this far from the ladder. */
const cageFromMm = 2250;
const cageDeepMm = 760;
const hoopEveryMm = 900;

const rungsOf = ({ z, top }: Spot): number[] => heights(z + rung.first, top - rung.last, rung.every);
const bracketsOf = ({ z, top }: Spot, { shellBottomMm, eavesMm }: UnitModel): number[] =>
  heights(Math.max(shellBottomMm + 150, z + 150), Math.min(eavesMm, top), bracketEveryMm);
const cageFoot = ({ z }: Spot, { eavesMm }: UnitModel): Millimetres =>
  Math.min(z + cageFromMm, eavesMm - 700);
const hoopCount = (high: Millimetres): number => Math.max(2, Math.round(high / hoopEveryMm));

function heights(from: Millimetres, to: Millimetres, every: Millimetres): number[] {
  const all: number[] = [];
  for (let z = from; z < to; z += every) all.push(z);
  return all;
}

export const ladder: PartOf<'ladder'> = {
  // Flights are staggered at each rest platform, so that nobody falls further than one of them.
  place(site, of) {
    const rests = restHeights(site.unit, of);
    const top = site.unit.eavesMm + handholdMm;
    const at = ladderAtMm(site);
    return [250, ...rests].map((foot, index) => {
      const head = (rests[index] ?? top - handholdMm) + handholdMm;
      const side = rests.length === 0 ? 0 : index % 2 ? -1 : 1;
      const staggerDeg = (flightApartMm / at) * (180 / Math.PI);
      return berth(ladderDeg + side * staggerDeg, at, foot, widthMm, head - foot);
    });
  },
  onRoof: (_, unit) => ({ fromAxis: unit.radiusMm, radius: 350 }),
  closeUp: () => ({ end: 'upper', margin: 0.6 }),

  front(pen, spot, unit) {
    const { of, radius, z: foot, top, half } = spot;
    const at = seenBeside(spot);
    const wall = unit.radiusMm - radius;
    for (const z of bracketsOf(spot, unit))
      for (const u of [-half, half]) pen.line([at(u, wall), z], [at(u, 0), z], galvanised, 1.4);
    const cage = cageFoot(spot, unit);
    if (of.cage)
      drawRails(pen, at, farSteel, 1, cage - 50, top, [
        [-half - 60, 420],
        [-half * 0.6, 700],
      ]);
    for (const z of rungsOf(spot)) pen.line([at(-half, 0), z], [at(half, 0), z], galvanised, 1.2);
    for (const u of [-half, half]) pen.bar([at(u, 0), foot], [at(u, 0), top], stileMm, postSteel);
    if (!of.cage) return;
    for (let z = cage; z <= top + 10; z += (top - cage) / hoopCount(top - cage))
      pen.wire(hoop(at, half, z), galvanised, 1.5);
    drawRails(pen, at, galvanised, 1.1, cage - 60, top - 40, [
      [0, cageDeepMm],
      [half * 0.9, 640],
    ]);
  },

  above(pen, spot) {
    const half = widthMm / 2;
    const at = (u: number, v: number) => besideWall(spot, u, v);
    if (spot.of.cage)
      pen.wire(
        pathData(
          ['M', ...at(-half, 0)],
          ['C', ...at(-420, 460), ...at(-260, cageDeepMm), ...at(0, cageDeepMm)],
          ['C', ...at(260, cageDeepMm), ...at(420, 460), ...at(half, 0)],
        ),
        galvanised,
        1.6,
      );
    pen.wire([at(-half, 0), at(half, 0)], galvanised, 2.4);
    for (const u of [-half, half]) pen.disc(...at(u, 0), 38, 38, 'steel');
  },

  solid(place, spot, unit) {
    const { of, radius, z: foot, top, half } = spot;
    for (const u of [-half, half]) place.bar([u, 0, foot], [u, 0, top], stileMm, 'galvanised');
    for (const z of rungsOf(spot)) place.bar([-half, 0, z], [half, 0, z], 28, 'galvanised');
    // A bracket beside the ladder's axis meets the round wall further in than one on the axis.
    const wall = Math.sqrt(unit.radiusMm ** 2 - half ** 2) - radius;
    for (const z of bracketsOf(spot, unit))
      for (const u of [-half, half]) {
        place.bar([u, wall, z], [u, 0, z], 34, 'galvanised');
        place.box([u - 50, u + 50], [wall - 15, wall + 22], [z - 60, z + 60], 'galvanised');
      }
    if (!of.cage) return;
    const cage = cageFoot(spot, unit);
    const hoops = hoopCount(top - cage);
    const outline = cageOutline(half);
    for (let index = 0; index <= hoops; index++) {
      const z = cage + ((top - 10 - cage) * index) / hoops;
      place.rod(20, 'galvanised', 0, ...outline.map(([u, v]): Point3 => [u, v, z]));
    }
    for (const [u, v] of [2, 4, 6, 8, 10].map((index) => outline[index]!))
      place.bar([u, v, cage - 20], [u, v, top - 10], 20, 'galvanised');
  },
};

type Beside = ReturnType<typeof seenBeside>;

/** Upright bars of the cage. */
function drawRails(
  pen: Pen,
  at: Beside,
  colour: string,
  width: number,
  foot: number,
  top: number,
  places: readonly Point[],
): void {
  for (const [u, v] of places) pen.line([at(u, v), foot], [at(u, v), top], colour, width);
}

/** One hoop of the cage, seen a little from above. */
const hoop = (at: Beside, half: number, z: number): PathData =>
  pathData(
    ['M', at(-half, 0), z],
    ['C', at(-half - 140, 420), z - 70, at(-half, cageDeepMm), z - 90, at(0, cageDeepMm), z - 70],
    ['C', at(half, cageDeepMm), z - 50, at(half + 140, 420), z - 20, at(half, 0), z],
  );

/** The same in space: from one side of the ladder around to the other. */
function cageOutline(half: Millimetres): Point2[] {
  return Array.from({ length: 13 }, (_, index): Point2 => {
    const angle = (index * Math.PI) / 12;
    const wide = half + 115 * Math.sin(angle) ** 0.5;
    return [-wide * Math.cos(angle), 750 * Math.sin(angle) ** 0.7];
  });
}
