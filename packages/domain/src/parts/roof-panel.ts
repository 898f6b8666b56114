import { planOf } from './kit/above.ts';
import { free, ownCircle } from './kit/on-roof.ts';
import type { PartOf } from './kit/part.ts';
import { out } from './kit/spot.ts';

export const roofPanel: PartOf<'roof-panel'> = {
  place: (site, { widthMm, heightMm }) => free(site, Math.max(widthMm, heightMm), 120),
  onRoof: ownCircle,

  shape(s, { x, z, top, half, width, height }) {
    s.pen?.polygon(
      'steel',
      [x - half, z - 40],
      [x + half, z - 40],
      [x + half - 30, top],
      [x - half + 30, top],
    );
    s.place?.box([-half, half], [-half, half], [z - 90, top], 'steel');
    s.pen?.box(x - half + 20, top, width - 40, 30, ['#e8b400', '#7a5f00'], 6);
    s.place?.box([20 - half, half - 20], [20 - half, half - 20], [top, top + 30], 'yellow');
    for (const share of [-0.5, 0, 0.5]) s.pen?.disc(x + half * share, z + height * 0.5, 16, 16, 'dark', 0);
    for (const share of [-0.6, 0, 0.6])
      s.place?.cylinder([half * share, half, z + height * 0.4], out, 16, 12, 'dark');
  },

  above(pen, { azimuthDeg, radius, half, width }) {
    const [x, z] = planOf(azimuthDeg, radius);
    pen.box(x - half, z - half, width, width, 'steel', 10);
    pen.box(x - half + 50, z - half + 50, width - 100, width - 100, ['#e8b400', '#7a5f00'], 8);
  },
};
