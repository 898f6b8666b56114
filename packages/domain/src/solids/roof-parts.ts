import type { Part, UnitModel } from '../drawing/anatomy.ts';
import { roofAtMm } from '../drawing/shape-lines.ts';
import type { Mould, MouldParts } from './mould.ts';

const up = [0, 0, 1] as const;

/** Pipes that end on the roof, and equipment on it. */
export const mouldRoofParts = {
  'fill-pipe': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const top = part.zMm + part.heightMm;
    const width = part.widthMm;
    const landing = unit.radiusMm * 0.74 - part.radiusMm;
    const roof = roofAtMm(unit, unit.radiusMm * 0.74);
    brackets(mould, part, unit);
    place.cylinder([0, landing, roof - 40], up, width * 0.9, 70, 'steel');
    if (unit.substance === 'liquid') {
      place.rod(
        [
          [0, 0, part.zMm + 130],
          [0, 0, top - 60],
          [0, landing, top - 60],
          [0, landing, roof],
        ],
        width,
        'stainless',
        Math.min(220, (top - 60 - roof) * 0.9),
      );
      return;
    }
    const bend = 330;
    place.bar([0, 0, part.zMm], [0, 0, top - bend], width, 'steel');
    // The bend takes most wear: it is a casting with flanges.
    place.rod(
      [
        [0, 0, top - bend],
        [0, 0, top],
        [0, -bend, top],
      ],
      width * 1.35,
      'dark',
      bend - 10,
    );
    place.rod(
      [
        [0, -bend, top],
        [0, landing, top - 60],
        [0, landing, roof],
      ],
      width,
      'steel',
      Math.max(20, Math.min(140, (top - 60 - roof) * 0.8)),
    );
    place.cylinder([0, 0, top - bend - 22], up, width, 44, 'steel');
    place.cylinder([0, -bend + 22, top], [0, -1, 0], width, 44, 'steel');
    place.cylinder([0, 0, part.zMm - 30], up, width * 0.75, 150, 'stainless');
    place.cylinder([0, 0, part.zMm - 80], up, width * 0.6, 54, 'accent');
  },
  'vent-pipe': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const top = part.zMm + part.heightMm;
    const landing = unit.radiusMm * 0.5 - part.radiusMm;
    const roof = roofAtMm(unit, unit.radiusMm * 0.5);
    place.rod(
      [
        [0, 0, part.zMm],
        [0, 0, top],
        [0, landing, top],
        [0, landing, roof],
      ],
      part.widthMm,
      'steel',
      Math.max(40, Math.min(340, (top - roof) * 0.9)),
    );
    place.cylinder([0, 0, top - 380], up, Math.max(130, part.widthMm * 0.65), 40, 'steel');
    place.cone([0, 0, part.zMm - 110], up, [150, 100], 110, 'steel');
    place.cylinder([0, landing, roof - 40], up, Math.max(150, part.widthMm * 0.7), 60, 'steel');
  },
  'roof-box': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const half = part.widthMm / 2;
    const top = part.zMm + part.heightMm;
    place.cylinder([0, 0, part.zMm - 120], up, half * 0.7, 220, 'steel');
    place.cylinder([0, 0, part.zMm + 100], up, half, part.heightMm - 250, 'stainless');
    place.cylinder([0, 0, part.zMm + 330], up, half + 8, 40, 'dark');
    place.cylinder([0, 0, top - 150], up, half * 0.4, 40, 'dark');
    place.dome([0, 0, top - 130], up, half * 1.3, 110, 'stainless');
  },
  'roof-vent': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const top = part.zMm + part.heightMm;
    place.rod(
      [
        [0, 0, part.zMm - 60],
        [0, 0, top],
        [0, 240, top],
        [0, 240, top - 150],
      ],
      part.widthMm,
      'steel',
      115,
    );
    place.cylinder([0, 0, part.zMm - 20], up, Math.max(110, part.widthMm * 0.9), 40, 'steel');
  },
  'roof-valve': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const half = part.widthMm / 2;
    place.cylinder([0, 0, part.zMm - 60], up, half * 0.58, 240, 'steel');
    place.cylinder([0, 0, part.zMm - 18], up, half, 36, 'steel');
    place.cylinder([0, 0, part.zMm + 165], up, half * 1.33, 32, 'steel');
    place.dome([0, 0, part.zMm + 185], up, half * 1.25, 115, 'accent');
  },
  'roof-manhole': (mould, part, unit) => {
    const place = mould.at();
    const z = lidMm(part, unit);
    const half = part.widthMm / 2;
    place.cylinder([0, 0, part.zMm - 120], up, half - 10, z - part.zMm + 160, 'steel');
    place.cylinder([0, 0, z + 20], up, half + 50, 34, 'steel');
    place.cylinder([0, 0, z + 62], up, half + 50, 40, 'stainless');
    place.bolts([0, 0, z + 10], 'up', half + 15, 12, [14, 104]);
    place.rod(
      [
        [-90, 0, z + 100],
        [-90, 0, z + 140],
        [90, 0, z + 140],
        [90, 0, z + 100],
      ],
      20,
      'dark',
      30,
    );
  },
  'roof-cap': (mould, part, unit) => {
    const place = mould.at();
    const z = lidMm(part, unit);
    place.cylinder([0, 0, part.zMm - 120], up, 300, z - part.zMm + 90, 'steel');
    place.dome([0, 0, z - 30], up, 180, part.heightMm + 30, 'steel');
  },
  'roof-panel': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const half = part.widthMm / 2;
    const top = part.zMm + part.heightMm;
    place.box([-half, half], [-half, half], [part.zMm - 90, top], 'steel');
    place.box([20 - half, half - 20], [20 - half, half - 20], [top, top + 30], 'yellow');
    for (const u of [-0.6, 0, 0.6])
      place.cylinder([half * u, half, part.zMm + part.heightMm * 0.4], [0, 1, 0], 16, 12, 'dark');
  },
  'roof-rod': (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    place.cylinder([0, 0, part.zMm - 40], up, 50, 80, 'steel');
    place.bar([0, 0, part.zMm], [0, 0, part.zMm + part.heightMm], 26, 'steel');
    // The conductor runs over the roof and down the right side.
    const side = mould.at(100);
    const wall = unit.radiusMm + 60;
    mould.put({
      kind: 'tube',
      points: [
        place.point([0, 0, part.zMm + 20]),
        side.point([0, wall, unit.eavesMm + 30]),
        side.point([0, wall, 40]),
      ],
      diameterMm: 14,
      material: 'galvanised',
    });
  },
  'cleaning-head': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    place.cylinder([0, 0, part.zMm - 60], up, 46, 190, 'stainless');
    place.cylinder([0, 0, part.zMm + 90], up, 95, 40, 'steel');
    if (part.of.form === 'rotating') place.cylinder([0, 0, part.zMm + 130], up, 50, 130, 'blue');
    else place.cylinder([0, 0, part.zMm + 130], up, 70, 40, 'accent');
    place.bar([0, 0, part.zMm - 60], [0, 0, part.zMm - 740], 36, 'stainless');
    place.ball([0, 0, part.zMm - 800], 70, 70, 'stainless');
  },
  'roof-instrument': (mould, part) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    const z = part.zMm;
    place.cylinder([0, 0, z - 60], up, 60, 160, 'steel');
    place.cylinder([0, 0, z + 42], up, 115, 36, 'steel');
    place.cone([0, 0, z + 96], up, [50, 105], 114, 'stainless');
    place.ball([0, 0, z + 285], 125, 95, 'blue');
    place.bar([70, 0, z + 330], [70, 0, z + part.heightMm + 130], 16, 'dark');
    place.ball([70, 0, z + part.heightMm + 140], 22, 22, 'accent');
  },
  cable: (mould, part, unit) => {
    const place = mould.at(part.azimuthDeg, part.radiusMm);
    place.cylinder([0, 0, part.zMm - 60], up, 40, 150, 'steel');
    place.box([-90, 90], [-70, 70], [part.zMm + 80, part.zMm + 230], 'white');
    place.cylinder([0, 70, part.zMm + 150], [0, 1, 0], 30, 12, 'accent');
    place.bar([0, 0, part.zMm], [0, 0, unit.shellBottomMm + 500], 16, 'dark');
  },
} satisfies Partial<MouldParts>;

/** The lid ends at the height of the catalogue, whatever the height of the neck. */
const lidMm = (part: Part, unit: UnitModel): number => unit.heightMm - part.heightMm;

/** Brackets that hold a pipe to the body. */
function brackets(mould: Mould, part: Part, unit: UnitModel): void {
  const place = mould.at(part.azimuthDeg, part.radiusMm);
  for (const share of [0.12, 0.62]) {
    const z = unit.shellBottomMm + (unit.eavesMm - unit.shellBottomMm) * share;
    if (z <= 1200) continue;
    place.box([-24, 24], [unit.radiusMm - part.radiusMm - 10, 70], [z, z + 34], 'galvanised');
    place.cylinder([0, 0, z], up, part.widthMm * 0.62, 34, 'galvanised');
  }
}
