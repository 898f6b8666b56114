import { cellPlateMm, layerStripAzimuths, type UnitModel } from '../drawing/anatomy.ts';

import { bundRimMm } from '../drawing/bund.ts';
import { roofAtMm } from '../drawing/shape-lines.ts';
import type { MouldParts } from './mould.ts';
import type { Point2 } from './solid.ts';

const up = [0, 0, 1] as const;
const out = [0, 1, 0] as const;

/** Equipment at the wall, at the feet and on the ground. */
export const mouldFootParts = {
  jacket: (mould, part, unit) => {
    const top = part.zMm + part.heightMm;
    mould.ring([unit.radiusMm, part.radiusMm], [part.zMm, top], 'stainless');
    // Seams of cladding sheets of one metre, with staggered joints where the drawing has them.
    for (let z = part.zMm + 1000, row = 0; z < top; z += 1000, row++) {
      mould.ring([part.radiusMm - 4, part.radiusMm + 5], [z - 7, z + 7], 'galvanised');
      for (let azimuth = row % 2 ? 6 : 26; azimuth < 380; azimuth += 40)
        mould.at(azimuth, part.radiusMm).box([-6, 6], [-8, 4], [z - 1000, z], 'galvanised');
    }
    mould.turn(roofCover(unit, part.of.thicknessMm), 'stainless');
  },
  containment: (mould, part) => {
    const half = part.widthMm / 2;
    if (part.of.form === 'double-bottom') {
      mould.ring([half - 20, half + 30], [part.zMm, part.zMm + part.heightMm], 'dark');
      const place = mould.at((Math.asin(-0.3) * 180) / Math.PI, half);
      const top = part.zMm + part.heightMm;
      place.box([-70, 70], [10, 110], [top, top + 190], 'white');
      place.cylinder([0, 110, top + 130], out, 34, 14, 'accent');
      place.bar([0, 60, top], [0, 60, part.zMm + 30], 20, 'copper');
      return;
    }
    mould.ring([half - 12, half], [0, part.heightMm], 'laminate');
    mould.ring([half - 30, half + bundRimMm], [part.heightMm - 70, part.heightMm + 10], 'laminate');
  },
  heating: (mould, part) => {
    if (part.of.form === 'coil') {
      const place = mould.at(part.azimuthDeg, part.radiusMm);
      for (const [side, tone] of [
        [-1, 'accent'],
        [1, 'blue'],
      ] as const) {
        const u = (side * part.widthMm) / 2;
        place.cylinder([u, -30, part.zMm + 60], out, 58, 60, 'steel');
        place.cylinder([u, 30, part.zMm + 60], out, 30, 40, tone);
        place.rod(
          [
            [u, 40, part.zMm + 60],
            [u, 90, part.zMm + 60],
            [u, 90, part.zMm - 110],
          ],
          44,
          'steel',
          40,
        );
      }
      return;
    }
    const rows = 6;
    for (let row = 0; row < rows; row++)
      mould.hoop(part.radiusMm + 8, part.zMm + (row * part.heightMm) / (rows - 1), 24, 'red');
    const place = mould.at((Math.asin(-0.6) * 180) / Math.PI, part.radiusMm);
    place.box([-100, 100], [0, 120], [part.zMm + 330, part.zMm + 570], 'white');
    place.cylinder([0, 120, part.zMm + 480], out, 30, 14, 'accent');
  },
  'fill-coupling': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const z = part.zMm;
    switch (part.of.form) {
      case 'storz':
        place.cylinder([0, 0, z + 60], up, 86, 150, 'stainless');
        place.cylinder([0, 0, z], up, 110, 74, 'steel');
        for (const side of [-1, 1])
          place.box([side * 104 - 22, side * 104 + 22], [-30, 30], [z + 20, z + 90], 'dark');
        break;
      case 'perrot':
        place.ball([0, 0, z + 120], 104, 92, 'galvanised');
        place.cylinder([0, 0, z], up, 74, 80, 'galvanised');
        place.bar([70, 0, z + 60], [190, 0, z + 170], 30, 'accent');
        break;
      case 'guillemin':
        place.cylinder([0, 0, z + 70], up, 80, 140, 'blue');
        place.cylinder([0, 0, z], up, 118, 80, 'blue');
        break;
      case 'unicone':
        place.cone([0, 0, z], up, [116, 70], 210, 'stainless');
        place.cylinder([0, 0, z - 10], up, 124, 46, 'dark');
        break;
      case 'camlock':
        place.cylinder([0, 0, z + 70], up, 70, 140, 'stainless');
        place.cylinder([0, 0, z], up, 88, 84, 'accent');
        for (const side of [-1, 1])
          place.bar([side * 76, 0, z + 90], [side * 132, 0, z + 180], 24, 'stainless');
    }
  },
  'wall-pipe': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const top = part.zMm + part.heightMm;
    const wall = unit.radiusMm - part.radiusMm - 20;
    switch (part.of.form) {
      case 'overflow':
      case 'siphon':
        place.rod(
          [
            [0, wall, top],
            [0, 0, top],
            [0, 0, part.zMm],
          ],
          part.widthMm,
          'steel',
          Math.min(-wall - 5, 140),
        );
        place.cylinder([0, wall, top], out, part.widthMm * 0.8, 40, 'steel');
        if (part.of.form === 'siphon') {
          place.cylinder([0, 0, part.zMm - 160], up, 150, 240, 'stainless');
          place.cylinder([0, 0, part.zMm + 60], up, 170, 40, 'steel');
        } else place.cylinder([0, 0, part.zMm - 20], up, part.widthMm * 0.7, 50, 'steel');
        break;
      case 'sight-tube':
        place.cylinder([0, 40, part.zMm], up, part.widthMm, part.heightMm, 'clear');
        for (let z = part.zMm + 250; z < top - 60; z += 250)
          place.box([part.widthMm, part.widthMm + 60], [30, 50], [z - 5, z + 5], 'dark');
        for (const z of [part.zMm, top]) {
          place.box([-60, 60], [wall, 80], [z - 40, z + 40], 'dark');
          place.box([-130, -50], [20, 60], [z - 16, z + 16], 'accent');
        }
        break;
      case 'riser':
        place.rod(
          [
            [0, 30, part.zMm],
            [0, 30, top],
            [0, wall, top],
          ],
          part.widthMm,
          'red',
          Math.min(20 - wall, 140),
        );
        place.cylinder([0, 30, part.zMm - 40], up, part.widthMm, 120, 'stainless');
    }
  },
  'wall-box': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const { zMm: z, heightMm: height } = part;
    const half = part.widthMm / 2;
    const top = z + height;
    if (part.of.form === 'cabinet') {
      place.box([-half, half], [-150, 150], [z, top], 'stainless');
      place.box([-4, 4], [149, 154], [z + 20, top - 20], 'dark');
      place.box([30, 66], [150, 180], [z + height * 0.42, z + height * 0.42 + 120], 'accent');
      place.box([-half - 20, half + 20], [-170, 190], [z - 60, z], 'steel');
      return;
    }
    place.box([-half, half], [0, 160], [z, top], 'white');
    const face = 160;
    if (part.of.form === 'display')
      place.box(
        [-half * 0.72, half * 0.72],
        [face, face + 8],
        [z + height * 0.45, z + height * 0.83],
        'glass',
      );
    if (part.of.form === 'alarm') {
      place.cylinder([0, 80, top], up, 46, 110, 'red');
      place.cylinder([0, face, z + height * 0.5], out, half * 0.4, 20, 'dark');
    }
    if (part.of.form === 'heater')
      place.cylinder([0, face, z + height * 0.58], out, half * 0.48, 20, 'accent');
    place.bar(
      [0, 60, z + 10],
      [0, 60, z - (part.of.form === 'heater' ? 360 : 160)],
      18,
      part.of.form === 'heater' ? 'red' : 'dark',
    );
    for (const share of [-0.4, 0, 0.4])
      place.cylinder([half * share, face, z + height * 0.2], out, 16, 10, 'green');
  },
  'foot-cell': (mould, part, unit) => {
    const half = part.widthMm / 2;
    // The columns of a frame are at its corners, not on its axes.
    const places = unit.passage
      ? [45, 135].map((azimuth) => mould.at(azimuth * Math.sign(part.azimuthDeg), part.radiusMm * Math.SQRT2))
      : [mould.at(part.azimuthDeg, part.radiusMm)];
    const at = (share: number) => part.zMm + cellPlateMm + part.heightMm * share;
    for (const place of places) {
      place.box([-half, half], [-half, half], [part.zMm + cellPlateMm, at(0.3)], 'dark');
      place.cylinder([0, 0, at(0.3)], up, half * 0.6, part.heightMm * 0.45, 'blue');
      place.box([-half, half], [-half, half], [at(0.72), at(1)], 'dark');
      place.rod(
        [
          [half * 0.6, 0, at(0.45)],
          [half + 60, 0, at(0.45)],
          [half + 60, 0, part.zMm + 20],
        ],
        14,
        'dark',
      );
    }
  },
  'foot-lug': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    if (part.of.layer)
      for (const azimuth of layerStripAzimuths)
        mould
          .at(azimuth, unit.radiusMm)
          .box([-12, 12], [-4, 5], [unit.shellBottomMm + 60, unit.eavesMm - 60], 'copper');
    place.box([-45, 45], [60, 100], [part.zMm, part.zMm + 110], 'copper');
    place.cylinder([0, 100, part.zMm + 55], out, 26, 14, 'dark');
    const pipe = unit.parts.find(({ name }) => name === 'fill-pipe');
    if (pipe) mould.at(pipe.azimuthDeg, pipe.radiusMm).cylinder([0, 0, pipe.zMm + 260], up, 80, 70, 'copper');
    if (!part.of.strap) return;
    place.rod(
      [
        [0, 110, part.zMm + 20],
        [60, 160, part.zMm * 0.6],
        [300, 160, part.zMm * 0.5],
        [380, 160, 60],
      ],
      28,
      'copper',
      80,
    );
    place.cylinder([380, 160, 0], up, 24, 150, 'copper');
  },
  'floor-auger': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const z = part.zMm;
    place.box([-150, 150], [-60, 200], [z, z + part.heightMm], 'galvanised');
    place.cylinder([0, 200, z + part.heightMm / 2], out, 84, 40, 'dark');
    place.box([-60, 60], [40, 160], [z + part.heightMm, z + part.heightMm + 60], 'blue');
  },
  'floor-fan': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const r = part.widthMm / 2;
    const z = part.zMm + r;
    place.box([-r * 0.8, r * 0.8], [-200, 200], [0, part.zMm + 60], 'steel');
    place.cylinder([-200, 0, z], [1, 0, 0], r, 400, 'galvanised');
    place.cylinder([200, 0, z], [1, 0, 0], r * 0.62, 20, 'dark');
    place.box([-r * 0.35, r * 0.35], [-r - 180, -r * 0.6], [z - r * 0.5, z + r * 0.2], 'galvanised');
  },
  lamps: (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const half = part.widthMm / 2;
    const z = part.zMm;
    place.box([-150, 150], [-half, half], [z + 40, z + part.heightMm], 'dark');
    place.box([-130, 130], [20 - half, half - 20], [z, z + 50], 'lamp');
  },
  'vent-dryer': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const half = part.widthMm / 2;
    place.box([-half, half], [-half, half], [part.zMm, part.zMm + part.heightMm], 'white');
    place.box(
      [-half - 2, half + 2],
      [-half - 2, half + 2],
      [part.zMm + part.heightMm * 0.4, part.zMm + part.heightMm * 0.7],
      'blue',
    );
  },
} satisfies Partial<MouldParts>;

/** Insulation on the roof, up to its neck. */
function roofCover(unit: UnitModel, thick: number): Point2[] {
  const rim = unit.radiusMm + thick;
  return [
    [unit.radiusMm, unit.eavesMm - 5],
    [rim + 50, unit.eavesMm - 5],
    [rim + 50, unit.eavesMm + thick],
    ...Array.from({ length: 7 }, (_, index): Point2 => {
      const fromAxis = unit.radiusMm + ((310 - unit.radiusMm) * index) / 6;
      return [fromAxis, roofAtMm(unit, fromAxis) + thick];
    }),
    [310, roofAtMm(unit, 310)],
  ];
}
