import { onWall } from './kit/above.ts';
import { facade, intoWallMm } from './kit/facade.ts';
import { middleOf, out, type PartOf, radians } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** Flange and lid beyond the opening. */
const rimMm = 30;
const bolts = { count: 12, radius: 18 };
/** Half of the handle. */
const handle = 110;

export const sideManhole: PartOf<'side-manhole'> = {
  place(site, { dn }) {
    const { manholeDeg, hatchZ } = facade(site);
    return berth(manholeDeg, site.unit.radiusMm, hatchZ, dn, dn);
  },
  connection: middleOf,

  front(pen, { x, narrow, z: foot, half: r, height }) {
    const z = foot + height / 2;
    pen.glaze({ kind: 'ellipse', cx: x + 6, cy: 14 - z, rx: (r + 40) * narrow, ry: r + 40 }, '#16202b', 0.15);
    pen.disc(x, z, (r + rimMm) * narrow, r + rimMm, 'steel');
    pen.disc(x, z, (r - rimMm) * narrow, r - rimMm, 'stainless');
    for (let index = 0; index < bolts.count; index++) {
      const angle = index * 30 * radians;
      pen.disc(
        x + r * narrow * Math.sin(angle),
        z + r * Math.cos(angle),
        bolts.radius * narrow,
        bolts.radius,
        'dark',
        0,
      );
    }
    pen.line([x - handle * narrow, z], [x + handle * narrow, z], '#3a444c', 1.8);
  },

  above: (pen, spot) => onWall(pen, spot, spot.width + 2 * rimMm, 0, 110, 'steel'),

  solid(place, { z: foot, half: r, height }, unit) {
    const z = foot + height / 2;
    const deep = intoWallMm(r + rimMm, unit.radiusMm);
    place.cylinder([0, -deep, z], out, r, deep + 60, 'steel');
    place.cylinder([0, 50, z], out, r + rimMm, 30, 'steel');
    place.cylinder([0, 80, z], out, r + rimMm, 26, 'stainless');
    place.bolts([0, 90, z], 'out', r, bolts.count, [bolts.radius, 26]);
    place.rod(
      [
        [-handle, 106, z],
        [-handle, 150, z],
        [handle, 150, z],
        [handle, 106, z],
      ],
      26,
      'dark',
      35,
    );
  },
};
