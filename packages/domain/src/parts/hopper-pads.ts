import { awayFromHopper, onHopper } from './kit/on-hopper.ts';
import type { PartOf } from './kit/part.ts';

const nozzleMm = 34;
/** The air hose below the pad. */
const hose = { from: 30, to: 190 };

export const hopperPads: PartOf<'hopper-pads'> = {
  place(site, { count }) {
    const pads = count === 'by-diameter' ? (site.unit.radiusMm >= 1400 ? 6 : 4) : count;
    return Array.from({ length: pads }, (_, index) =>
      onHopper(site, ((15 + (index * 360) / pads + 180) % 360) - 180, 0.28, 180),
    );
  },

  front(pen, { azimuthDeg, x, narrow, z }) {
    if (Math.abs(azimuthDeg) > 80) return;
    pen.disc(x, z, 90 * narrow, 78, 'stainless');
    pen.disc(x, z, nozzleMm * narrow, 30, 'blue');
    pen.wire(['M', x, z - hose.from, 'L', x, z - hose.to], '#1b2228', 1.3);
  },

  solid(place, { z }, unit) {
    const away = awayFromHopper(unit);
    place.cylinder([0, -10, z + 5], away, 85, 40, 'stainless');
    place.cylinder([0, 20, z - 10], away, nozzleMm, 40, 'blue');
    place.bar([0, 50, z - hose.from], [0, 50, z - hose.to], 18, 'dark');
  },
};
