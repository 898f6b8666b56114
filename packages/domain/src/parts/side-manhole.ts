import { onWall } from './kit/above.ts';
import { facade, intoWallMm } from './kit/facade.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { middleOf, out, radians } from './kit/spot.ts';

export const sideManhole: PartOf<'side-manhole'> = {
  place(site, { dn }) {
    const { manholeDeg, hatchZ } = facade(site);
    return berth(manholeDeg, site.unit.radiusMm, hatchZ, dn, dn);
  },
  connection: middleOf,

  shape(s, { x, narrow, z: foot, half: r, height }, unit) {
    const z = foot + height / 2;
    s.pen?.glaze(
      { kind: 'ellipse', cx: x + 6, cy: 14 - z, rx: (r + 40) * narrow, ry: r + 40 },
      '#16202b',
      0.15,
    );
    const deep = intoWallMm(r + 30, unit.radiusMm);
    s.place?.cylinder([0, -deep, z], out, r, deep + 60, 'steel');
    s.pen?.disc(x, z, (r + 30) * narrow, r + 30, 'steel');
    s.place?.cylinder([0, 50, z], out, r + 30, 30, 'steel');
    s.pen?.disc(x, z, (r - 30) * narrow, r - 30, 'stainless');
    s.place?.cylinder([0, 80, z], out, r + 30, 26, 'stainless');
    for (let angle = 0; angle < 360; angle += 30) {
      const [u, w] = [r * narrow * Math.sin(angle * radians), r * Math.cos(angle * radians)];
      s.pen?.disc(x + u, z + w, 18 * narrow, 18, 'dark', 0);
    }
    s.place?.bolts([0, 90, z], 'out', r, 12, [18, 26]);
    s.pen?.line([x - 110 * narrow, z], [x + 110 * narrow, z], '#3a444c', 1.8);
    s.place?.rod(26, 'dark', 35, [-110, 106, z], [-110, 150, z], [110, 150, z], [110, 106, z]);
  },

  above: (pen, spot) => onWall(pen, spot, spot.width + 60, 0, 110, 'steel'),
};
