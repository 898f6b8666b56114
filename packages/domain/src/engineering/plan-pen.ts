import type { Box, Paint, PathData, Primitive, Shape } from '../drawing/drawing.ts';
import type { Millimetres } from '../units.ts';

export const ink = '#16202b';
export const grey = '#56626c';

export const polygonPath = (points: readonly (readonly [x: number, y: number])[]): PathData =>
  points.flatMap(([x, y], at) => [at === 0 ? 'M' : 'L', Math.round(x), Math.round(y)]).concat('Z');

/** One pen for all plans: millimetres of the site, text in points of the paper. */
export class PlanPen {
  readonly primitives: Primitive[] = [];
  readonly #mmPerPt: number;

  constructor(mmPerPt: number) {
    this.#mmPerPt = mmPerPt;
  }

  pt(points: number): Millimetres {
    return points * this.#mmPerPt;
  }

  #add(shape: Shape, paint: Paint, part: string): void {
    this.primitives.push({ ...shape, ...paint, part });
  }

  rect(box: Box, paint: Paint, part: string): void {
    this.#add({ kind: 'rect', ...box }, paint, part);
  }

  polygon(points: readonly (readonly [x: number, y: number])[], paint: Paint, part: string): void {
    this.path(polygonPath(points), paint, part);
  }

  path(d: PathData, paint: Paint, part: string): void {
    this.#add({ kind: 'path', d }, paint, part);
  }

  circle(cx: number, cy: number, r: number, paint: Paint, part: string): void {
    this.#add({ kind: 'ellipse', cx, cy, rx: r, ry: r }, paint, part);
  }

  line(x1: number, y1: number, x2: number, y2: number, paint: Paint, part: string): void {
    this.path(['M', x1, y1, 'L', x2, y2], paint, part);
  }

  /** A picture that fills its box. */
  image(box: Box, href: string, part: string): void {
    this.#add({ kind: 'image', ...box, href }, {}, part);
  }

  text(
    text: string,
    x: number,
    y: number,
    { size = 6.5, anchor = 'middle', rotation = 0, colour = ink }: Partial<TextLook> = {},
  ): void {
    this.#add(
      { kind: 'text', x, y, text, sizeMm: this.pt(size), anchor, rotation },
      { fill: colour },
      'text',
    );
  }

  /** A dimension between two points at one height, with ticks and extension lines. */
  widthBetween(x1: number, x2: number, y: number, from: number, text: string): void {
    const paint = { stroke: grey, strokeMm: this.pt(0.5) };
    const tick = this.pt(2.4);
    for (const x of [x1, x2]) {
      this.line(x, from, x, y + Math.sign(y - from) * this.pt(3), paint, 'dimension');
      this.line(x - tick, y + tick, x + tick, y - tick, paint, 'dimension');
    }
    this.line(x1, y, x2, y, paint, 'dimension');
    this.text(text, (x1 + x2) / 2, y - this.pt(2));
  }
}

interface TextLook {
  readonly size: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly rotation: 0 | -90;
  readonly colour: string;
}
