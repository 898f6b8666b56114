import { bundHeightMm, bundRimMm } from '../drawing/bund.ts';
import { circle } from './kit/above.ts';
import { out, type PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** A second bottom reaches beyond the wall, and has a probe with its box. */
const rimMm = 30;
const probe = { at: -0.3, half: 70, height: 190, lamp: { above: 130, radius: 34 } };
/** The rim of a bund's wall. */
const rim = { below: 70, height: 80 };

export const containment: PartOf<'containment'> = {
  onWall: true,
  besideUnit: true,
  place: ({ unit }, { form }) =>
    form === 'bund'
      ? berth(0, unit.sideMm, 0, 2 * unit.sideMm, bundHeightMm(unit.heightMm))
      : berth(0, unit.radiusMm, unit.baseMm, 2 * unit.radiusMm, 130),
  closeUp: () => ({ end: 'right', margin: 0.4 }),

  front(pen, { of, z, top, half, width, height }) {
    if (of.form === 'double-bottom') {
      const { lamp } = probe;
      const x = half * probe.at;
      pen.box(-half - rimMm, z, width + 2 * rimMm, height, 'dark', 8);
      pen.box(x - probe.half, top, 2 * probe.half, probe.height, 'white', 12);
      pen.disc(x, top + lamp.above, lamp.radius, lamp.radius, 'accent');
      pen.wire(['M', x, top, 'L', x, z + 30], '#b06a2c', 2);
      return;
    }
    pen.glaze({ kind: 'rect', x: -half, y: -height, width, height }, '#e3dfc6', 0.42);
    pen.wire(
      [
        [-half, 0],
        [-half, height],
        [half, height],
        [half, 0],
      ],
      '#8a8577',
      1.6,
    );
    pen.box(
      -half - bundRimMm,
      height - rim.below,
      width + 2 * bundRimMm,
      rim.height,
      ['#d9d4c4', '#8a8577'],
      20,
    );
    for (const side of [-1, 1]) pen.box(side * half - 30, 0, 60, height - 60, ['#cfcab8', '#8a8577']);
  },

  above(pen, { of, radius }) {
    if (of.form === 'bund') circle(pen, radius, '#8a8577', 3);
  },

  solid(_, { of, z, top, half, height }, __, mould) {
    if (of.form === 'double-bottom') {
      const { lamp } = probe;
      const place = mould.at((Math.asin(probe.at) * 180) / Math.PI, half);
      mould.ring([half - 20, half + rimMm], [z, top], 'dark');
      place.box([-probe.half, probe.half], [10, 110], [top, top + probe.height], 'white');
      place.cylinder([0, 110, top + lamp.above], out, lamp.radius, 14, 'accent');
      place.bar([0, 60, top], [0, 60, z + 30], 20, 'copper');
      return;
    }
    const foot = height - rim.below;
    mould.ring([half - 12, half], [0, height], 'laminate');
    mould.ring([half - 30, half + bundRimMm], [foot, foot + rim.height], 'laminate');
  },
};
