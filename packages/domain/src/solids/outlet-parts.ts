import { slopeOf } from '../drawing/shape-lines.ts';
import type { MouldParts } from './mould.ts';
import type { Point3 } from './solid.ts';
import { mouldHopperOutlet, mouldSideOutlet, mouldValve } from './valve-parts.ts';

const up = [0, 0, 1] as const;

/** Equipment on the hopper and below the outlet, and what closes the unit. */
export const mouldOutletParts = {
  outlet: (mould, part, unit) => {
    const side = mould.at(-90, unit.radiusMm);
    if (unit.substance !== 'liquid') {
      if (unit.support === 'plinth') mouldSideOutlet(side, part.of);
      else mouldHopperOutlet(mould, unit, part.of);
    } else if (unit.support === 'plinth') mouldValve(side, part.zMm + 100, part.of);
    else {
      const below = unit.baseMm - 170;
      mould.at(-90).rod(
        [
          [0, 0, unit.baseMm + 30],
          [0, 0, below],
          [0, 70, below],
        ],
        part.of.dn,
        'steel',
        Math.min(60, part.of.dn),
      );
      mouldValve(mould.at(-90, 40), below, part.of);
    }
  },
  inlet: (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    place.rod(
      [
        [0, 0, part.zMm + 160],
        [0, 0, part.zMm + 20],
        [0, 110, part.zMm + 20],
      ],
      90,
      'steel',
      90,
    );
    mouldValve(mould.at(part.azimuthDeg, part.radiusMm + 90), part.zMm + 20, part.of);
  },
  'auger-boot': (mould, part) => {
    const place = mould.at();
    const top = part.zMm + part.heightMm;
    const material = part.of.stainless ? 'stainless' : 'galvanised';
    const half = part.widthMm / 2;
    place.box([-half, half], [-half, half], [top - 44, top], material);
    if (part.of.form === 'flange') {
      for (const u of [-0.8, -0.3, 0.3, 0.8])
        place.cylinder([u * half, half, top - 22], [0, 1, 0], 13, 14, 'dark');
      return;
    }
    place.plate(
      [-half * 0.8, half * 0.8],
      material,
      [-half, top - 44],
      [-half * 0.62, part.zMm + 60],
      [half * 0.62, part.zMm + 60],
      [half, top - 44],
    );
    place.box([-half * 0.62, half * 0.62], [-half * 0.8, half * 0.8], [part.zMm, part.zMm + 70], material);
    for (const side of part.of.form === 'double' ? [1, -1] : [1]) {
      place.bar(
        [side * half * 0.5, 0, part.zMm + 110],
        [side * (half + 260), 0, part.zMm + 190],
        130,
        material,
      );
      place.cylinder([side * (half + 244), 0, part.zMm + 188], [side, 0, 0.25], 84, 34, 'steel');
    }
  },
  'second-outlet': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const half = part.widthMm / 2;
    place.cylinder([0, 0, part.zMm - 260], up, half, 340, 'galvanised');
    place.cylinder([0, 0, part.zMm - 20], up, half + 60, 30, 'steel');
    place.box(
      [-half - 60, half + 60],
      [-half - 60, half + 60],
      [part.zMm - 300, part.zMm - 254],
      'galvanised',
    );
    place.box([-40, 40], [half + 60, half + 94], [part.zMm - 312, part.zMm - 242], 'accent');
  },
  'hopper-ring': (mould, part) => {
    const half = part.widthMm / 2;
    const top = part.zMm + part.heightMm;
    mould.turn(
      [
        [half - 60, part.zMm],
        [half + 40, top],
        [half - 120, top],
      ],
      'steel',
    );
    mould.ring([half - 100, half + 70], [top - 30, top + 14], 'dark');
    for (let azimuth = 0; azimuth < 360; azimuth += 45)
      mould.at(azimuth, half + 40).cylinder([0, 0, top - 80], up, 22, 130, 'accent');
    mould.at(90, half).cylinder([0, -20, part.zMm + 65], [0, 1, 0], 75, 230, 'blue');
  },
  'hopper-pads': (mould, part, unit) => {
    const { bottom } = unit.shape;
    const slope = bottom.kind === 'cone' ? slopeOf(bottom.angleDeg) : 1;
    const facing: Point3 = [0, slope, -1];
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    place.cylinder([0, -10, part.zMm + 5], facing, 85, 40, 'stainless');
    place.cylinder([0, 20, part.zMm - 10], facing, 34, 40, 'blue');
    place.bar([0, 50, part.zMm - 30], [0, 50, part.zMm - 190], 18, 'dark');
  },
  'hopper-vibrator': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    place.box([-60, 60], [-60, 30], [part.zMm - 130, part.zMm + 130], 'steel');
    place.cylinder([-140, 110, part.zMm], [1, 0, 0], 95, 280, 'blue');
    place.cylinder([140, 110, part.zMm], [1, 0, 0], 79, 40, 'dark');
    place.box([-45, 45], [80, 140], [part.zMm + 86, part.zMm + 146], 'dark');
  },
  'outlet-heater': (mould, part) => {
    const half = part.widthMm / 2;
    for (const z of [0, 60, 120]) mould.hoop(half - 10, part.zMm + z + 17, 34, 'accent');
    mould.at().rod(
      [
        [-half, 0, part.zMm + 60],
        [-half - 160, 0, part.zMm + 60],
        [-half - 170, 0, part.zMm + 300],
      ],
      16,
      'dark',
      80,
    );
  },
  pump: (mould, part) => {
    // Beside the unit, parallel to its front.
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    place.box([-250, 250], [-240, 320], [0, 60], 'concrete');
    place.cylinder([0, -20, 215], [0, 1, 0], 105, 300, 'blue');
    place.box([-70, 70], [40, 220], [60, 130], 'dark');
    place.cylinder([0, -150, 215], [0, 1, 0], 135, 90, 'stainless');
    const post = 340;
    place.rod(
      [
        [0, -110, 340],
        [0, -110, 520],
        [0, post, 520],
      ],
      64,
      'steel',
      60,
    );
    place.bar([0, post, 0], [0, post, part.heightMm], 80, 'steel');
    place.rod(
      [
        [0, post + 30, part.heightMm - 80],
        [0, post + 250, part.heightMm - 200],
        [0, post + 250, 900],
        [0, post + 60, 760],
      ],
      50,
      'rubber',
      180,
    );
    place.box([-55, 55], [post + 40, post + 110], [700, 830], 'accent');
  },
} satisfies Partial<MouldParts>;
