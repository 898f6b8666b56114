import { ringFootMm, type UnitModel } from '../drawing/anatomy.ts';
import { onWall } from './kit/above.ts';
import { out, type PartOf, spotOf, up } from './kit/part.ts';
import { berth, feet } from './kit/placing.ts';

const lug = { half: 45, hole: 26 };
/** A clamp on the fill pipe. */
const clamp = { above: 260, half: 80, height: 70 };
/** From the lug to the rod in the ground. */
const strap = { beside: 380, low: 60, half: 24, rod: 150 };
/** Copper strips of a conductive layer as they are seen from the front, as shares of the radius: clear of a logo. */
const strips = [-0.96, -0.9, 0.9, 0.96];
const stripEndMm = 60;
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

  front(pen, { of, x, z }, unit) {
    if (of.layer)
      for (const share of strips)
        pen.line(
          [unit.radiusMm * share, unit.shellBottomMm + 40],
          [unit.radiusMm * share, unit.eavesMm - stripEndMm],
          copper,
          1.6,
          { opacity: 0.8 },
        );
    pen.box(x - lug.half, z, 2 * lug.half, 110, copperLug, 10);
    pen.disc(x, z + 55, lug.hole, lug.hole, 'dark');
    const pipe = fillPipe(unit);
    if (pipe) pen.box(pipe.x - clamp.half, pipe.z + clamp.above, 2 * clamp.half, clamp.height, copperLug, 10);
    if (!of.strap) return;
    const end = x + strap.beside;
    pen.wire(['M', x, z, 'C', x + 60, z * 0.5, x + 330, z * 0.7, end, strap.low], copper, 2.4);
    pen.box(end - strap.half, 0, 2 * strap.half, strap.rod, copperLug, 10);
  },

  above(pen, spot) {
    if (spot.of.strap) onWall(pen, spot, 50, 60, 380, copperLug);
  },

  solid(place, { of, z }, unit, mould) {
    if (of.layer)
      for (const azimuth of stripAzimuths)
        mould
          .at(azimuth, unit.radiusMm)
          .box([-12, 12], [-4, 5], [unit.shellBottomMm + 60, unit.eavesMm - stripEndMm], 'copper');
    place.box([-lug.half, lug.half], [60, 100], [z, z + 110], 'copper');
    place.cylinder([0, 100, z + 55], out, lug.hole, 14, 'dark');
    const pipe = fillPipe(unit);
    if (pipe)
      mould
        .at(pipe.azimuthDeg, pipe.radius)
        .cylinder([0, 0, pipe.z + clamp.above], up, clamp.half, clamp.height, 'copper');
    if (!of.strap) return;
    place.rod(
      [
        [0, 110, z + 20],
        [60, 160, z * 0.6],
        [300, 160, z * 0.5],
        [strap.beside, 160, strap.low],
      ],
      28,
      'copper',
      80,
    );
    place.cylinder([strap.beside, 160, 0], up, strap.half, strap.rod, 'copper');
  },
};
