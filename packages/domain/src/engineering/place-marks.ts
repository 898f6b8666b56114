import type { Millimetres } from '../units.ts';

type Point = readonly [x: number, y: number];

/** In points of the paper: what a mark and its neighbours need, and how far it may be from its point. */
const apartPt = 10.5;
const besidePointPt = 7;
const besideNumberPt = 10;
const distancesPt = [10, 17, 25, 34, 44, 56];
const turnsDeg = [0, 40, -40, 80, -80, 120, -120, 160, -160];

/**
 * Where the mark of each point stands: beside it, away from the axis if there is room, and on no other mark, point or
 * number. `mmPerPt` is the size of a point of the paper.
 */
export function placeMarks(
  points: readonly Point[],
  numbers: readonly Point[],
  mmPerPt: Millimetres,
): readonly Point[] {
  const marks: Point[] = [];
  for (const point of points) {
    const outwards = Math.atan2(point[1], point[0]);
    const places = distancesPt.flatMap((distance) =>
      turnsDeg.map((turn): Point => {
        const angle = outwards + (turn * Math.PI) / 180;
        return [
          point[0] + distance * mmPerPt * Math.cos(angle),
          point[1] + distance * mmPerPt * Math.sin(angle),
        ];
      }),
    );
    const space = (place: Point) =>
      Math.min(
        ...marks.map((other) => distance(place, other) - apartPt * mmPerPt),
        ...points.map((other) => distance(place, other) - besidePointPt * mmPerPt),
        ...numbers.map((other) => distance(place, other) - besideNumberPt * mmPerPt),
      );
    marks.push(
      places.find((place) => space(place) >= 0) ?? places.toSorted((a, b) => space(b) - space(a))[0]!,
    );
  }
  return marks;
}

const distance = ([x, y]: Point, [toX, toY]: Point): Millimetres => Math.hypot(x - toX, y - toY);
