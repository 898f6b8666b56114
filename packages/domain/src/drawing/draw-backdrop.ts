import type { Millimetres } from '../units.ts';
import {
  type Box,
  down,
  type Fill,
  type Paint,
  type PathData,
  type Primitive,
  pathData,
  radial,
  type Shape,
} from './drawing.ts';
import { scatter } from './pen.ts';
import { paletteOf, type SceneKind } from './scenes.ts';

/** The yard begins behind the units, or they would stand on its far edge. */
const horizonMm = 330;

/**
 * Sky, surroundings and ground behind units that stand on y = 0. Everything has its real size. `view` is the visible
 * part; the backdrop is wider on both sides, so that a picture with another shape has no empty edges. Hills and trees
 * are not higher than a share of the tallest unit.
 */
export function drawBackdrop(kind: SceneKind, view: Box, tallest: Millimetres): Primitive[] {
  const primitives: Primitive[] = [];
  const put = (shape: Shape, fill: Fill, paint: Paint = {}) =>
    primitives.push({ ...shape, fill, ...paint, part: 'backdrop' });
  const path = (d: PathData, fill: Fill, paint?: Paint) => put({ kind: 'path', d }, fill, paint);
  /** Many small things of one colour are one shape: a browser works for each. */
  const paths = (many: readonly PathData[], fill: Fill, paint: Paint) => path(many.flat(), fill, paint);
  const palette = paletteOf(kind);
  const left = view.x - view.width;
  const width = 3 * view.width;
  const right = left + width;
  const top = view.y - view.height;
  const bottom = view.y + view.height;

  const share = (-horizonMm - view.y) / (-horizonMm - top);
  put(
    { kind: 'rect', x: left, y: top, width, height: -horizonMm - top },
    down(
      [0, palette.sky[0]],
      [1 - share, palette.sky[0]],
      [1 - share * 0.4, palette.sky[1]],
      [1, palette.sky[2]],
    ),
  );
  if (kind === 'hall') hall();
  else outdoors();

  put(
    { kind: 'rect', x: left, y: -horizonMm, width, height: bottom + horizonMm },
    down([0, palette.yard[0]], [1, palette.yard[1]]),
  );
  ground();
  return primitives;

  function outdoors(): void {
    const glow = view.height * 0.75;
    put(
      {
        kind: 'ellipse',
        cx: view.x + view.width * 0.12,
        cy: view.y + view.height * 0.24,
        rx: glow,
        ry: glow,
      },
      radial([0, '#fffaf0', 0.95], [0.3, '#fff6e4', 0.5], [1, '#fff6e4', 0]),
    );
    cloud(view.x + view.width * 0.5, view.y + view.height * 0.06, view.width * 0.045);
    cloud(view.x + view.width * 0.84, view.y + view.height * 0.18, view.width * 0.07);
    hills();
    if (kind === 'salt-depot') snow();
    trees();
    building();
    if (kind === 'farmyard')
      put({ kind: 'rect', x: left, y: -horizonMm - 160, width, height: 170 }, '#cdd3ab', { opacity: 0.8 });
  }

  function cloud(x: number, y: number, half: number): void {
    const at = (dx: number, dy: number) => [x + dx * half, y + dy * half];
    path(
      pathData(
        ['M', ...at(-1, 0)],
        ['Q', ...at(-0.95, -0.28), ...at(-0.6, -0.26)],
        ['Q', ...at(-0.45, -0.56), ...at(-0.08, -0.44)],
        ['Q', ...at(0.2, -0.66), ...at(0.42, -0.32)],
        ['Q', ...at(0.95, -0.38), ...at(1, 0)],
        ['Z'],
      ),
      '#ffffff',
      { opacity: 0.62 },
    );
  }

  function hills(): void {
    palette.hills.forEach((colour, layer) => {
      const height = tallest * (layer ? 0.13 : 0.22);
      const step = view.width * (layer ? 0.31 : 0.45);
      const random = scatter(layer * 77 + 11);
      const d: (string | number)[] = ['M', left, -horizonMm + 50];
      for (let x = left; x < right; x += step)
        d.push(
          'Q',
          x + step / 2,
          -horizonMm - height * (0.7 + random() * 0.9),
          x + step,
          -horizonMm - height * (0.2 + random() * 0.3),
        );
      path([...d, 'L', right, -horizonMm + 50, 'Z'], colour, { opacity: 0.85 });
    });
  }

  function trees(): void {
    const random = scatter(kind === 'farmyard' ? 5 : 23);
    const common = Math.min(5200, Math.max(2200, tallest * 0.42));
    for (let x = left; x < right; x += common * (0.55 + random() * 1.3)) {
      const height = common * (0.55 + random() * 0.5);
      const colour = palette.trees[random() < 0.5 ? 0 : 1];
      if (kind === 'salt-depot') pine(x, height * 1.25, colour);
      else broadleaf(x, height, colour, random);
    }
  }

  function broadleaf(x: number, height: number, colour: string, random: () => number): void {
    const foot = -horizonMm + 40;
    put(
      {
        kind: 'rect',
        x: x - height * 0.025,
        y: foot - height * 0.4,
        width: height * 0.05,
        height: height * 0.4,
      },
      '#a89f8d',
      { opacity: 0.8 },
    );
    const leaves = Array.from({ length: 5 }, (_, at) => {
      const r = height * (0.22 + random() * 0.1);
      const [dx, dy] = [(at - 2) * height * 0.15, height * (0.42 + (at % 2) * 0.18 + random() * 0.06)];
      return ellipsePath(x + dx, foot - dy, r, r * 0.92);
    });
    paths(leaves, colour, { opacity: 0.95 });
  }

  function pine(x: number, height: number, colour: string): void {
    const foot = -horizonMm + 40;
    for (let tier = 0; tier < 3; tier++) {
      const [half, low, high] = [
        height * (0.2 - tier * 0.045),
        height * (0.1 + tier * 0.25),
        height * (0.55 + tier * 0.22),
      ];
      path(['M', x - half, foot - low, 'L', x, foot - high, 'L', x + half, foot - low, 'Z'], colour);
    }
  }

  /** One building of real size behind the units, cut by the left edge of the view. */
  function building(): void {
    const x = view.x + Math.min(2600, view.width * 0.1);
    const foot = -horizonMm + 60;
    const side = 11500;
    if (kind === 'farmyard') {
      path(
        ['M', x - side, foot, 'L', x - side, foot - 3300, 'L', x, foot - 3300, 'L', x, foot, 'Z'],
        '#b58a7d',
      );
      paths(joints(x, side, 420, foot - 3300, 24, 3300), '#a2776a', { opacity: 0.5 });
      put({ kind: 'rect', x: x - side, y: foot - 420, width: side, height: 420 }, '#cbc2b3');
      path(
        pathData(
          ['M', x - side, foot - 3200],
          ['L', x - side + 2200, foot - 6600],
          ['L', x - 1700, foot - 6600],
          ['L', x + 450, foot - 3200],
          ['Z'],
        ),
        '#8e9499',
      );
      for (const at of [1300, 3400])
        put(
          { kind: 'rect', x: x - at - 900, y: foot - 2300, width: 900, height: 900, radius: 20 },
          '#c9d5db',
          { stroke: '#ece6da', strokeMm: 120 },
        );
    } else if (kind === 'salt-depot') {
      put({ kind: 'rect', x: x - side, y: foot - 4200, width: side, height: 4200 }, '#bdb5aa');
      path(
        ['M', x - side - 400, foot - 4100, 'L', x - side / 2, foot - 6300, 'L', x + 400, foot - 4100, 'Z'],
        '#f3f6f8',
      );
      path(
        pathData(
          ['M', x - 6600, foot],
          ['L', x - 6600, foot - 3100],
          ['L', x - 1400, foot - 3100],
          ['L', x - 1400, foot],
          ['Z'],
        ),
        '#948b80',
      );
      path(['M', x - 6600, foot, 'Q', x - 4000, foot - 3400, x - 1400, foot, 'Z'], '#eef2f4');
    } else {
      put({ kind: 'rect', x: x - side, y: foot - 6800, width: side, height: 6800 }, '#d4d6d3');
      put({ kind: 'rect', x: x - side, y: foot - 6800, width: side + 120, height: 520 }, '#b9a79a');
      paths(joints(x, side, 900, foot - 6280, 26, 6280), '#c5c8c5', {});
      for (const at of [700, 2500, 4300])
        put({ kind: 'rect', x: x - at - 1200, y: foot - 5300, width: 1200, height: 800 }, '#b6c3cb');
      put({ kind: 'rect', x: x - 4300, y: foot - 3300, width: 3000, height: 3300 }, '#bfc4c5');
    }
  }

  function snow(): void {
    const random = scatter(31);
    const flakes = Array.from({ length: 60 }, () => {
      const r = view.height * (0.002 + random() * 0.003);
      return ellipsePath(left + random() * width, view.y + random() * (-horizonMm - view.y), r, r);
    });
    paths(flakes, '#ffffff', { opacity: 0.9 });
  }

  function hall(): void {
    const bay = 5000;
    for (let x = Math.floor(left / bay) * bay; x < right; x += bay) {
      put({ kind: 'rect', x, y: top, width: 220, height: -horizonMm - top }, '#d5d4ce');
      put({ kind: 'rect', x: x + 1100, y: -horizonMm - 3600, width: 3000, height: 1100 }, '#dfe7ea', {
        opacity: 0.9,
      });
    }
    put({ kind: 'rect', x: left, y: -horizonMm - 1000, width, height: 1000 }, '#d9d7d0');
  }

  function ground(): void {
    if (kind === 'hall') return;
    const random = scatter(3);
    const marks = Array.from({ length: 90 }, () => {
      const depth = random() ** 0.7;
      const length = (60 + random() * 190) * (0.4 + depth);
      return boxPath({
        x: left + random() * width,
        y: -horizonMm + 80 + depth * (view.y + view.height + horizonMm - 120),
        width: length,
        height: 14 + 16 * depth,
      });
    });
    paths(marks, palette.shadow, { opacity: 0.09 });
  }
}

/** The joints of a wall that ends at `x`, one at each `stepMm`. */
const joints = (x: number, side: number, stepMm: number, y: number, width: number, height: number) =>
  Array.from({ length: Math.ceil(side / stepMm) - 1 }, (_, at) =>
    boxPath({ x: x - (at + 1) * stepMm, y, width, height }),
  );

const boxPath = ({ x, y, width, height }: Box): PathData => {
  const [right, foot] = [x + width, y + height].map(Math.round);
  const [left, top] = [x, y].map(Math.round);
  return ['M', left!, top!, 'L', right!, top!, 'L', right!, foot!, 'L', left!, foot!, 'Z'];
};

/** How far a curve's handle is along the side of a quarter of an ellipse. */
const quarter = 0.5523;

function ellipsePath(cx: number, cy: number, rx: number, ry: number): PathData {
  const at = (dx: number, dy: number) => [Math.round(cx + dx * rx), Math.round(cy + dy * ry)];
  return pathData(
    ['M', ...at(-1, 0)],
    ['C', ...at(-1, -quarter), ...at(-quarter, -1), ...at(0, -1)],
    ['C', ...at(quarter, -1), ...at(1, -quarter), ...at(1, 0)],
    ['C', ...at(1, quarter), ...at(quarter, 1), ...at(0, 1)],
    ['C', ...at(-quarter, 1), ...at(-1, quarter), ...at(-1, 0)],
    ['Z'],
  );
}
