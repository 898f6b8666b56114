import { type DrawParts, frontOf, radians } from './draw-part.ts';
import { down, type PathData, pathData } from './drawing.ts';

/** Hatches, instruments and drives on the wall, and the logo. */
export const drawWallEquipment = {
  'side-manhole': (pen, part) => {
    const { x, narrow } = frontOf(part);
    const z = part.zMm + part.heightMm / 2;
    const r = part.widthMm / 2;
    pen.glaze({ kind: 'ellipse', cx: x + 6, cy: 14 - z, rx: (r + 40) * narrow, ry: r + 40 }, '#16202b', 0.15);
    pen.disc(x, z, (r + 30) * narrow, r + 30, 'steel');
    pen.disc(x, z, (r - 30) * narrow, r - 30, 'stainless');
    for (let index = 0; index < 12; index++)
      pen.disc(
        x + r * narrow * Math.sin(index * 30 * radians),
        z + r * Math.cos(index * 30 * radians),
        18 * narrow,
        18,
        'dark',
        0,
      );
    pen.line([x - 110 * narrow, z], [x + 110 * narrow, z], '#3a444c', 1.8);
  },
  'side-hatch': (pen, part) => {
    const { x, narrow } = frontOf(part);
    const half = (part.widthMm / 2) * narrow;
    pen.box(x - half - 30 * narrow, part.zMm - 30, 2 * half + 60 * narrow, part.heightMm + 60, 'steel', 30);
    pen.box(x - half, part.zMm, 2 * half, part.heightMm, 'stainless', 20);
    for (const z of [90, part.heightMm - 140])
      pen.box(x - half - 40 * narrow, part.zMm + z, 70 * narrow, 50, 'dark', 6);
    pen.box(x + half - 75 * narrow, part.zMm + part.heightMm / 2 - 55, 40 * narrow, 110, 'accent', 10);
  },
  'hopper-hatch': (pen, part) => {
    const { x } = frontOf(part);
    // A 60° cone leans back by 30°, which shortens circles by an eighth of their height.
    pen.disc(x, part.zMm, 185, 185 * 0.87, 'steel');
    pen.disc(x, part.zMm, 130, 130 * 0.87, 'stainless');
    for (let index = 0; index < 8; index++)
      pen.disc(
        x + 158 * Math.sin(index * 45 * radians),
        part.zMm + 158 * 0.87 * Math.cos(index * 45 * radians),
        13,
        12,
        'dark',
        0,
      );
  },
  'wall-drive': (pen, part, { unit }) => {
    const { x, narrow } = frontOf(part);
    const z = part.zMm + 120;
    const half = part.heightMm / 2;
    const length = part.widthMm * Math.sin(part.azimuthDeg * radians) + 60;
    if (unit.body.transparent && pen.style === 'shaded') {
      // Shaft and propeller are visible through natural GRP.
      pen.line([x, z], [-unit.radiusMm * 0.2, z + 90], '#3a444c', 2, { opacity: 0.45 });
      for (const side of [-1, 1])
        pen.glaze(
          {
            kind: 'ellipse',
            cx: -unit.radiusMm * 0.2,
            cy: -z - 90 + side * half * 0.75,
            rx: 46,
            ry: half * 0.75,
          },
          '#3a444c',
          0.45,
        );
    }
    pen.disc(x, z, (half + 90) * narrow, half + 90, 'steel');
    for (let index = 0; index < 8; index++)
      pen.disc(
        x + (half + 58) * narrow * Math.sin((index * 45 + 22) * radians),
        z + (half + 58) * Math.cos((index * 45 + 22) * radians),
        13,
        15,
        'dark',
        0,
      );
    pen.box(x, z - half * 0.62, 130, half * 1.24, 'pipe', 10);
    pen.box(
      x + 110,
      z - half,
      length,
      2 * half,
      part.widthMm > 500 ? 'darkPipe' : [down([0, '#5f88ab'], [0.3, '#a9c4da'], [1, '#2c5376']), '#27496a'],
      24,
    );
    for (let fin = 1; fin < 6; fin++)
      pen.line(
        [x + 130, z - half + (fin * half) / 3],
        [x + 90 + length, z - half + (fin * half) / 3],
        '#1d262d',
        0.6,
        { opacity: 0.55 },
      );
    pen.box(x + 110 + length * 0.3, z + half, length * 0.36, half * 0.42, 'dark', 10);
    pen.box(x + 100 + length, z - half * 0.92, 70, half * 1.84, 'dark', 26);
    if (part.widthMm > 700) pen.box(x + 60, z - half * 1.15, 110, half * 2.3, 'steel', 16);
  },
  'level-scale': (pen, part) => {
    const x = -part.radiusMm;
    const half = part.widthMm / 2;
    const top = part.zMm + part.heightMm;
    for (const share of [0.08, 0.5, 0.92])
      pen.box(x, part.zMm + part.heightMm * share - 18, part.widthMm * 0.9, 36, 'steel');
    pen.box(x - half, part.zMm, part.widthMm, part.heightMm, 'white', 10);
    const step = 250;
    for (let z = part.zMm + step; z < top - 60; z += step) {
      const long = Math.round((z - part.zMm) / step) % 4 === 0;
      pen.line([x - half, z], [x - half + part.widthMm * (long ? 0.75 : 0.4), z], '#16202b', long ? 1 : 0.6);
    }
    pen.line([x, top], [x, part.zMm + part.heightMm * 0.36], '#3a444c', 0.9);
    pen.disc(x, top + 70, 75, 75, 'dark');
    pen.wire(['M', x, top + 145, 'L', x + 300, top + 190], '#3a444c', 0.9);
    const mark = part.zMm + part.heightMm * 0.36;
    // Own part name, so that a close-up can crop to the pointer on the long board.
    pen.part = 'level-scale-mark';
    if (part.of.form === 'float') pen.disc(x, mark, 85, 60, 'accent');
    else pen.polygon('accent', [x - 80, mark + 80], [x + 80, mark + 80], [x, mark - 90]);
  },
  'level-switch': (pen, part) => {
    const x = -part.radiusMm;
    pen.box(x - 60, part.zMm + 35, 70, 70, 'pipe');
    pen.box(x - 200, part.zMm, 150, part.heightMm, part.of.form === 'rotary' ? 'accent' : 'blue', 26);
    pen.box(x - 150, part.zMm - 50, 46, 54, 'dark', 6);
    if (part.of.form === 'hydrostatic') {
      pen.wire(
        ['M', x - 130, part.zMm - 40, 'Q', x - 130, part.zMm - 110, x - 60, part.zMm - 110],
        '#1b2228',
        1.2,
      );
      pen.box(x - 190, part.zMm + 200, 170, 240, 'white', 16);
      pen.box(x - 170, part.zMm + 320, 130, 90, 'glass', 6);
      pen.line([x - 120, part.zMm + 140], [x - 120, part.zMm + 200], '#1b2228', 1.2);
    }
  },
  'hopper-nozzle': (pen, part, { unit }) => {
    const x = -part.radiusMm;
    pen.box(x - 220, part.zMm - 85, 270, 170, 'pipe');
    pen.box(x - 255, part.zMm - 150, 50, 300, 'steel');
    if (part.of.end === 'blind') pen.box(x - 320, part.zMm - 150, 58, 300, 'dark', 10);
    else {
      pen.box(x - 370, part.zMm - 135, 108, 270, 'accent', 12);
      pen.box(x - 335, part.zMm + 135, 40, 130, 'dark');
      pen.bar([x - 315, part.zMm + 255], [x - 620, part.zMm + 320], 50, '#d9620f', '#9c4308');
    }
    if (part.of.tubeMm) {
      const column = -(unit.passage?.widthMm ?? 0) / 2 - (unit.passage?.columnMm ?? 0) / 2;
      const foot = Math.max(260, part.zMm - part.of.tubeMm + (x - 370 - column));
      const bend = part.zMm - 220;
      const run: PathData = pathData(
        ['M', x - 370, part.zMm],
        ['L', column + 220, part.zMm],
        ['Q', column, part.zMm, column, bend],
      );
      pen.tube([...run, 'L', column, foot], 140, '#4f7fa6', '#27496a');
      pen.box(column - 95, foot - 90, 190, 110, 'stainless', 10);
    }
  },
  logo: (pen, part, { logoText, logoPicture }) => {
    // The sheet is bent around the body, so its visible width is a chord.
    const half = part.radiusMm * Math.sin(part.widthMm / 2 / part.radiusMm);
    pen.box(-half, part.zMm, 2 * half, part.heightMm, 'white', 24, 0.6);
    if (logoPicture) {
      const edge = part.heightMm * 0.08;
      const [x, y] = [edge - half, edge - part.zMm - part.heightMm];
      pen.put(
        { kind: 'image', x, y, width: -2 * x, height: part.heightMm - 2 * edge, href: logoPicture },
        {},
      );
      return;
    }
    pen.box(-half, part.zMm, 2 * half, part.heightMm * 0.09, 'accent', 0, 0);
    const size = Math.min(part.heightMm * 0.3, (1.6 * half) / Math.max(4, logoText.length * 0.72));
    pen.text(0, part.zMm + part.heightMm * 0.5 - size * 0.3, logoText, { size, bold: true, fill: '#a8460b' });
  },
} satisfies Partial<DrawParts>;
