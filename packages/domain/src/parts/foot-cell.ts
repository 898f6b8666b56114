import { cellPlateMm, ringFootMm } from '../drawing/anatomy.ts';
import type { PartOf } from './kit/part.ts';
import { berth, feet } from './kit/placing.ts';
import { up } from './kit/spot.ts';

export const footCell: PartOf<'foot-cell'> = {
  place: ({ unit }, { heightMm }) => {
    const z = unit.support === 'ring' ? ringFootMm(unit) - heightMm - cellPlateMm : 0;
    return feet(unit).map(([azimuth, radius]) => berth(azimuth, radius, z, 230, heightMm));
  },
  closeUp: () => ({ end: 'right', margin: 1 }),

  shape({ pen, mould }, { azimuthDeg, radius, x, z, half, width, height }, unit) {
    const foot = z + cellPlateMm;
    // The columns of a frame are at its corners, not on its axes.
    const places = unit.passage
      ? [45, 135].map((azimuth) => mould?.at(azimuth * Math.sign(azimuthDeg), radius * Math.SQRT2))
      : [mould?.at(azimuthDeg, radius)];
    for (const place of places) {
      place?.box([-half, half], [-half, half], [foot, foot + height * 0.3], 'dark');
      place?.cylinder([0, 0, foot + height * 0.3], up, half * 0.6, height * 0.45, 'blue');
      place?.box([-half, half], [-half, half], [foot + height * 0.72, foot + height], 'dark');
      const wire = foot + height * 0.45;
      place?.rod(14, 'dark', 0, [half * 0.6, 0, wire], [half + 60, 0, wire], [half + 60, 0, z + 20]);
    }
    // Those behind are not drawn; the deck below a ring is drawn cut open in front.
    if (Math.abs(azimuthDeg) > 90 || (unit.support === 'ring' && azimuthDeg === 0)) return;
    pen?.box(x - half, foot, width, height * 0.3, 'dark', 4);
    pen?.box(x - half * 0.6, foot + height * 0.3, half * 1.2, height * 0.45, 'blue', 12);
    pen?.box(x - half, foot + height * 0.72, width, height * 0.28, 'dark', 4);
    pen?.wire(['M', x + half * 0.6, z + height * 0.6, 'L', x + half + 60, z + 40], '#1b2228', 1.2);
  },
};
