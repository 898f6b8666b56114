import type { UnitModel } from './anatomy.ts';
import { type DrawParts, flange, frontOf } from './draw-part.ts';
import { pathData } from './drawing.ts';
import type { Pen } from './pen.ts';

/** Pipes that end on the roof, and equipment on it. */
export const drawRoofEquipment = {
  'fill-pipe': (pen, part, { unit }) => {
    const { x } = frontOf(part);
    const top = part.zMm + part.heightMm;
    const landing = -unit.radiusMm * 0.74;
    const bend = 330;
    const tank = unit.substance === 'liquid';
    brackets(pen, x, unit);
    if (tank) {
      pen.tube(
        pathData(
          ['M', x, part.zMm + 130],
          ['L', x, top - 260],
          ['Q', x, top - 60, x + 220, top - 60],
          ['L', landing, top - 60],
          ['Q', landing + 120, top - 60, landing + 120, top - 200],
        ),
        part.widthMm,
      );
    } else {
      pen.tube(
        ['M', x, part.zMm, 'L', x, top - bend, 'Q', x, top, x + bend, top, 'L', landing, top - 90],
        part.widthMm,
      );
      // The bend takes most wear: it is a darker casting with flanges.
      pen.tube(['M', x, top - bend, 'Q', x, top, x + bend, top], part.widthMm * 1.35, '#6d777f', '#3a444c');
      flange(pen, x, top - bend, part.widthMm * 2, 44);
      pen.box(x + bend - 22, top - part.widthMm, 44, part.widthMm * 2, 'steel');
      pen.box(x - part.widthMm * 0.75, part.zMm - 30, part.widthMm * 1.5, 150, 'stainless', 14);
      pen.box(x - part.widthMm * 0.6, part.zMm - 80, part.widthMm * 1.2, 54, 'accent', 10);
    }
    pen.disc(landing + (tank ? 120 : 10), top - (tank ? 210 : 92), 85, 40, 'steel');
  },
  'vent-pipe': (pen, part, { unit }) => {
    const { x } = frontOf(part);
    const top = part.zMm + part.heightMm;
    const landing = -unit.radiusMm * 0.5;
    pen.tube(
      pathData(
        ['M', x, part.zMm],
        ['L', x, top - 340],
        ['Q', x, top, x + 340, top],
        ['L', landing - 160, top],
        ['Q', landing, top, landing, top - 170],
      ),
      part.widthMm,
      '#c3cacf',
    );
    flange(pen, x, top - 360, 260, 40);
    pen.polygon(
      'steel',
      [x - 100, part.zMm],
      [x + 100, part.zMm],
      [x + 150, part.zMm - 110],
      [x - 150, part.zMm - 110],
    );
    pen.disc(landing, top - 190, 150, 40, 'steel');
  },
  'roof-box': (pen, part) => {
    const { x } = frontOf(part);
    const half = part.widthMm / 2;
    pen.box(x - half * 0.7, part.zMm - 40, half * 1.4, 140, 'steel');
    pen.box(x - half, part.zMm + 100, 2 * half, part.heightMm - 250, 'stainless', 20);
    for (const share of [-0.55, -0.2, 0.15, 0.5])
      pen.line(
        [x + half * share, part.zMm + 170],
        [x + half * share, part.zMm + part.heightMm - 220],
        '#7c8b95',
        0.6,
      );
    pen.path(
      pathData(
        ['M', x - half * 1.3, part.zMm + part.heightMm - 130],
        ['Q', x, part.zMm + part.heightMm + 90, x + half * 1.3, part.zMm + part.heightMm - 130],
        ['Z'],
      ),
      'stainless',
    );
    pen.box(x - half, part.zMm + 330, 2 * half, 40, 'dark');
  },
  'roof-vent': (pen, part) => {
    const { x } = frontOf(part);
    const top = part.zMm + part.heightMm;
    pen.tube(
      pathData(
        ['M', x, part.zMm - 20],
        ['L', x, top - 130],
        ['Q', x, top, x - 130, top],
        ['Q', x - 240, top, x - 240, top - 150],
      ),
      part.widthMm,
    );
    flange(pen, x, part.zMm, 220, 40);
  },
  'roof-valve': (pen, part) => {
    const { x } = frontOf(part);
    pen.box(x - 70, part.zMm - 20, 140, 200, 'steel');
    flange(pen, x, part.zMm, 240, 36);
    pen.path(['M', x - 150, part.zMm + 180, 'Q', x, part.zMm + 420, x + 150, part.zMm + 180, 'Z'], 'accent');
    pen.box(x - 160, part.zMm + 165, 320, 32, 'steel', 8);
  },
  'roof-manhole': (pen, part) => {
    const half = part.widthMm / 2;
    const flange = half + 50;
    pen.box(10 - half, part.zMm - 90, 2 * half - 20, 190, 'steel');
    pen.box(-flange, part.zMm + 20, 2 * flange, 34, 'steel', 6);
    pen.box(-flange, part.zMm + 62, 2 * flange, 40, 'steel', 10);
    for (const share of [-1, -0.6, -0.2, 0.2, 0.6, 1])
      pen.box(share * half - 14, part.zMm + 10, 28, 104, 'dark', 4, 0.4);
    pen.wire(['M', -90, part.zMm + 102, 'Q', 0, part.zMm + 190, 90, part.zMm + 102], '#3a444c', 1.4);
  },
  'roof-panel': (pen, part) => {
    const { x } = frontOf(part);
    const half = part.widthMm / 2;
    pen.polygon(
      'steel',
      [x - half, part.zMm - 40],
      [x + half, part.zMm - 40],
      [x + half - 30, part.zMm + part.heightMm],
      [x - half + 30, part.zMm + part.heightMm],
    );
    pen.box(x - half + 20, part.zMm + part.heightMm, part.widthMm - 40, 30, ['#e8b400', '#7a5f00'], 6);
    for (const share of [-0.5, 0, 0.5])
      pen.disc(x + half * share, part.zMm + part.heightMm * 0.5, 16, 16, 'dark', 0);
  },
  'roof-rod': (pen, part, { unit }) => {
    const { x } = frontOf(part);
    pen.box(x - 50, part.zMm - 20, 100, 60, 'steel', 6);
    pen.bar([x, part.zMm], [x, part.zMm + part.heightMm], 26);
    // The conductor runs down the right side.
    const side = unit.radiusMm + 30;
    pen.wire(['M', x, part.zMm + 20, 'L', side, unit.eavesMm + 30, 'L', side, 40], '#8e989f', 1.4);
  },
  'cleaning-head': (pen, part, { unit }) => {
    const { x } = frontOf(part);
    pen.box(x - 46, part.zMm - 20, 92, 150, 'stainless');
    flange(pen, x, part.zMm + 110, 190, 40);
    if (part.of.form === 'rotating') pen.box(x - 50, part.zMm + 130, 100, 130, 'blue', 20);
    else pen.box(x - 70, part.zMm + 130, 140, 40, 'accent', 10);
    if (pen.style === 'line' || !unit.body.transparent) return;
    const ball = part.zMm - 800;
    pen.wire(['M', x, part.zMm - 20, 'L', x, ball], '#6d7c86', 2, { opacity: 0.6 });
    pen.glaze({ kind: 'ellipse', cx: x, cy: -ball, rx: 70, ry: 70 }, '#6d7c86', 0.6);
  },
  'roof-cap': (pen, part) => {
    pen.box(-300, part.zMm - 90, 600, 60, 'steel', 10);
    pen.path(['M', -180, part.zMm - 30, 'Q', 0, part.zMm + 330, 180, part.zMm - 30, 'Z'], 'steel');
  },
  'roof-instrument': (pen, part) => {
    const { x } = frontOf(part);
    pen.box(x - 60, part.zMm - 30, 120, 130, 'steel');
    flange(pen, x, part.zMm + 60, 230, 36);
    pen.polygon(
      'stainless',
      [x - 50, part.zMm + 96],
      [x + 50, part.zMm + 96],
      [x + 105, part.zMm + 210],
      [x - 105, part.zMm + 210],
    );
    pen.disc(x, part.zMm + 285, 125, 95, 'blue');
    pen.line([x + 70, part.zMm + 350], [x + 70, part.zMm + part.heightMm + 130], '#1b2228', 1.4);
    pen.disc(x + 70, part.zMm + part.heightMm + 140, 22, 22, 'accent', 0.4);
  },
} satisfies Partial<DrawParts>;

/** Brackets that hold the pipes to the body; drawn only if there are pipes. */
function brackets(pen: Pen, x: number, unit: UnitModel): void {
  for (const share of [0.12, 0.62]) {
    const z = unit.shellBottomMm + (unit.eavesMm - unit.shellBottomMm) * share;
    if (z > 1200) pen.box(x - 70, z, -unit.radiusMm - x + 80, 34, 'pipe');
  }
}
