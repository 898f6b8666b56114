import { ringFootMm, type UnitModel } from '../drawing/anatomy.ts';
import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth, feet } from './kit/placing.ts';
import { out, spotOf, up } from './kit/spot.ts';

/** Copper strips of a conductive layer as they are seen from the front, as shares of the radius: clear of a logo. */
const strips = [-0.96, -0.9, 0.9, 0.96];
/** The same strips around the shell; behind they are opposite. */
const stripAzimuths = strips.flatMap((share) => {
  const azimuth = (Math.asin(share) * 180) / Math.PI;
  return [azimuth, 180 - azimuth];
});

const copper = '#b06a2c';
const copperLug = ['#d8a05e', '#7d4a1c'] as const;

const fillPipe = ({ parts }: UnitModel) => {
  const pipe = parts.find(({ name }) => name === 'fill-pipe');
  return pipe && spotOf(pipe);
};

export const footLug: PartOf<'foot-lug'> = {
  place({ unit }) {
    // On the outside of the ring beam.
    if (unit.support === 'ring') return berth(45, unit.radiusMm + 120, ringFootMm(unit) - 10, 90, 110);
    const [azimuth, radius] = feet(unit).at(unit.passage ? 1 : -2)!;
    return berth(azimuth, radius, unit.support === 'plinth' ? unit.baseMm + 200 : 330, 90, 110);
  },
  // A conductive layer covers the whole wall.
  closeUp: ({ layer }) => (layer ? {} : { end: 'right', margin: 0.1 }),

  shape(s, { of, x, z }, unit) {
    const { shellBottomMm, eavesMm, radiusMm } = unit;
    if (of.layer) {
      const top = eavesMm - 60;
      for (const share of strips)
        s.pen?.line([radiusMm * share, shellBottomMm + 40], [radiusMm * share, top], copper, 1.6, {
          opacity: 0.8,
        });
      for (const azimuth of stripAzimuths)
        s.at(azimuth, radiusMm).place?.box([-12, 12], [-4, 5], [shellBottomMm + 60, top], 'copper');
    }
    // Drawn as if it faced the viewer, also at the side.
    s.pen?.box(x - 45, z, 90, 110, copperLug, 10);
    s.place?.box([-45, 45], [60, 100], [z, z + 110], 'copper');
    s.pen?.disc(x, z + 55, 26, 26, 'dark');
    s.place?.cylinder([0, 100, z + 55], out, 26, 14, 'dark');
    const pipe = fillPipe(unit);
    if (pipe) {
      // A clamp on the fill pipe.
      s.pen?.box(pipe.x - 80, pipe.z + 260, 160, 70, copperLug, 10);
      s.at(pipe.azimuthDeg, pipe.radius).place?.cylinder([0, 0, pipe.z + 260], up, 80, 70, 'copper');
    }
    if (!of.strap) return;
    s.pen?.wire(['M', x, z, 'C', x + 60, z * 0.5, x + 330, z * 0.7, x + 380, 60], copper, 2.4);
    s.place?.rod(28, 'copper', 80, [0, 110, z + 20], [60, 160, z * 0.6], [300, 160, z * 0.5], [380, 160, 60]);
    s.pen?.box(x + 356, 0, 48, 150, copperLug, 10);
    s.place?.cylinder([380, 160, 0], up, 24, 150, 'copper');
  },

  above(pen, spot) {
    if (spot.of.strap) onWall(pen, spot, 50, 60, 380, copperLug);
  },
};
