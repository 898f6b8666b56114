import type { Millimetres } from '../units.ts';
import {
  across,
  type Fill,
  type Gradient,
  type Paint,
  type PathData,
  type Primitive,
  type Shape,
} from './drawing.ts';
import { shade } from './finish.ts';

export type Style = 'shaded' | 'line';
export type Point = readonly [x: number, z: number];

/** Light comes from the upper left: a round surface is brightest at a third of its width. */
export const round = (hex: string, contrast = 1): Gradient =>
  across(
    [0, shade(hex, -0.26 * contrast)],
    [0.1, shade(hex, -0.1 * contrast)],
    [0.32, shade(hex, 0.2 * contrast)],
    [0.5, shade(hex, 0.04 * contrast)],
    [0.78, shade(hex, -0.2 * contrast)],
    [1, shade(hex, -0.42 * contrast)],
  );

/** The sheet that carries a logo. */
export const sheetColour = '#fdfdfb';

const steel = round('#b4bcc1', 1.1);

/** Fill and outline of each material. */
const materials = {
  steel: [steel, '#5f6a72'],
  pipe: [{ ...steel, direction: 'down' }, '#5f6a72'],
  rear: ['#939da4', '#69747b'],
  stainless: [round('#d3dde3', 1.2), '#6d7c86'],
  galvanised: [round('#88929a', 1.1), '#4c565e'],
  dark: [round('#46525c', 1.1), '#27313a'],
  darkPipe: [{ ...round('#46525c', 1.1), direction: 'down' }, '#27313a'],
  rubber: ['#2b333a', '#1b2228'],
  concrete: [{ ...across([0, '#dcd8d0'], [1, '#c2bdb3']), direction: 'down' }, '#97928a'],
  accent: ['#d9620f', '#9c4308'],
  white: [sheetColour, '#8b949a'],
  blue: [round('#3c6e97'), '#27496a'],
  glass: [{ ...across([0, '#5d7385'], [1, '#24323d']), direction: 'down' }, '#1b2228'],
} as const satisfies Record<string, readonly [Fill, string]>;

export type Material = keyof typeof materials | readonly [fill: Fill, stroke: string];

export const ink = '#16202b';

/**
 * Collects primitives. x points right and z points up from the ground, as in the model. Line style replaces every
 * fill with paper and every outline with ink, so both styles use the same shapes.
 */
export class Pen {
  readonly primitives: Primitive[] = [];
  part = '';
  readonly style: Style;
  readonly mmPerPx: number;

  constructor(style: Style, mmPerPx: number) {
    this.style = style;
    this.mmPerPx = mmPerPx;
  }

  put(shape: Shape, paint: Paint): void {
    this.primitives.push({ ...shape, ...paint, part: this.part });
  }

  /** A shape without weight is a fleck of colour, such as a bolt; line style omits it. */
  private solid(shape: Shape, material: Material, weight: number): void {
    const [fill, stroke] = typeof material === 'string' ? materials[material] : material;
    const strokeMm = weight * this.mmPerPx;
    if (this.style === 'shaded')
      this.put(shape, stroke === 'none' || !weight ? { fill } : { fill, stroke, strokeMm });
    else if (weight) this.put(shape, { fill: '#ffffff', stroke: ink, strokeMm });
  }

  /** x and z are the lower left corner. */
  box(
    x: number,
    z: number,
    width: Millimetres,
    height: Millimetres,
    material: Material,
    radius = 0,
    weight = 0.7,
  ): void {
    const shape = { kind: 'rect', x, y: -z - height, width, height, ...(radius && { radius }) } as const;
    this.solid(shape, material, weight);
  }

  disc(cx: number, z: number, rx: Millimetres, ry: Millimetres, material: Material, weight = 0.7): void {
    this.solid({ kind: 'ellipse', cx, cy: -z, rx, ry }, material, weight);
  }

  /** Commands with x and z. The caller adds a closing Z if needed. */
  path(d: PathData, material: Material, weight = 0.7): void {
    this.solid({ kind: 'path', d: flip(d) }, material, weight);
  }

  polygon(material: Material, ...points: readonly Point[]): void {
    this.path(closed(...points), material);
  }

  line(from: Point, to: Point, stroke: string, weight?: number, extra?: Paint): void {
    this.wire([from, to], stroke, weight, extra);
  }

  /** A line along points or path data, with its weight in pixels. */
  wire(points: readonly Point[] | PathData, stroke: string, weight = 0.8, extra: Paint = {}): void {
    const d = typeof points[0] === 'string' ? (points as PathData) : outline(points as readonly Point[]);
    this.put(
      { kind: 'path', d: flip(d) },
      {
        stroke: this.style === 'line' ? ink : stroke,
        strokeMm: weight * this.mmPerPx * (this.style === 'line' ? 0.6 : 1),
        ...extra,
      },
    );
  }

  /** A straight pipe or bar. */
  bar(from: Point, to: Point, diameterMm: Millimetres, hex?: string, edge?: string): void {
    this.tube([from, to], diameterMm, hex, edge);
  }

  /** A pipe or bar along a path, drawn as outline, body and highlight. */
  tube(
    points: readonly Point[] | PathData,
    diameterMm: Millimetres,
    hex = '#aeb7bd',
    edge = '#5f6a72',
  ): void {
    const d = flip(
      typeof points[0] === 'string' ? (points as PathData) : outline(points as readonly Point[]),
    );
    const line = this.style === 'line';
    const shape: Shape = { kind: 'path', d };
    const hair = this.mmPerPx * 0.7;
    this.put(shape, { stroke: line ? ink : edge, strokeMm: Math.max(diameterMm, hair * 1.5) });
    if (diameterMm <= hair * 2) return;
    this.put(shape, { stroke: line ? '#ffffff' : hex, strokeMm: diameterMm - hair * 1.6 });
    if (!line && diameterMm > hair * 4)
      this.put(shape, { stroke: shade(hex, 0.55), strokeMm: diameterMm * 0.28 });
  }

  /** Soft light or shade without outline; shaded style only. */
  glaze(shape: Shape, fill: Fill, opacity: number): void {
    if (this.style === 'shaded') this.put(shape, { fill, opacity });
  }

  text(
    x: number,
    z: number,
    text: string,
    paint: {
      size: Millimetres;
      anchor?: 'start' | 'middle' | 'end';
      rotation?: -90;
      bold?: boolean;
      fill?: string;
    },
  ): void {
    if (text === '') return;
    this.put(
      {
        kind: 'text',
        x,
        y: -z,
        text,
        sizeMm: paint.size,
        anchor: paint.anchor ?? 'middle',
        rotation: paint.rotation ?? 0,
        ...(paint.bold && { bold: true }),
      },
      { fill: paint.fill ?? ink },
    );
  }
}

export const closed = (...points: readonly Point[]): PathData => [...outline(points), 'Z'];

const outline = (points: readonly Point[]): PathData =>
  points.flatMap(([x, z], index) => [index ? 'L' : 'M', x, z]);

function flip(d: PathData): PathData {
  let second = false;
  return d.map((item) => {
    if (typeof item === 'string') return item;
    second = !second;
    return Math.round((second ? item : -item) * 10) / 10;
  });
}

/** Random numbers from 0 to 1: the same on every call, so that pictures can be compared. */
export function scatter(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}
