import type { UnitModel } from '../drawing/anatomy.ts';
import { roofAtMm } from '../drawing/shape-lines.ts';
import type { Point2 } from '../solids/solid.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** Cladding sheets, with staggered joints. */
const sheetMm = 1000;

/** Insulation around the body and on the roof. */
export const jacket: PartOf<'jacket'> = {
  onWall: true,
  place({ unit: { radiusMm, shellBottomMm, eavesMm } }, { thicknessMm }) {
    const radius = radiusMm + thicknessMm;
    return berth(0, radius, shellBottomMm, 2 * radius, eavesMm - shellBottomMm);
  },
  closeUp: () => ({ end: 'upper', margin: 0.05 }),

  front(pen, { of: { thicknessMm: thick }, radius, z: foot, top, height }, unit) {
    pen.box(-radius, foot, 2 * radius, height, 'stainless', 0, 0.9);
    for (let z = foot + sheetMm, row = 0; z < top; z += sheetMm, row++) {
      pen.line([-radius, z], [radius, z], '#6d7c86', 0.9);
      for (const share of row % 2 ? [-0.62, 0.1, 0.74] : [-0.3, 0.44, 0.92])
        pen.line([radius * share, z - sheetMm], [radius * share, z], '#8b98a1', 0.6);
    }
    for (const side of [-1, 1])
      pen.line(
        [side * (radius + 20), unit.eavesMm + thick / 2],
        [side * 300, unit.apexMm - 70 + thick / 2],
        '#6d7c86',
        Math.max(1.2, thick / pen.mmPerPx),
      );
  },

  solid(_, { of, radius, z: foot, top }, unit, mould) {
    mould.ring([unit.radiusMm, radius], [foot, top], 'stainless');
    for (let z = foot + sheetMm, row = 0; z < top; z += sheetMm, row++) {
      mould.ring([radius - 4, radius + 5], [z - 7, z + 7], 'galvanised');
      for (let azimuth = row % 2 ? 6 : 26; azimuth < 380; azimuth += 40)
        mould.at(azimuth, radius).box([-6, 6], [-8, 4], [z - sheetMm, z], 'galvanised');
    }
    mould.turn(roofCover(unit, of.thicknessMm), 'stainless');
  },
};

/** Up to the neck of the roof. */
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
