import type { PathData, Primitive } from '../drawing/drawing.ts';

export type Point = readonly [x: number, y: number];
export type Polyline = readonly Point[];

interface Outline {
  readonly lines: readonly Polyline[];
  readonly covers: Polyline | undefined;
}

const chords = 12;
/** Thinner strokes are lines of the drawing; thicker ones are pipes and bars. */
const pipeMm = 12;
const paper = '#ffffff';

/** What a primitive of the line style draws, and what it hides. Undefined: it is a text, a picture, or only paper. */
export function outlineOf(primitive: Primitive): Outline | undefined {
  if (primitive.kind === 'text' || primitive.kind === 'image' || primitive.stroke === undefined)
    return undefined;
  const paths = pathsOf(primitive);
  const filled = primitive.fill === paper;
  if (filled) return { lines: paths.map(closed), covers: paths[0] };
  if (primitive.stroke === paper) return undefined;
  const half = (primitive.strokeMm ?? 0) / 2;
  if (half * 2 < pipeMm) return { lines: paths, covers: undefined };
  const [path] = paths;
  if (!path || path.length < 2) return undefined;
  const edges = [...offset(path, half), ...offset(path, -half).reverse()];
  return { lines: [closed(edges)], covers: edges };
}

const closed = (points: Polyline): Polyline => (points.length > 2 ? [...points, points[0]!] : points);

function pathsOf(primitive: Exclude<Primitive, { kind: 'text' | 'image' }>): Polyline[] {
  switch (primitive.kind) {
    case 'rect': {
      const { x, y, width, height } = primitive;
      return [
        [
          [x, y],
          [x + width, y],
          [x + width, y + height],
          [x, y + height],
        ],
      ];
    }
    case 'ellipse':
      return [
        Array.from({ length: 24 }, (_, index): Point => {
          const angle = (index * Math.PI) / 12;
          return [
            primitive.cx + primitive.rx * Math.cos(angle),
            primitive.cy + primitive.ry * Math.sin(angle),
          ];
        }),
      ];
    case 'path':
      return polylinesOf(primitive.d);
  }
}

/** Straight pieces of a path; curves become chords. */
function polylinesOf(d: PathData): Polyline[] {
  const lines: Point[][] = [];
  for (let index = 0; index < d.length; ) {
    const command = d[index++];
    const numbers: number[] = [];
    while (typeof d[index] === 'number') numbers.push(d[index++] as number);
    const pairs = Array.from(
      { length: numbers.length / 2 },
      (_, at): Point => [numbers[2 * at]!, numbers[2 * at + 1]!],
    );
    if (command === 'M') {
      lines.push([...pairs]);
      continue;
    }
    const line = lines.at(-1)!;
    const from = line.at(-1);
    if (command === 'Z' && line[0]) line.push(line[0]);
    else if (from && (command === 'Q' || command === 'C'))
      for (let step = 1; step <= chords; step++) line.push(onCurve([from, ...pairs], step / chords));
    else line.push(...pairs);
  }
  return lines;
}

/** De Casteljau: each round leaves one point less. */
function onCurve(points: readonly Point[], share: number): Point {
  if (points.length === 1) return points[0]!;
  return onCurve(
    points.slice(1).map(([x, y], at): Point => {
      const [fromX, fromY] = points[at]!;
      return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
    }),
    share,
  );
}

/** A parallel line. */
function offset(path: Polyline, by: number): Point[] {
  const points = path.filter(
    ([x, y], index) => index === 0 || x !== path[index - 1]![0] || y !== path[index - 1]![1],
  );
  if (points.length < 2) return [...points];
  const normals = points.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = points[index]!;
    const length = Math.hypot(x - fromX, y - fromY);
    return [(y - fromY) / length, (fromX - x) / length];
  });
  return points.map(([x, y], index): Point => {
    const before = normals[index - 1] ?? normals[index]!;
    const after = normals[index] ?? before;
    const sum: Point = [before[0] + after[0], before[1] + after[1]];
    // A mitre, at most twice as far as the offset itself.
    const scale = by / Math.max(0.5, (sum[0] * before[0] + sum[1] * before[1]) as number);
    return [x + sum[0] * scale, y + sum[1] * scale];
  });
}
