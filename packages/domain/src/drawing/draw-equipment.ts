import type { Part, PartName, UnitModel } from './anatomy.ts';
import { drawAccess } from './draw-access.ts';
import { drawHopperOutlet, drawSideOutlet, drawValve } from './draw-valves.ts';
import type { PathData } from './drawing.ts';
import type { Pen } from './pen.ts';

export interface EquipmentContext {
  readonly unit: UnitModel;
  readonly logoText: string;
}

type Draw = (pen: Pen, part: Part, context: EquipmentContext) => void;

const radians = Math.PI / 180;
/** Where a part shows from the front, and how much its width is foreshortened. */
const frontOf = (part: Part) => ({
  x: part.radiusMm * Math.sin(part.azimuthDeg * radians),
  narrow: Math.cos(part.azimuthDeg * radians),
});

/** One entry a part; legs and anchors belong to the support. */
const drawings = {
  leg: () => {},
  anchor: () => {},
  'fill-pipe': (pen, part, { unit }) => {
    const { x } = frontOf(part);
    const top = part.zMm + part.heightMm;
    const landing = -unit.radiusMm * 0.74;
    const bend = 330;
    brackets(pen, x, unit);
    if (part.variant === 'tank') {
      pen.tube(
        [
          'M',
          x,
          part.zMm + 130,
          'L',
          x,
          top - 260,
          'Q',
          x,
          top - 60,
          x + 220,
          top - 60,
          'L',
          landing,
          top - 60,
          'Q',
          landing + 120,
          top - 60,
          landing + 120,
          top - 200,
        ],
        part.widthMm,
      );
    } else {
      pen.tube(
        ['M', x, part.zMm, 'L', x, top - bend, 'Q', x, top, x + bend, top, 'L', landing, top - 90],
        part.widthMm,
      );
      // The bend takes the wear: a darker casting with flanges.
      pen.tube(['M', x, top - bend, 'Q', x, top, x + bend, top], part.widthMm * 1.35, '#6d777f', '#3a444c');
      flange(pen, x, top - bend, part.widthMm * 2, 44);
      pen.box(x + bend - 22, top - part.widthMm, 44, part.widthMm * 2, 'steel');
      pen.box(x - part.widthMm * 0.75, part.zMm - 30, part.widthMm * 1.5, 150, 'stainless', 14);
      pen.box(x - part.widthMm * 0.6, part.zMm - 80, part.widthMm * 1.2, 54, 'accent', 10);
    }
    pen.disc(
      landing + (part.variant === 'tank' ? 120 : 10),
      top - (part.variant === 'tank' ? 210 : 92),
      85,
      40,
      'steel',
    );
  },
  'vent-line': (pen, part, { unit }) => {
    const { x } = frontOf(part);
    const top = part.zMm + part.heightMm;
    const landing = -unit.radiusMm * 0.5;
    pen.tube(
      [
        'M',
        x,
        part.zMm,
        'L',
        x,
        top - 340,
        'Q',
        x,
        top,
        x + 340,
        top,
        'L',
        landing - 160,
        top,
        'Q',
        landing,
        top,
        landing,
        top - 170,
      ],
      part.widthMm,
      '#c3cacf',
    );
    flange(pen, x, top - 360, 260, 40);
    pen.polygon(
      [
        [x - 100, part.zMm],
        [x + 100, part.zMm],
        [x + 150, part.zMm - 110],
        [x - 150, part.zMm - 110],
      ],
      'steel',
    );
    pen.disc(landing, top - 190, 150, 40, 'steel');
  },
  'air-filter': (pen, part) => {
    const { x } = frontOf(part);
    const half = part.widthMm / 2;
    pen.box(x - half * 0.7, part.zMm - 40, half * 1.4, 140, 'steel');
    pen.box(x - half, part.zMm + 100, 2 * half, part.heightMm - 250, 'stainless', 20);
    for (const share of [-0.55, -0.2, 0.15, 0.5])
      pen.wire(
        [
          [x + half * share, part.zMm + 170],
          [x + half * share, part.zMm + part.heightMm - 220],
        ],
        '#7c8b95',
        0.6,
      );
    pen.path(
      [
        'M',
        x - half * 1.3,
        part.zMm + part.heightMm - 130,
        'Q',
        x,
        part.zMm + part.heightMm + 90,
        x + half * 1.3,
        part.zMm + part.heightMm - 130,
        'Z',
      ],
      'stainless',
    );
    pen.box(x - half, part.zMm + 330, 2 * half, 40, 'dark');
  },
  'tank-vent': (pen, part) => {
    const { x } = frontOf(part);
    const top = part.zMm + part.heightMm;
    pen.tube(
      [
        'M',
        x,
        part.zMm - 20,
        'L',
        x,
        top - 130,
        'Q',
        x,
        top,
        x - 130,
        top,
        'Q',
        x - 240,
        top,
        x - 240,
        top - 150,
      ],
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
    pen.box(-290, part.zMm - 90, 580, 190, 'steel');
    pen.box(-350, part.zMm + 20, 700, 34, 'steel', 6);
    pen.box(-350, part.zMm + 62, 700, 40, 'steel', 10);
    for (const x of [-300, -180, -60, 60, 180, 300]) pen.box(x - 14, part.zMm + 10, 28, 104, 'dark', 4, 0.4);
    pen.wire(['M', -90, part.zMm + 102, 'Q', 0, part.zMm + 190, 90, part.zMm + 102], '#3a444c', 1.4);
  },
  'roof-cap': (pen, part) => {
    pen.box(-300, part.zMm - 90, 600, 60, 'steel', 10);
    pen.path(['M', -180, part.zMm - 30, 'Q', 0, part.zMm + 330, 180, part.zMm - 30, 'Z'], 'steel');
  },
  'side-manhole': (pen, part) => {
    const { x, narrow } = frontOf(part);
    const z = part.zMm + part.heightMm / 2;
    const r = part.widthMm / 2;
    pen.disc(x + 6, z - 14, (r + 40) * narrow, r + 40, ['#16202b26', 'none'], pen.style === 'line' ? 0.4 : 0);
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
    pen.wire(
      [
        [x - 110 * narrow, z],
        [x + 110 * narrow, z],
      ],
      '#3a444c',
      1.8,
    );
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
    // A cone of 60° leans back by 30°: circles lose an eighth of their height.
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
  'outflow-valve': (pen, part, { unit }) => {
    if (unit.substance === 'liquid') drawValve(pen, -unit.radiusMm, part.zMm + 100, part.variant);
    else if (unit.support === 'slab') drawSideOutlet(pen, unit, part.variant);
    else drawHopperOutlet(pen, unit, part.variant);
  },
  'inflow-valve': (pen, part) => {
    const x = -part.radiusMm;
    pen.tube(['M', x, part.zMm + 160, 'Q', x, part.zMm + 20, x - 110, part.zMm + 20], 90);
    drawValve(pen, x - 90, part.zMm + 20, part.variant);
  },
  agitator: (pen, part, { unit }) => {
    const { x, narrow } = frontOf(part);
    const z = part.zMm + 120;
    const half = part.heightMm / 2;
    const length = part.widthMm * Math.sin(part.azimuthDeg * radians) + 60;
    if (unit.body.transparent && pen.style === 'shaded') {
      // Shaft and propeller show through natural GRP.
      pen.wire(
        [
          [x, z],
          [-unit.radiusMm * 0.2, z + 90],
        ],
        '#3a444c',
        2,
        { opacity: 0.45 },
      );
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
      ['B', 'C'].includes(part.variant)
        ? 'darkPipe'
        : [
            {
              kind: 'linear',
              direction: 'down',
              stops: [
                [0, '#5f88ab'],
                [0.3, '#a9c4da'],
                [1, '#2c5376'],
              ],
            },
            '#27496a',
          ],
      24,
    );
    for (let fin = 1; fin < 6; fin++)
      pen.wire(
        [
          [x + 130, z - half + (fin * half) / 3],
          [x + 90 + length, z - half + (fin * half) / 3],
        ],
        '#1d262d',
        0.6,
        { opacity: 0.55 },
      );
    pen.box(x + 110 + length * 0.3, z + half, length * 0.36, half * 0.42, 'dark', 10);
    pen.box(x + 100 + length, z - half * 0.92, 70, half * 1.84, 'dark', 26);
    if (part.variant === 'C') pen.box(x + 60, z - half * 1.15, 110, half * 2.3, 'steel', 16);
  },
  'rope-scale': (pen, part) => {
    const x = -part.radiusMm;
    const half = part.widthMm / 2;
    const top = part.zMm + part.heightMm;
    for (const share of [0.08, 0.5, 0.92])
      pen.box(x, part.zMm + part.heightMm * share - 18, part.widthMm * 0.9, 36, 'steel');
    pen.box(x - half, part.zMm, part.widthMm, part.heightMm, 'white', 10);
    const step = 250;
    for (let z = part.zMm + step; z < top - 60; z += step) {
      const long = Math.round((z - part.zMm) / step) % 4 === 0;
      pen.wire(
        [
          [x - half, z],
          [x - half + part.widthMm * (long ? 0.75 : 0.4), z],
        ],
        '#16202b',
        long ? 1 : 0.6,
      );
    }
    pen.wire(
      [
        [x, top],
        [x, part.zMm + part.heightMm * 0.36],
      ],
      '#3a444c',
      0.9,
    );
    pen.disc(x, top + 70, 75, 75, 'dark');
    pen.wire(['M', x, top + 145, 'L', x + 300, top + 190], '#3a444c', 0.9);
    const mark = part.zMm + part.heightMm * 0.36;
    if (part.variant === 'float') pen.disc(x, mark, 85, 60, 'accent');
    else
      pen.polygon(
        [
          [x - 80, mark + 80],
          [x + 80, mark + 80],
          [x, mark - 90],
        ],
        'accent',
      );
  },
  'level-switch': (pen, part) => {
    const x = -part.radiusMm;
    pen.box(x - 60, part.zMm + 35, 70, 70, 'pipe');
    pen.box(x - 200, part.zMm, 150, part.heightMm, part.variant === 'rotary' ? 'accent' : 'blue', 26);
    pen.box(x - 150, part.zMm - 50, 46, 54, 'dark', 6);
    if (part.variant === 'hydrostatic') {
      pen.wire(
        ['M', x - 130, part.zMm - 40, 'Q', x - 130, part.zMm - 110, x - 60, part.zMm - 110],
        '#1b2228',
        1.2,
      );
      pen.box(x - 190, part.zMm + 200, 170, 240, 'white', 16);
      pen.box(x - 170, part.zMm + 320, 130, 90, 'glass', 6);
      pen.wire(
        [
          [x - 120, part.zMm + 140],
          [x - 120, part.zMm + 200],
        ],
        '#1b2228',
        1.2,
      );
    }
  },
  radar: (pen, part, { unit }) => {
    const { x } = frontOf(part);
    pen.box(x - 60, part.zMm - 30, 120, 130, 'steel');
    flange(pen, x, part.zMm + 60, 230, 36);
    pen.polygon(
      [
        [x - 50, part.zMm + 96],
        [x + 50, part.zMm + 96],
        [x + 105, part.zMm + 210],
        [x - 105, part.zMm + 210],
      ],
      'stainless',
    );
    pen.disc(x, part.zMm + 285, 125, 95, 'blue');
    pen.wire(
      [
        [x + 70, part.zMm + 350],
        [x + 70, part.zMm + part.heightMm + 130],
      ],
      '#1b2228',
      1.4,
    );
    pen.disc(x + 70, part.zMm + part.heightMm + 140, 22, 22, 'accent', 0.4);
    if (pen.style === 'shaded' && unit.body.transparent)
      pen.glaze(
        {
          kind: 'path',
          d: [
            'M',
            x - 20,
            40 - part.zMm,
            'L',
            x + 20,
            40 - part.zMm,
            'L',
            x - unit.radiusMm * 0.1,
            -unit.fillLineMm + 200,
            'L',
            x - unit.radiusMm * 0.75,
            -unit.fillLineMm + 200,
            'Z',
          ],
        },
        '#3c6e97',
        0.16,
      );
  },
  dissolver: (pen, part, { unit }) => {
    const x = -part.radiusMm;
    pen.box(x - 190, part.zMm - 60, 230, 120, 'pipe');
    pen.box(x - 215, part.zMm - 110, 40, 220, 'steel');
    if (part.variant === 'blind') pen.box(x - 265, part.zMm - 110, 44, 220, 'dark', 8);
    else {
      pen.box(x - 300, part.zMm - 100, 80, 200, 'dark', 10);
      pen.box(x - 275, part.zMm + 100, 30, 110, 'dark');
      pen.tube(
        [
          [x - 260, part.zMm + 200],
          [x - 480, part.zMm + 250],
        ],
        34,
        '#d9620f',
        '#9c4308',
      );
    }
    if (part.variant === 'valve_tube_4m') {
      const column = -(unit.passage?.widthMm ?? 0) / 2 - (unit.passage?.columnMm ?? 0) / 2;
      const foot = Math.max(260, part.zMm - 4000 + (x - 300 - column));
      const d: PathData = [
        'M',
        x - 300,
        part.zMm,
        'L',
        column + 220,
        part.zMm,
        'Q',
        column,
        part.zMm,
        column,
        part.zMm - 220,
        'L',
        column,
        foot,
      ];
      pen.tube(d, 120, '#4f7fa6', '#27496a');
      pen.box(column - 85, foot - 90, 170, 110, 'stainless', 10);
    }
  },
  'control-platform': drawAccess['control-platform'],
  logo: (pen, part, { logoText }) => {
    // A sheet bent around the body: its width shows as a chord.
    const half = part.radiusMm * Math.sin(part.widthMm / 2 / part.radiusMm);
    pen.box(-half, part.zMm, 2 * half, part.heightMm, 'white', 24, 0.6);
    pen.box(-half, part.zMm, 2 * half, part.heightMm * 0.09, 'accent', 0, 0);
    const size = Math.min(part.heightMm * 0.3, (1.6 * half) / Math.max(4, logoText.length * 0.72));
    pen.text(0, part.zMm + part.heightMm * 0.5 - size * 0.3, logoText, { size, bold: true, fill: '#a8460b' });
  },
  ladder: drawAccess.ladder,
  'rest-platform': drawAccess['rest-platform'],
  'roof-rail': drawAccess['roof-rail'],
} as const satisfies Record<PartName, Draw>;

export function drawEquipment(pen: Pen, part: Part, context: EquipmentContext): void {
  pen.part = part.name;
  drawings[part.name](pen, part, context);
}

function flange(pen: Pen, x: number, z: number, width: number, height: number): void {
  pen.box(x - width / 2, z - height / 2, width, height, 'steel', 4);
}

/** Holds the pipes to the body at every ring. */
function brackets(pen: Pen, x: number, unit: UnitModel): void {
  const span = unit.eavesMm - unit.shellBottomMm;
  for (const share of [0.12, 0.62])
    pen.box(x - 70, unit.shellBottomMm + span * share, -unit.radiusMm - x + 80, 34, 'pipe');
}
