import { cellPlateMm, layerStrips } from './anatomy.ts';
import { type DrawParts, frontOf } from './draw-part.ts';

const copper = '#b06a2c';

/** Equipment at the wall, at the feet and on the ground. */
export const drawFootEquipment = {
  jacket: (pen, part, { unit }) => {
    const top = part.zMm + part.heightMm;
    pen.box(-part.radiusMm, part.zMm, 2 * part.radiusMm, part.heightMm, 'stainless', 0, 0.9);
    // Cladding sheets of one metre, with staggered joints.
    for (let z = part.zMm + 1000, row = 0; z < top; z += 1000, row++) {
      pen.line([-part.radiusMm, z], [part.radiusMm, z], '#6d7c86', 0.9);
      for (const share of row % 2 ? [-0.62, 0.1, 0.74] : [-0.3, 0.44, 0.92])
        pen.line([part.radiusMm * share, z - 1000], [part.radiusMm * share, z], '#8b98a1', 0.6);
    }
    const thick = part.of.thicknessMm;
    pen.line(
      [-part.radiusMm - 20, unit.eavesMm + thick / 2],
      [-300, unit.apexMm - 70 + thick / 2],
      '#6d7c86',
      Math.max(1.2, thick / pen.mmPerPx),
    );
    pen.line(
      [part.radiusMm + 20, unit.eavesMm + thick / 2],
      [300, unit.apexMm - 70 + thick / 2],
      '#6d7c86',
      Math.max(1.2, thick / pen.mmPerPx),
    );
  },
  containment: (pen, part) => {
    const half = part.widthMm / 2;
    if (part.of.form === 'double-bottom') {
      pen.box(-half - 30, part.zMm, part.widthMm + 60, part.heightMm, 'dark', 8);
      const x = -half * 0.3;
      pen.box(x - 70, part.zMm + part.heightMm, 140, 190, 'white', 12);
      pen.disc(x, part.zMm + part.heightMm + 130, 34, 34, 'accent');
      pen.wire(['M', x, part.zMm + part.heightMm, 'L', x, part.zMm + 30], copper, 2);
      return;
    }
    const wall = {
      kind: 'rect',
      x: -half,
      y: -part.heightMm,
      width: part.widthMm,
      height: part.heightMm,
    } as const;
    pen.glaze(wall, '#e3dfc6', 0.42);
    pen.wire(
      [
        [-half, 0],
        [-half, part.heightMm],
        [half, part.heightMm],
        [half, 0],
      ],
      '#8a8577',
      1.6,
    );
    pen.box(-half - 40, part.heightMm - 70, part.widthMm + 80, 80, ['#d9d4c4', '#8a8577'], 20);
    for (const side of [-1, 1]) pen.box(side * half - 30, 0, 60, part.heightMm - 60, ['#cfcab8', '#8a8577']);
  },
  heating: (pen, part) => {
    const { x } = frontOf(part);
    if (part.of.form === 'coil') {
      for (const [side, tone] of [
        [-1, 'accent'],
        [1, 'blue'],
      ] as const) {
        const at = x + (side * part.widthMm) / 2;
        pen.disc(at, part.zMm + 60, 58, 58, 'steel');
        pen.disc(at, part.zMm + 60, 30, 30, tone);
        pen.bar([at, part.zMm + 20], [at, part.zMm - 110], 44);
      }
      return;
    }
    const half = part.widthMm / 2;
    const rows = 6;
    for (let row = 0; row < rows; row++) {
      const z = part.zMm + (row * part.heightMm) / (rows - 1);
      pen.wire(['M', -half, z, 'Q', 0, z - 60, half, z], '#b3261e', 1.5);
    }
    pen.box(-half * 0.72, part.zMm + 330, 200, 240, 'white', 14);
    pen.disc(-half * 0.72 + 100, part.zMm + 480, 30, 30, 'accent');
  },
  'fill-coupling': (pen, part) => {
    const { x } = frontOf(part);
    const z = part.zMm;
    const lugs = (half: number, low: number) => {
      for (const side of [-1, 1]) pen.box(x + side * half - 22, z + low, 44, 70, 'dark', 10);
    };
    switch (part.of.form) {
      case 'storz':
        pen.box(x - 86, z + 60, 172, 150, 'stainless', 10);
        pen.box(x - 110, z, 220, 74, 'steel', 14);
        lugs(104, 20);
        break;
      case 'perrot':
        pen.disc(x, z + 120, 104, 92, 'galvanised');
        pen.box(x - 74, z, 148, 80, 'galvanised', 10);
        pen.bar([x + 70, z + 60], [x + 190, z + 170], 30, '#d9620f', '#9c4308');
        break;
      case 'guillemin':
        pen.box(x - 80, z + 70, 160, 140, 'blue', 10);
        pen.box(x - 118, z, 236, 80, 'blue', 30);
        pen.wire(['M', x + 110, z + 30, 'Q', x + 200, z - 40, x + 90, z + 190], '#3a444c', 1.3);
        break;
      case 'unicone':
        pen.polygon('stainless', [x - 70, z + 210], [x + 70, z + 210], [x + 116, z], [x - 116, z]);
        pen.box(x - 124, z - 10, 248, 46, 'dark', 10);
        break;
      case 'camlock':
        pen.box(x - 70, z + 70, 140, 140, 'stainless', 8);
        pen.box(x - 88, z, 176, 84, 'accent', 18);
        for (const side of [-1, 1])
          pen.bar([x + side * 76, z + 90], [x + side * 132, z + 180], 24, '#d3dde3');
    }
  },
  'wall-pipe': (pen, part, { unit }) => {
    const { x } = frontOf(part);
    const top = part.zMm + part.heightMm;
    // From the pipe to the wall behind it.
    const wall = unit.radiusMm * Math.sin((part.azimuthDeg * Math.PI) / 180) * 0.92;
    switch (part.of.form) {
      case 'overflow':
      case 'siphon':
        pen.tube(['M', wall, top, 'L', x, top, 'L', x, part.zMm], part.widthMm);
        pen.disc(wall, top, 60, 80, 'steel');
        if (part.of.form === 'siphon') {
          pen.box(x - 150, part.zMm - 160, 300, 240, 'stainless', 40);
          pen.box(x - 170, part.zMm + 60, 340, 40, 'steel', 8);
        } else pen.box(x - part.widthMm * 0.7, part.zMm - 20, part.widthMm * 1.4, 50, 'steel', 6);
        break;
      case 'sight-tube':
        pen.box(
          x - part.widthMm,
          part.zMm,
          2 * part.widthMm,
          part.heightMm,
          ['#dfeef5', '#6d7c86'],
          part.widthMm,
        );
        for (let z = part.zMm + 250; z < top - 60; z += 250)
          pen.line([x + part.widthMm, z], [x + part.widthMm + 60, z], '#16202b', 0.7);
        for (const z of [part.zMm, top]) {
          pen.box(x - 60, z - 40, 120, 80, 'dark', 10);
          pen.box(x - 130, z - 16, 80, 32, 'accent', 8);
        }
        break;
      case 'riser':
        pen.tube(
          ['M', x, part.zMm, 'L', x, top - 150, 'Q', x, top, wall, top],
          part.widthMm,
          '#b3261e',
          '#6d1712',
        );
        pen.box(x - part.widthMm, part.zMm - 40, 2 * part.widthMm, 120, 'stainless', 10);
    }
  },
  'wall-box': (pen, part) => {
    const { x } = frontOf(part);
    const { form } = part.of;
    const left = x - part.widthMm / 2;
    const { zMm: z, widthMm: width, heightMm: height } = part;
    if (form === 'cabinet') {
      pen.box(left, z, width, height, 'stainless', 14, 0.9);
      pen.line([x, z + 20], [x, z + height - 20], '#6d7c86', 0.9);
      pen.box(x + 30, z + height * 0.42, 36, 120, 'accent', 8);
      pen.box(left - 20, z - 60, width + 40, 60, 'steel', 6);
      return;
    }
    pen.box(left, z, width, height, 'white', 14, 0.9);
    if (form === 'display')
      pen.box(left + width * 0.14, z + height * 0.45, width * 0.72, height * 0.38, 'glass', 8);
    if (form === 'alarm') {
      pen.box(x - 46, z + height, 92, 110, ['#b3261e', '#6d1712'], 30);
      pen.disc(x, z + height * 0.5, width * 0.2, width * 0.2, 'dark');
    }
    if (form === 'heater') {
      pen.disc(x, z + height * 0.58, width * 0.24, width * 0.24, 'accent');
      pen.wire(['M', x, z, 'C', x - 160, z - 120, x + 160, z - 240, x, z - 360], '#b3261e', 1.6);
    } else pen.line([x, z], [x, z - 160], '#1b2228', 1.2);
    for (const share of [0.3, 0.5, 0.7])
      pen.disc(left + width * share, z + height * 0.2, 16, 16, ['#3a8f4d', '#1d5a2b'], 0);
  },
  'foot-cell': (pen, part, { unit }) => {
    if (Math.abs(part.azimuthDeg) > 90) return;
    // The deck below a ring is drawn cut open in front.
    if (unit.support === 'ring' && part.azimuthDeg === 0) return;
    const { x } = frontOf(part);
    const half = part.widthMm / 2;
    const foot = part.zMm + cellPlateMm;
    pen.box(x - half, foot, part.widthMm, part.heightMm * 0.3, 'dark', 4);
    pen.box(x - half * 0.6, foot + part.heightMm * 0.3, half * 1.2, part.heightMm * 0.45, 'blue', 12);
    pen.box(x - half, foot + part.heightMm * 0.72, part.widthMm, part.heightMm * 0.28, 'dark', 4);
    pen.wire(
      ['M', x + half * 0.6, part.zMm + part.heightMm * 0.6, 'L', x + half + 60, part.zMm + 40],
      '#1b2228',
      1.2,
    );
  },
  'foot-lug': (pen, part, { unit }) => {
    const { x } = frontOf(part);
    if (part.of.layer)
      for (const share of layerStrips)
        pen.line(
          [unit.radiusMm * share, unit.shellBottomMm + 40],
          [unit.radiusMm * share, unit.eavesMm - 60],
          copper,
          1.6,
          { opacity: 0.8 },
        );
    pen.box(x - 45, part.zMm, 90, 110, ['#d8a05e', '#7d4a1c'], 10);
    pen.disc(x, part.zMm + 55, 26, 26, 'dark');
    const pipe = unit.parts.find(({ name }) => name === 'fill-pipe');
    if (pipe) {
      const at = frontOf(pipe).x;
      pen.box(at - 80, pipe.zMm + 260, 160, 70, ['#d8a05e', '#7d4a1c'], 10);
    }
    if (!part.of.strap) return;
    pen.wire(
      ['M', x, part.zMm, 'C', x + 60, part.zMm * 0.5, x + 330, part.zMm * 0.7, x + 380, 60],
      copper,
      2.4,
    );
    pen.box(x + 356, 0, 48, 150, ['#d8a05e', '#7d4a1c'], 10);
  },
  'floor-auger': (pen, part, { unit }) => {
    const { x } = frontOf(part);
    if (pen.style === 'shaded' && unit.body.transparent)
      pen.wire(['M', -unit.radiusMm * 0.86, part.zMm + 60, 'L', x, part.zMm + 60], '#3a444c', 3, {
        opacity: 0.5,
        dash: [90, 50],
      });
    pen.box(x - 150, part.zMm, 300, part.heightMm, 'galvanised', 16);
    pen.disc(x, part.zMm + part.heightMm / 2, 84, 84, 'dark');
    pen.box(x - 60, part.zMm + part.heightMm, 120, 60, 'blue', 10);
  },
  'floor-fan': (pen, part) => {
    const { x } = frontOf(part);
    const r = part.widthMm / 2;
    pen.box(x - r * 0.8, 0, r * 1.6, part.zMm + 60, 'steel');
    pen.disc(x, part.zMm + r, r, r, 'galvanised');
    pen.disc(x, part.zMm + r, r * 0.62, r * 0.62, 'dark');
    for (const angle of [0, 60, 120])
      pen.line(
        [
          x - r * 0.58 * Math.cos((angle * Math.PI) / 180),
          part.zMm + r - r * 0.58 * Math.sin((angle * Math.PI) / 180),
        ],
        [
          x + r * 0.58 * Math.cos((angle * Math.PI) / 180),
          part.zMm + r + r * 0.58 * Math.sin((angle * Math.PI) / 180),
        ],
        '#b4bcc1',
        1.4,
      );
    pen.box(x - r - 180, part.zMm + r * 0.5, 200, r * 0.7, 'pipe');
  },
  cable: (pen, part, { unit }) => {
    const { x } = frontOf(part);
    pen.box(x - 40, part.zMm - 20, 80, 110, 'steel');
    pen.box(x - 90, part.zMm + 80, 180, 150, 'white', 14);
    pen.disc(x, part.zMm + 150, 30, 30, 'accent');
    if (pen.style === 'shaded' && unit.body.transparent)
      pen.line([x, part.zMm], [x, unit.shellBottomMm + 500], '#1b2228', 1, { opacity: 0.55 });
  },
  lamps: (pen, part) => {
    const { x } = frontOf(part);
    pen.box(x - part.widthMm / 2, part.zMm + 40, part.widthMm, part.heightMm - 40, 'dark', 14);
    pen.box(x - part.widthMm / 2 + 20, part.zMm, part.widthMm - 40, 50, ['#fff3c4', '#8b7a3a'], 10);
  },
  'vent-dryer': (pen, part) => {
    const { x } = frontOf(part);
    pen.box(x - part.widthMm / 2, part.zMm, part.widthMm, part.heightMm, 'white', 20);
    pen.box(x - part.widthMm / 2, part.zMm + part.heightMm * 0.4, part.widthMm, part.heightMm * 0.3, 'blue');
  },
} satisfies Partial<DrawParts>;
