import { type DrawParts, frontOf } from './draw-part.ts';
import { closed, type Pen } from './pen.ts';

/** Equipment on the hopper and below the outlet. */
export const drawOutletEquipment = {
  'auger-boot': (pen, part) => {
    const top = part.zMm + part.heightMm;
    const material = part.of.stainless ? 'stainless' : 'galvanised';
    const half = part.widthMm / 2;
    pen.box(-half, top - 44, 2 * half, 44, material, 4);
    if (part.of.form === 'flange') {
      for (const x of [-0.8, -0.3, 0.3, 0.8]) pen.disc(x * half, top - 22, 13, 13, 'dark', 0);
      return;
    }
    pen.polygon(
      material,
      [-half, top - 44],
      [half, top - 44],
      [half * 0.62, part.zMm + 60],
      [-half * 0.62, part.zMm + 60],
    );
    pen.box(-half * 0.62, part.zMm, half * 1.24, 70, material, 12);
    for (const side of part.of.form === 'double' ? [1, -1] : [1]) {
      const at = (x: number) => (side > 0 ? x : -x);
      pen.bar(
        [at(half * 0.5), part.zMm + 110],
        [at(half + 260), part.zMm + 190],
        130,
        part.of.stainless ? '#d3dde3' : '#9aa4aa',
      );
      pen.disc(at(half + 262), part.zMm + 190, 34, 84, 'steel');
    }
  },
  'second-outlet': (pen, part) => {
    const { x } = frontOf(part);
    const half = part.widthMm / 2;
    const z = part.zMm;
    pen.disc(x, z, half + 60, (half + 60) * 0.8, 'steel');
    pen.polygon(
      'galvanised',
      [x - half, z + 10],
      [x + half, z + 10],
      [x + half, z - 260],
      [x - half, z - 260],
    );
    pen.box(x - half - 60, z - 300, 2 * half + 120, 46, 'galvanised', 6);
    pen.box(x + half + 60, z - 312, 34, 70, 'accent', 10);
  },
  'hopper-ring': (pen, part) => {
    const half = part.widthMm / 2;
    const top = part.zMm + part.heightMm;
    const edge = closed([-half - 40, top], [half + 40, top], [half - 60, part.zMm], [60 - half, part.zMm]);
    pen.path(edge, 'steel', 0.9);
    pen.box(-half - 70, part.zMm + part.heightMm - 30, part.widthMm + 140, 44, 'dark', 6);
    for (const share of [-0.7, -0.25, 0.25, 0.7])
      pen.box(half * share - 22, part.zMm + part.heightMm - 80, 44, 130, 'accent', 8);
    pen.box(half - 20, part.zMm - 10, 230, 150, 'blue', 24);
  },
  'hopper-pads': (pen, part) => {
    if (Math.abs(part.azimuthDeg) > 80) return;
    const { x, narrow } = frontOf(part);
    pen.disc(x, part.zMm, 90 * narrow, 78, 'stainless');
    pen.disc(x, part.zMm, 34 * narrow, 30, 'blue');
    pen.wire(['M', x, part.zMm - 30, 'L', x, part.zMm - 190], '#1b2228', 1.3);
  },
  'hopper-vibrator': (pen, part) => {
    const { x } = frontOf(part);
    pen.box(x - 40, part.zMm - 130, 60, 260, 'steel', 6);
    pen.box(x + 10, part.zMm - 100, 240, 190, 'blue', 40);
    pen.box(x + 240, part.zMm - 84, 40, 158, 'dark', 14);
    pen.box(x + 90, part.zMm + 86, 90, 60, 'dark', 8);
  },
  'outlet-heater': (pen, part) => {
    const half = part.widthMm / 2;
    for (const z of [0, 60, 120]) pen.box(-half, part.zMm + z, part.widthMm, 34, 'accent', 14);
    pen.wire(
      ['M', -half, part.zMm + 60, 'Q', -half - 160, part.zMm + 60, -half - 170, part.zMm + 300],
      '#1b2228',
      1.3,
    );
  },
  pump: (pen, part) => {
    const { x } = frontOf(part);
    hosePost(pen, x + 340, part.heightMm);
    pen.box(x - 240, 0, 560, 60, 'concrete');
    pen.box(x - 20, 110, 300, 210, 'blue', 36);
    pen.disc(x - 110, 215, 130, 140, 'stainless');
    pen.tube(['M', x - 110, 340, 'L', x - 110, 520, 'L', x + 340, 520], 64);
  },
} satisfies Partial<DrawParts>;

/** The filling point beside a pump. */
function hosePost(pen: Pen, x: number, heightMm: number): void {
  pen.box(x - 40, 0, 80, heightMm, 'steel', 10);
  pen.wire(
    ['M', x + 30, heightMm - 80, 'C', x + 330, heightMm - 60, x + 300, 700, x + 60, 760],
    '#1b2228',
    2.6,
  );
  pen.box(x - 30, 700, 110, 130, 'accent', 16);
}
