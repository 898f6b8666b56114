/** Points of a ring or line, flat: x0, y0, x1, y1 … in world units (web mercator, 0 to 1, y downwards). */
export type Points = number[];
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const degreesToRadians = Math.PI / 180;
const maxLat = 85.05;

export const worldX = (lng: number): number => lng / 360 + 0.5;
export const worldY = (lat: number): number => {
  const sin = Math.sin(Math.max(-maxLat, Math.min(maxLat, lat)) * degreesToRadians);
  return 0.5 - Math.log((1 + sin) / (1 - sin)) / (4 * Math.PI);
};
/** Kilometres per world unit at a y coordinate of the map. */
export const kmPerUnit = (y: number): number => 40_030 / Math.cosh((0.5 - y) * 2 * Math.PI);

export function boxOf(points: Points): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    left = Math.min(left, points[at]!);
    right = Math.max(right, points[at]!);
    top = Math.min(top, points[at + 1]!);
    bottom = Math.max(bottom, points[at + 1]!);
  }
  return { left, top, right, bottom };
}

export const overlaps = (a: Box, b: Box): boolean =>
  a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;

/** Twice the signed area; its sign is the direction of the ring. */
export function signedArea(ring: Points): number {
  let sum = 0;
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2)
    sum += ring[before]! * ring[at + 1]! - ring[at]! * ring[before + 1]!;
  return sum;
}

export function reversed(ring: Points): Points {
  const turned: Points = [];
  for (let at = ring.length - 2; at >= 0; at -= 2) turned.push(ring[at]!, ring[at + 1]!);
  return turned;
}

/** Douglas–Peucker without recursion, because coasts have a hundred thousand points. */
export function simplify(points: Points, tolerance: number): Points {
  const count = points.length / 2;
  if (tolerance === 0 || count < 5) return points;
  const kept = new Uint8Array(count);
  // A ring starts and ends at the same point. The farthest point is kept too; otherwise the ring collapses.
  const middle = count >> 1;
  kept[0] = kept[middle] = kept[count - 1] = 1;
  const open: [number, number][] = [
    [0, middle],
    [middle, count - 1],
  ];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    const [x, y] = [points[from * 2]!, points[from * 2 + 1]!];
    const [dx, dy] = [points[to * 2]! - x, points[to * 2 + 1]! - y];
    const length = Math.hypot(dx, dy);
    let farthest = -1;
    let distance = tolerance;
    for (let index = from + 1; index < to; index += 1) {
      const [px, py] = [points[index * 2]! - x, points[index * 2 + 1]! - y];
      const away = length === 0 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
      if (away > distance) [farthest, distance] = [index, away];
    }
    if (farthest < 0) continue;
    kept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  const simple: Points = [];
  for (let index = 0; index < count; index += 1)
    if (kept[index] === 1) simple.push(points[index * 2]!, points[index * 2 + 1]!);
  return simple;
}

type Axis = 0 | 1;

/** Sutherland–Hodgman: the part of a ring on one side of a line; edges along the line are kept. */
function clipHalf(ring: Points, axis: Axis, limit: number, side: 1 | -1): Points {
  const inside: Points = [];
  for (let at = 0, before = ring.length - 2; at < ring.length; before = at, at += 2) {
    const here = (ring[at + axis]! - limit) * side;
    const there = (ring[before + axis]! - limit) * side;
    if (here >= 0 !== there >= 0) {
      const share = there / (there - here);
      const other = 1 - axis;
      const crossing = ring[before + other]! + share * (ring[at + other]! - ring[before + other]!);
      inside.push(axis === 0 ? limit : crossing, axis === 0 ? crossing : limit);
    }
    if (here >= 0) inside.push(ring[at]!, ring[at + 1]!);
  }
  return inside;
}

export const clipToColumn = (ring: Points, left: number, right: number): Points =>
  clipHalf(clipHalf(ring, 0, left, 1), 0, right, -1);
export const clipToRow = (ring: Points, top: number, bottom: number): Points =>
  clipHalf(clipHalf(ring, 1, top, 1), 1, bottom, -1);

/** The whole segments of a line that touch a box. The canvas clips what is outside. */
export function partsInBox(line: Points, box: Box): Points[] {
  const parts: Points[] = [];
  let part: Points = [];
  for (let at = 2; at < line.length; at += 2) {
    const segment = line.slice(at - 2, at + 2);
    if (overlaps(boxOf(segment), box)) part.push(...(part.length === 0 ? segment : segment.slice(2)));
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  if (part.length > 0) parts.push(part);
  return parts;
}
