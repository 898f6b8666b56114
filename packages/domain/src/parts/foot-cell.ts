import { cellPlateMm, ringFootMm } from '../drawing/anatomy.ts';
import { type PartOf, up } from './kit/part.ts';
import { berth, feet } from './kit/placing.ts';

/** Between the plates, as shares of the height, and its width as a share of theirs. */
const middle = { from: 0.3, height: 0.45, width: 0.6, to: 0.72 };
/** The cable beside the plates. */
const wireMm = 60;

export const footCell: PartOf<'foot-cell'> = {
  place: ({ unit }, { heightMm }) => {
    const z = unit.support === 'ring' ? ringFootMm(unit) - heightMm - cellPlateMm : 0;
    return feet(unit).map(([azimuth, radius]) => berth(azimuth, radius, z, 230, heightMm));
  },
  closeUp: () => ({ end: 'right', margin: 1 }),

  front(pen, { azimuthDeg, x, z, half, width, height }, unit) {
    if (Math.abs(azimuthDeg) > 90) return;
    // The deck below a ring is drawn cut open in front.
    if (unit.support === 'ring' && azimuthDeg === 0) return;
    const foot = z + cellPlateMm;
    pen.box(x - half, foot, width, height * middle.from, 'dark', 4);
    pen.box(
      x - half * middle.width,
      foot + height * middle.from,
      half * 2 * middle.width,
      height * middle.height,
      'blue',
      12,
    );
    pen.box(x - half, foot + height * middle.to, width, height * 0.28, 'dark', 4);
    pen.wire(
      ['M', x + half * middle.width, z + height * 0.6, 'L', x + half + wireMm, z + 40],
      '#1b2228',
      1.2,
    );
  },

  solid(own, { azimuthDeg, radius, z, half, height }, unit, mould) {
    // The columns of a frame are at its corners, not on its axes.
    const places = unit.passage
      ? [45, 135].map((azimuth) => mould.at(azimuth * Math.sign(azimuthDeg), radius * Math.SQRT2))
      : [own];
    const at = (share: number) => z + cellPlateMm + height * share;
    for (const place of places) {
      place.box([-half, half], [-half, half], [z + cellPlateMm, at(middle.from)], 'dark');
      place.cylinder([0, 0, at(middle.from)], up, half * middle.width, height * middle.height, 'blue');
      place.box([-half, half], [-half, half], [at(middle.to), at(1)], 'dark');
      place.rod(
        [
          [half * middle.width, 0, at(0.45)],
          [half + wireMm, 0, at(0.45)],
          [half + wireMm, 0, z + 20],
        ],
        14,
        'dark',
      );
    }
  },
};
