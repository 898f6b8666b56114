import type { TextureKind } from '../catalogue/texture.ts';
import type { Millimetres } from '../units.ts';

/**
 * A picture as plain data. Screen (SVG), file (SVG) and paper (pdfkit) render the same data. Lengths are real
 * millimetres; y points down and the ground is y = 0.
 */
export interface Drawing {
  readonly viewBox: Box;
  readonly primitives: readonly Primitive[];
}

export interface Box {
  readonly x: Millimetres;
  readonly y: Millimetres;
  readonly width: Millimetres;
  readonly height: Millimetres;
}

/** A gradient over the bounding box of the shape: left to right ("across") or top to bottom ("down"). */
export interface Gradient {
  readonly kind: 'linear';
  readonly direction: 'across' | 'down';
  readonly stops: readonly (readonly [offset: number, colour: string, opacity?: number])[];
}

/** A gradient from the middle of the bounding box to its edge: soft light or shade without a blur filter. */
export interface Radial {
  readonly kind: 'radial';
  readonly stops: Gradient['stops'];
}

/** A pattern of squares in two colours, used for near-black (CF-18). */
export interface Checker {
  readonly kind: 'checker';
  readonly sizeMm: Millimetres;
  readonly colours: readonly [string, string];
}

/** Stored goods: a tile that is repeated. */
export interface TextureFill {
  readonly kind: 'texture';
  readonly texture: TextureKind;
  readonly colour: string;
  /** The side of a tile. */
  readonly sideMm: Millimetres;
  /** The share of a tile that can be seen, from its corner; without it, all. The rest need not be drawn. */
  readonly seen?: Size;
  /** If it is not the usual one. */
  readonly tile?: Tile;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A square of goods. */
export interface Tile {
  /** In the units of its shapes. */
  readonly side: number;
  readonly shapes: readonly Primitive[];
}

export type Fill = string | Gradient | Radial | Checker | TextureFill;

/** Commands M, L, Q, C and Z with absolute numbers. Joined with spaces they form an SVG path. */
export type PathData = readonly (string | number)[];

export type Shape =
  | { readonly kind: 'path'; readonly d: PathData }
  | ({ readonly kind: 'rect'; readonly radius?: Millimetres } & Box)
  /** A picture, as large as its box allows and in its middle. */
  | ({ readonly kind: 'image'; readonly href: string } & Box)
  | {
      readonly kind: 'ellipse';
      readonly cx: number;
      readonly cy: number;
      readonly rx: number;
      readonly ry: number;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly sizeMm: Millimetres;
      readonly anchor: 'start' | 'middle' | 'end';
      /** -90: text runs upwards. */
      readonly rotation: 0 | -90;
      readonly bold?: boolean;
    };

export interface Paint {
  readonly fill?: Fill;
  readonly stroke?: string;
  readonly strokeMm?: Millimetres;
  readonly dash?: readonly Millimetres[];
  readonly opacity?: number;
}

export type Primitive = Shape & Paint & { /** Part name, used by crops and tests. */ readonly part: string };

export const across = (...stops: Gradient['stops']): Gradient => ({
  kind: 'linear',
  direction: 'across',
  stops,
});

export const down = (...stops: Gradient['stops']): Gradient => ({ kind: 'linear', direction: 'down', stops });

export const radial = (...stops: Gradient['stops']): Radial => ({ kind: 'radial', stops });

/** Path data by its commands. */
export const pathData = (...commands: readonly PathData[]): PathData => commands.flat();
