import { slopeOf } from '../drawing/shape-lines.ts';
import type { MouldParts } from './mould.ts';
import type { Point3 } from './solid.ts';

const up = [0, 0, 1] as const;
const out = [0, 1, 0] as const;

/** Hatches, instruments and drives on the wall, and the logo. */
export const mouldWallParts = {
  'side-manhole': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const z = part.zMm + part.heightMm / 2;
    const r = part.widthMm / 2;
    // The neck reaches into the round wall as far as its sides recede.
    const deep = (r + 30) ** 2 / (2 * unit.radiusMm) + 20;
    place.cylinder([0, -deep, z], out, r, deep + 60, 'steel');
    place.cylinder([0, 50, z], out, r + 30, 30, 'steel');
    place.cylinder([0, 80, z], out, r + 30, 26, 'stainless');
    place.bolts([0, 90, z], 'out', r, 12, [18, 26]);
    place.rod(
      [
        [-110, 106, z],
        [-110, 150, z],
        [110, 150, z],
        [110, 106, z],
      ],
      26,
      'dark',
      35,
    );
  },
  'side-hatch': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const half = part.widthMm / 2;
    const top = part.zMm + part.heightMm;
    const deep = (half + 30) ** 2 / (2 * unit.radiusMm) + 20;
    place.box([-half - 30, half + 30], [-deep, 60], [part.zMm - 30, top + 30], 'steel');
    place.box([-half, half], [60, 90], [part.zMm, top], 'stainless');
    for (const z of [part.zMm + 90, top - 140])
      place.box([-half - 40, -half + 30], [60, 110], [z, z + 50], 'dark');
    const middle = (part.zMm + top) / 2;
    place.box([half - 75, half - 35], [90, 125], [middle - 55, middle + 55], 'accent');
  },
  'hopper-hatch': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const { bottom } = unit.shape;
    const slope = bottom.kind === 'cone' ? slopeOf(bottom.angleDeg) : 1;
    const facing: Point3 = [0, slope, -1];
    place.cylinder([0, -20, part.zMm + 10], facing, 150, 70, 'steel');
    place.cylinder([0, 22, part.zMm - 12], facing, 185, 30, 'steel');
    place.cylinder([0, 48, part.zMm - 27], facing, 130, 22, 'stainless');
  },
  'wall-drive': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const z = part.zMm + 120;
    const half = part.heightMm / 2;
    const length = part.widthMm;
    place.cylinder([0, -60, z], out, half + 90, 100, 'steel');
    place.bolts([0, 40, z], 'out', half + 58, 8, [13, 18]);
    place.cylinder([0, 40, z], out, half * 0.62, 100, 'galvanised');
    const motor = length > 500 ? 'dark' : 'blue';
    place.cylinder([0, 110, z], out, half, length, motor);
    for (let fin = 0; fin < 12; fin++) {
      const angle = (fin * Math.PI) / 6;
      const [a, b] = [half * Math.cos(angle), half * Math.sin(angle)];
      place.bar([a, 130, z + b], [a, 90 + length, z + b], 20, motor);
    }
    place.box(
      [-half * 0.3, half * 0.3],
      [110 + length * 0.3, 110 + length * 0.66],
      [z + half * 0.9, z + half * 1.42],
      'dark',
    );
    place.cylinder([0, 100 + length, z], out, half * 0.92, 70, 'dark');
    if (length > 700) place.cylinder([0, 60, z], out, half * 1.15, 110, 'steel');
    // Shaft and propeller inside.
    const tip = -unit.radiusMm * 0.7;
    place.bar([0, 0, z], [0, tip, z + 90], 50, 'stainless');
    for (const side of [-1, 1])
      place.box(
        [-46, 46],
        [tip - 20, tip + 20],
        [z + 90 + Math.min(0, side * half * 1.5), z + 90 + Math.max(0, side * half * 1.5)],
        'stainless',
      );
  },
  'level-scale': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const half = part.widthMm / 2;
    const top = part.zMm + part.heightMm;
    const wall = unit.radiusMm - part.radiusMm;
    for (const share of [0.08, 0.5, 0.92]) {
      const z = part.zMm + part.heightMm * share;
      place.box([-18, 18], [wall - 5, 10], [z - 18, z + 18], 'steel');
    }
    // The board faces the viewer, beside the wall.
    place.box([-10, 10], [-half, half], [part.zMm, top], 'white');
    for (let z = part.zMm + 250; z < top - 60; z += 250) {
      const long = Math.round((z - part.zMm) / 250) % 4 === 0;
      place.box([9, 13], [half - part.widthMm * (long ? 0.75 : 0.4), half], [z - 6, z + 6], 'dark');
    }
    place.cylinder([-20, 0, top + 70], [1, 0, 0], 75, 40, 'dark');
    place.bar([0, 0, top + 145], [0, wall - 210, top + 190], 16, 'dark');
    const mark = part.zMm + part.heightMm * 0.36;
    place.bar([18, 0, top], [18, 0, mark], 10, 'dark');
    mould.part = 'level-scale-mark';
    if (part.of.form === 'float') place.ball([20, 0, mark], 60, 60, 'accent');
    else
      place.web(
        [
          [-80, mark + 80],
          [80, mark + 80],
          [0, mark - 90],
        ],
        [12, 40],
        'accent',
      );
  },
  'level-switch': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    place.cylinder([0, -30, part.zMm + 70], out, 35, 90, 'steel');
    place.box(
      [-65, 65],
      [50, 200],
      [part.zMm, part.zMm + part.heightMm],
      part.of.form === 'rotary' ? 'accent' : 'blue',
    );
    place.cylinder([0, 127, part.zMm - 50], up, 23, 54, 'dark');
    if (part.of.form !== 'hydrostatic') return;
    place.box([-90, 90], [20, 130], [part.zMm + 200, part.zMm + 440], 'white');
    place.box([-65, 65], [128, 134], [part.zMm + 320, part.zMm + 410], 'glass');
    place.bar([0, 120, part.zMm + 140], [0, 120, part.zMm + 210], 16, 'dark');
  },
  'hopper-nozzle': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const z = part.zMm;
    place.cylinder([0, -50, z], out, 85, 270, 'steel');
    place.cylinder([0, 205, z], out, 150, 50, 'steel');
    if (part.of.end === 'blind') place.cylinder([0, 262, z], out, 150, 58, 'dark');
    else {
      place.cylinder([0, 262, z], out, 135, 108, 'accent');
      place.cylinder([0, 315, z + 135], up, 20, 130, 'dark');
      place.bar([0, 315, z + 255], [0, 620, z + 320], 50, 'accent');
    }
    if (!part.of.tubeMm) return;
    const column = (unit.passage?.widthMm ?? 0) / 2 + (unit.passage?.columnMm ?? 0) / 2 - part.radiusMm;
    const foot = Math.max(260, z - part.of.tubeMm + (column - 370));
    place.rod(
      [
        [0, 370, z],
        [0, column, z],
        [0, column, foot],
      ],
      140,
      'blue',
      220,
    );
    place.cylinder([0, column, foot - 90], up, 95, 110, 'stainless');
  },
  logo: (mould, part) => {
    // A sheet that is bent around the body.
    const half = ((part.widthMm / 2 / part.radiusMm) * 180) / Math.PI;
    const sheet = (low: number, high: number, thick: number, material: 'white' | 'accent') =>
      mould.turn(
        [
          [part.radiusMm + 4, low],
          [part.radiusMm + thick, low],
          [part.radiusMm + thick, high],
          [part.radiusMm + 4, high],
        ],
        material,
        [part.azimuthDeg - half, part.azimuthDeg + half],
      );
    sheet(part.zMm, part.zMm + part.heightMm, 10, 'white');
    sheet(part.zMm, part.zMm + part.heightMm * 0.09, 12, 'accent');
  },
} satisfies Partial<MouldParts>;
