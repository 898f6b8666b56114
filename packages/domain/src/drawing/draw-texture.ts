import type { TextureKind } from '../catalogue/texture.ts';
import { type Paint, type PathData, type Primitive, pathData, type Size } from './drawing.ts';
import { shade } from './finish.ts';
import { scatter } from './pen.ts';

/** The side of a tile, in pixels of a large picture; figures of shapes are pixels too, those of paints units. */
const side = 200;
/** Units of a pixel. Coordinates are whole units: a browser writes fractions three times slower. */
export const unitsOfPixel = 10;
/** The side of a tile in its own units. */
export const tileSide = side * unitsOfPixel;

interface Heap {
  readonly seed: number;
  readonly layers: number;
  readonly perLayer: number;
  /** Half the greatest extent. */
  readonly reach: number;
  readonly paints: (colour: string, depth: number) => readonly Paint[];
  /** Paths from back to front: one for each paint of the layer. */
  readonly piece: (random: () => number) => readonly PathData[];
}

const inUnits = (px: number): number => Math.round(px * unitsOfPixel);

/** Adds turned and moved path data. */
function place(out: (string | number)[], d: PathData, x: number, y: number, angle: number): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  for (let at = 0; at < d.length; at++) {
    const item = d[at]!;
    if (typeof item === 'string') out.push(item);
    else {
      const z = d[++at] as number;
      out.push(inUnits(x + item * cos - z * sin), inUnits(y + item * sin + z * cos));
    }
  }
}

const capsule = (half: number, radius: number): PathData =>
  pathData(
    ['M', -half, -radius],
    ['L', half, -radius],
    ['Q', half + radius * 0.5, 0, half, radius],
    ['L', -half, radius],
    ['Q', -half - radius * 0.5, 0, -half, -radius],
    ['Z'],
  );
const disc = (rx: number, ry: number, cx = 0, cy = 0): PathData =>
  pathData(
    ['M', cx - rx, cy],
    ['Q', cx - rx, cy - ry, cx, cy - ry],
    ['Q', cx + rx, cy - ry, cx + rx, cy],
    ['Q', cx + rx, cy + ry, cx, cy + ry],
    ['Q', cx - rx, cy + ry, cx - rx, cy],
    ['Z'],
  );

/** Deeper layers are darker. */
export const tone = (colour: string, depth: number, more = 0) => shade(colour, -0.42 + 0.5 * depth + more);

const heaps: Readonly<Record<Exclude<TextureKind, 'powder' | 'liquid'>, Heap>> = {
  pellets: {
    seed: 7,
    layers: 16,
    perLayer: 19,
    reach: 22,
    paints: (colour, depth) => [
      { fill: tone(colour, depth), stroke: shade(colour, -0.68), strokeMm: 9 },
      { fill: tone(colour, depth, 0.2), opacity: 0.75 },
      { fill: tone(colour, depth, -0.2) },
    ],
    piece: (random) => {
      const [half, radius] = [9 + random() * 8, 4.2 + random() * 1.2];
      return [
        capsule(half, radius),
        capsule(half * 0.9, radius * 0.32).map((item, at, all) =>
          typeof item === 'number' && isSecond(all, at) ? item - radius * 0.4 : item,
        ),
        disc(radius * 0.42, radius * 0.86, half, 0),
      ];
    },
  },
  grains: {
    seed: 13,
    layers: 16,
    perLayer: 38,
    reach: 12,
    paints: (colour, depth) => [
      { fill: tone(colour, depth), stroke: shade(colour, -0.6), strokeMm: 8 },
      { fill: tone(colour, depth, 0.26), opacity: 0.8 },
      { stroke: shade(colour, -0.5), strokeMm: 8, opacity: 0.8 },
    ],
    piece: (random) => {
      const [half, wide] = [7 + random() * 2.4, 6.4 + random() * 1.6];
      return [
        ['M', -half, 0, 'Q', -half * 0.3, -wide, half, 0, 'Q', -half * 0.3, wide, -half, 0, 'Z'],
        pathData(
          ['M', -half * 0.6, -1],
          ['Q', 0, -wide * 0.66, half * 0.6, -1],
          ['Q', 0, -wide * 0.3, -half * 0.6, -1],
          ['Z'],
        ),
        ['M', -half * 0.8, 0, 'Q', 0, 1.4, half * 0.8, 0],
      ];
    },
  },
  crystals: {
    seed: 29,
    layers: 16,
    perLayer: 26,
    reach: 11,
    paints: (colour, depth) => [
      { fill: shade(colour, -0.3 + 0.26 * depth), stroke: shade(colour, -0.42), strokeMm: 5 },
      { fill: shade(colour, -0.12 + 0.62 * depth) },
      { fill: shade(colour, -0.2 + 0.42 * depth) },
    ],
    piece: (random) => {
      const corners = Array.from({ length: 5 }, (_, at) => {
        const [angle, reach] = [((at + random() * 0.6) * 2 * Math.PI) / 5, 5.5 + random() * 4.5];
        return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
      });
      const middle = [random() * 3 - 1.5, random() * 3 - 1.5] as const;
      const face = (...points: readonly (readonly [number, number])[]): PathData =>
        pathData(
          points.flatMap(([x, y], at) => [at ? 'L' : 'M', x, y]),
          ['Z'],
        );
      return [
        face(...corners),
        face(middle, corners[0]!, corners[1]!, corners[2]!),
        face(middle, corners[3]!, corners[4]!),
      ];
    },
  },
  beads: {
    seed: 17,
    layers: 14,
    perLayer: 30,
    reach: 8,
    paints: (colour, depth) => [
      { fill: tone(colour, depth), stroke: shade(colour, -0.55), strokeMm: 7 },
      { fill: tone(colour, depth, 0.24), opacity: 0.7 },
      { fill: '#ffffff', opacity: 0.25 + 0.6 * depth },
    ],
    piece: (random) => {
      const radius = 5.6 + random() * 1.4;
      return [
        disc(radius, radius * 0.92),
        disc(radius * 0.6, radius * 0.52, -radius * 0.12, -radius * 0.14),
        disc(radius * 0.2, radius * 0.15, -radius * 0.3, -radius * 0.36),
      ];
    },
  },
};

/** Whether a number of path data is a y. */
function isSecond(d: PathData, at: number): boolean {
  let numbers = 0;
  for (let index = at - 1; index >= 0 && typeof d[index] === 'number'; index--) numbers++;
  return numbers % 2 === 1;
}

/** Where a piece is seen: with copies beyond each edge that it crosses, so that tiles join without a seam. */
function placesOf(x: number, y: number, reach: number, seen: Size): (readonly [number, number])[] {
  const along = (value: number, share: number) =>
    [value, value + side, value - side].filter((place) => place + reach > 0 && place - reach < side * share);
  const down = along(y, seen.height);
  return along(x, seen.width).flatMap((dx) => down.map((dy) => [dx, dy] as const));
}

function heaped(heap: Heap, colour: string, seen: Size): Primitive[] {
  const random = scatter(heap.seed);
  return Array.from({ length: heap.layers }, (_, layer) => {
    const depth = (layer + 1) / heap.layers;
    const paints = heap.paints(colour, depth);
    const paths = paints.map((): (string | number)[] => []);
    for (let at = 0; at < heap.perLayer; at++) {
      const [x, y, angle] = [random() * side, random() * side, random() * Math.PI * 2];
      const shapes = heap.piece(random);
      for (const [dx, dy] of placesOf(x, y, heap.reach, seen))
        for (const [index, d] of shapes.entries()) place(paths[index]!, d, dx, dy, angle);
    }
    return paints.map(
      (paint, index): Primitive => ({ kind: 'path', d: paths[index]!, ...paint, part: 'texture' }),
    );
  }).flat();
}

/** Flecks of one paint in one path. */
const flecksIn =
  (seen: Size) =>
  (
    seed: number,
    count: number,
    reach: number,
    shape: (random: () => number) => PathData,
    paint: Paint,
  ): Primitive => {
    const random = scatter(seed);
    const d: (string | number)[] = [];
    for (let at = 0; at < count; at++) {
      const [x, y] = [random() * side, random() * side];
      const piece = shape(random);
      for (const [dx, dy] of placesOf(x, y, reach, seen)) place(d, piece, dx, dy, 0);
    }
    return { kind: 'path', d, ...paint, part: 'texture' };
  };

function powder(colour: string, flecks: Flecks): Primitive[] {
  const lump = (random: () => number) => disc(14 + random() * 22, 8 + random() * 12);
  const grain = (size: number) => (random: () => number) =>
    disc(size * (0.6 + random()), size * (0.5 + random()));
  return [
    flecks(3, 26, 40, lump, { fill: shade(colour, -0.16), opacity: 0.28 }),
    flecks(5, 26, 40, lump, { fill: shade(colour, 0.3), opacity: 0.3 }),
    flecks(11, 420, 4, grain(1), { fill: shade(colour, -0.28), opacity: 0.55 }),
    flecks(19, 420, 4, grain(1), { fill: shade(colour, 0.45), opacity: 0.6 }),
    flecks(23, 120, 5, grain(1.7), { fill: shade(colour, -0.2), opacity: 0.6 }),
    flecks(31, 120, 5, grain(1.6), { fill: shade(colour, 0.5), opacity: 0.6 }),
  ];
}

type Flecks = ReturnType<typeof flecksIn>;

/** Ripples: long lenses, light above dark. */
function liquid(colour: string, flecks: Flecks): Primitive[] {
  const lens = (min: number, max: number, high: number) => (random: () => number) => {
    const half = min + random() * (max - min);
    const [rise, lean] = [high * (0.5 + random() * 0.7), (random() - 0.5) * half * 0.5];
    return pathData(
      ['M', -half, 0],
      ['Q', lean - half * 0.4, -rise, lean, -rise * 0.35],
      ['Q', half * 0.5, -rise * 0.9, half, 0],
      ['Q', half * 0.4, rise * 0.55, lean, rise * 0.3],
      ['Q', -half * 0.5, rise * 0.8, -half, 0],
      ['Z'],
    ) as PathData;
  };
  return [
    flecks(41, 20, 95, lens(45, 90, 9), { fill: shade(colour, -0.28), opacity: 0.16 }),
    flecks(43, 24, 95, lens(30, 80, 7), { fill: shade(colour, -0.2), opacity: 0.16 }),
    flecks(47, 26, 95, lens(30, 85, 6), { fill: shade(colour, 0.5), opacity: 0.26 }),
    flecks(53, 18, 70, lens(18, 55, 4), { fill: shade(colour, 0.8), opacity: 0.32 }),
    flecks(59, 16, 40, lens(8, 26, 2.2), { fill: '#ffffff', opacity: 0.5 }),
  ];
}

/**
 * A square of goods that can be repeated without a seam (ST-04). The part of it that is not `seen`, from
 * its corner, may be missing.
 */
export function drawTexture(
  kind: TextureKind,
  colour: string,
  seen: Size = { width: 1, height: 1 },
): readonly Primitive[] {
  const ground: Primitive = {
    kind: 'rect',
    x: 0,
    y: 0,
    width: tileSide,
    height: tileSide,
    fill: kind === 'powder' || kind === 'liquid' ? colour : shade(colour, kind === 'crystals' ? -0.3 : -0.5),
    part: 'texture',
  };
  if (kind === 'powder') return [ground, ...powder(colour, flecksIn(seen))];
  if (kind === 'liquid') return [ground, ...liquid(colour, flecksIn(seen))];
  return [ground, ...heaped(heaps[kind], colour, seen)];
}
