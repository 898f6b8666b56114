import { awayFromHopper, onHopper } from './kit/on-hopper.ts';
import type { PartOf } from './kit/part.ts';

export const hopperPads: PartOf<'hopper-pads'> = {
  place(site, { count }) {
    const pads = count === 'by-diameter' ? (site.unit.radiusMm >= 1400 ? 6 : 4) : count;
    return Array.from({ length: pads }, (_, index) =>
      onHopper(site, ((15 + (index * 360) / pads + 180) % 360) - 180, 0.28, 180),
    );
  },

  shape(s, { azimuthDeg, x, narrow, z }, unit) {
    const away = awayFromHopper(unit);
    s.place?.cylinder([0, -10, z + 5], away, 85, 40, 'stainless');
    s.place?.cylinder([0, 20, z - 10], away, 34, 40, 'blue');
    s.place?.bar([0, 50, z - 30], [0, 50, z - 190], 18, 'dark');
    if (Math.abs(azimuthDeg) > 80) return;
    s.pen?.disc(x, z, 90 * narrow, 78, 'stainless');
    s.pen?.disc(x, z, 34 * narrow, 30, 'blue');
    s.pen?.wire(['M', x, z - 30, 'L', x, z - 190], '#1b2228', 1.3);
  },
};
