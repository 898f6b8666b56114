import type { Primitive } from '../drawing/drawing.ts';
import { outlineOf, type Point, type Polyline } from './flat-outline.ts';

export interface VisibleLine {
  readonly part: string;
  readonly points: Polyline;
  readonly dashed: boolean;
}

interface Shape {
  readonly part: string;
  readonly lines: readonly Polyline[];
  readonly dashed: boolean;
  /** Hides what was drawn before. */
  readonly covers: Polyline | undefined;
  readonly box: readonly [number, number, number, number];
}

/**
 * The lines of a drawing in line style that are not covered by what is drawn later. On paper white areas hide them;
 * a CAD file has no white areas.
 */
export function visibleLines(primitives: readonly Primitive[]): VisibleLine[] {
  const shapes = primitives.flatMap(shapeOf);
  return shapes.flatMap(({ part, lines, dashed }, at) => {
    const covers = shapes.slice(at + 1).filter(({ covers }) => covers);
    return lines
      .flatMap((line) => cut(line, covers))
      .map((points): VisibleLine => ({ part, points, dashed }));
  });
}

function shapeOf(primitive: Primitive): Shape[] {
  const outline = outlineOf(primitive);
  if (!outline) return [];
  const points = [...outline.lines, ...(outline.covers ? [outline.covers] : [])].flat();
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [
    {
      part: primitive.part,
      ...outline,
      dashed: primitive.dash !== undefined,
      box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    },
  ];
}

/** Pieces of a line outside the covering areas. */
function cut(line: Polyline, covers: readonly Shape[]): Polyline[] {
  const pieces: Point[][] = [];
  let open: Point[] | undefined;
  line.slice(1).forEach((to, index) => {
    const from = line[index]!;
    for (const [start, end] of visibleShares(from, to, covers)) {
      const [a, b] = [between(from, to, start), between(from, to, end)];
      if (start > 0 || !open) {
        open = [a];
        pieces.push(open);
      }
      open.push(b);
      if (end < 1) open = undefined;
    }
    if (visibleEndMissing(from, to, covers)) open = undefined;
  });
  return pieces;
}

const visibleEndMissing = (from: Point, to: Point, covers: readonly Shape[]): boolean =>
  visibleShares(from, to, covers).at(-1)?.[1] !== 1;

const between = ([x, y]: Point, [toX, toY]: Point, share: number): Point => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

type Share = readonly [number, number];

function visibleShares(from: Point, to: Point, covers: readonly Shape[]): Share[] {
  let visible: Share[] = [[0, 1]];
  for (const { box, covers: area } of covers) {
    if (!area || visible.length === 0) continue;
    const [left, top, right, bottom] = box;
    if (Math.max(from[0], to[0]) <= left || Math.min(from[0], to[0]) >= right) continue;
    if (Math.max(from[1], to[1]) <= top || Math.min(from[1], to[1]) >= bottom) continue;
    const hidden = insideShares(from, to, area);
    for (const span of hidden) visible = visible.flatMap((piece) => without(piece, span));
  }
  return visible;
}

const minShare = 1e-6;

function without([start, end]: Share, [from, to]: Share): Share[] {
  const before: Share = [start, Math.min(end, from)];
  const after: Share = [Math.max(start, to), end];
  return [before, after].filter(([low, high]) => high - low > minShare);
}

/** Parts of a line inside an area; on its edge is outside. */
function insideShares(from: Point, to: Point, area: Polyline): Share[] {
  const cuts = [0, 1];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  area.forEach(([x, y], index) => {
    const [nextX, nextY] = area[(index + 1) % area.length]!;
    const [ex, ey] = [nextX - x, nextY - y];
    const cross = dx * ey - dy * ex;
    if (Math.abs(cross) < 1e-9) return;
    const share = ((x - from[0]) * ey - (y - from[1]) * ex) / cross;
    const along = ((x - from[0]) * dy - (y - from[1]) * dx) / cross;
    if (share > 0 && share < 1 && along >= 0 && along <= 1) cuts.push(share);
  });
  cuts.sort((a, b) => a - b);
  return cuts.slice(1).flatMap((end, index): Share[] => {
    const start = cuts[index]!;
    return end - start > minShare && isInside(between(from, to, (start + end) / 2), area)
      ? [[start, end]]
      : [];
  });
}

/** Half a millimetre from the edge counts as outside, so that shapes do not hide their own neighbours' edges. */
const edgeMm = 0.5;

function isInside([x, y]: Point, area: Polyline): boolean {
  let inside = false;
  for (const [index, [ax, ay]] of area.entries()) {
    const [bx, by] = area[(index + 1) % area.length]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const share = Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length ** 2));
    if (Math.hypot(x - ax - (bx - ax) * share, y - ay - (by - ay) * share) < edgeMm) return false;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
