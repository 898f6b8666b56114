import type { Millimetres } from '../units.ts';
import type { Box, Drawing, PathData, Primitive } from './drawing.ts';

/** Average character width relative to the text size, with a margin for digits and capitals. */
export const characterWidth = 0.55;

/** Bounding box of a primitive, including strokes. */
export function boundsOf(primitive: Primitive): Box {
  const grow = (primitive.strokeMm ?? 0) / 2;
  const [left, top, right, bottom] = edges(primitive);
  return { x: left - grow, y: top - grow, width: right - left + 2 * grow, height: bottom - top + 2 * grow };
}

/** Whether a shape is as long as the least length that can be seen in a small picture, a pixel or two. */
export function isSeen(primitive: Primitive, minMm: Millimetres): boolean {
  const { width, height } = boundsOf(primitive);
  return Math.max(width, height) >= minMm;
}

function edges(shape: Primitive): readonly [number, number, number, number] {
  switch (shape.kind) {
    case 'rect':
    case 'image':
      return [shape.x, shape.y, shape.x + shape.width, shape.y + shape.height];
    case 'ellipse':
      return [shape.cx - shape.rx, shape.cy - shape.ry, shape.cx + shape.rx, shape.cy + shape.ry];
    case 'text': {
      const length = shape.text.length * shape.sizeMm * characterWidth;
      const start = { start: 0, middle: length / 2, end: length }[shape.anchor];
      const [rise, drop] = [shape.sizeMm * 0.75, shape.sizeMm * 0.2];
      return shape.rotation
        ? [shape.x - rise, shape.y - length + start, shape.x + drop, shape.y + start]
        : [shape.x - start, shape.y - rise, shape.x - start + length, shape.y + drop];
    }
    case 'path': {
      const [xs, ys] = coordinatesOf(shape.d);
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    }
  }
}

/** Corners of a path, and points along its curves. A curve may stay well inside its control points. */
function coordinatesOf(d: PathData): readonly [xs: number[], ys: number[]] {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let at = 0; at < d.length; ) {
    const command = d[at++];
    const from = xs.length - 1;
    const isCurve = from >= 0 && (command === 'Q' || command === 'C');
    const curveXs = isCurve ? [xs[from]!] : xs;
    const curveYs = isCurve ? [ys[from]!] : ys;
    while (typeof d[at] === 'number') {
      curveXs.push(d[at++] as number);
      curveYs.push(d[at++] as number);
    }
    if (isCurve)
      for (let step = 1; step <= curveSteps; step++) {
        xs.push(onCurve([...curveXs], step / curveSteps));
        ys.push(onCurve([...curveYs], step / curveSteps));
      }
  }
  return [xs, ys];
}

/** Even, so that the middle of a symmetrical curve is one of the points. */
const curveSteps = 16;

/** De Casteljau: each round leaves one value less. Overwrites the values. */
function onCurve(values: number[], share: number): number {
  for (let last = values.length - 1; last > 0; last--)
    for (let at = 0; at < last; at++) values[at]! += (values[at + 1]! - values[at]!) * share;
  return values[0]!;
}

/** Bounding box of all primitives of a part; undefined if the part is not drawn. */
export function boundsOfPart(drawing: Drawing, part: string): Box | undefined {
  const boxes = drawing.primitives.filter((primitive) => primitive.part === part).map(boundsOf);
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
