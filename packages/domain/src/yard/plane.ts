/** Points of a plan in metres: x to the right, y down. */
export type Point = readonly [x: number, y: number];

export const plus = ([x, y]: Point, [dx, dy]: Point, times = 1): Point => [x + dx * times, y + dy * times];

/** Much faster than Math.hypot, and plans are small. */
const long = (x: number, y: number): number => Math.sqrt(x * x + y * y);

export const distance = ([x1, y1]: Point, [x2, y2]: Point): number => long(x2 - x1, y2 - y1);

/** Of length 1; to the right if both points are the same. */
export function direction(from: Point, to: Point): Point {
  const length = distance(from, to);
  return length === 0 ? [1, 0] : [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
}

/** Seen from above with y down, positive angles turn clockwise. */
export function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  return [x * cos - y * sin, x * sin + y * cos];
}

export interface TurnedBox {
  readonly centre: Point;
  readonly width: number;
  readonly depth: number;
  readonly turnDeg: number;
}

export const cornersOf = ({ centre, width, depth, turnDeg }: TurnedBox): readonly Point[] =>
  (
    [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const
  ).map(([x, y]) => plus(centre, turned([(x * width) / 2, (y * depth) / 2], turnDeg)));

const cross = (o: Point, a: Point, b: Point): number =>
  (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);

/** The smallest convex polygon around the points, always in the same direction. */
export function convexHull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of list) {
      while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const toSegment = (point: Point, from: Point, to: Point): number => {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / square;
  const part = Math.min(1, Math.max(0, along));
  return long(point[0] - from[0] - dx * part, point[1] - from[1] - dy * part);
};

const isInside = (point: Point, shape: readonly Point[]): boolean => {
  let sign = 0;
  for (let at = 0; at < shape.length; at += 1) {
    const side = Math.sign(cross(shape[at]!, shape[(at + 1) % shape.length]!, point));
    if (side === 0 || side === -sign) return false;
    sign = side;
  }
  return true;
};

const intersect = (a: Point, b: Point, c: Point, d: Point): boolean =>
  cross(a, b, c) * cross(a, b, d) < 0 && cross(c, d, a) * cross(c, d, b) < 0;

/**
 * Free space between two convex shapes; 0: they overlap. A line has two points, a circle is its centre, with the
 * radius taken off later.
 */
export function gapBetween(one: readonly Point[], other: readonly Point[]): number {
  if (isInside(one[0]!, other) || isInside(other[0]!, one)) return 0;
  let min = Number.POSITIVE_INFINITY;
  for (let at = 0; at < one.length; at += 1) {
    const [a, b] = [one[at]!, one[(at + 1) % one.length]!];
    for (let beside = 0; beside < other.length; beside += 1) {
      const [c, d] = [other[beside]!, other[(beside + 1) % other.length]!];
      if (intersect(a, b, c, d)) return 0;
      min = Math.min(min, toSegment(a, c, d), toSegment(c, a, b));
    }
  }
  return min;
}
