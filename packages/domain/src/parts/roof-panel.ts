import { planOf } from './kit/above.ts';
import { free, ownCircle } from './kit/on-roof.ts';
import { out, type PartOf } from './kit/part.ts';

/** The yellow panel inside its frame. */
const edgeMm = 20;
const panelMm = 30;
const boltMm = 16;

export const roofPanel: PartOf<'roof-panel'> = {
  place: (site, { widthMm, heightMm }) => free(site, Math.max(widthMm, heightMm), 120),
  onRoof: ownCircle,

  front(pen, { x, z, top, half, width, height }) {
    pen.polygon('steel', [x - half, z - 40], [x + half, z - 40], [x + half - 30, top], [x - half + 30, top]);
    pen.box(x - half + edgeMm, top, width - 2 * edgeMm, panelMm, ['#e8b400', '#7a5f00'], 6);
    for (const share of [-0.5, 0, 0.5])
      pen.disc(x + half * share, z + height * 0.5, boltMm, boltMm, 'dark', 0);
  },

  above(pen, { azimuthDeg, radius, half, width }) {
    const [x, z] = planOf(azimuthDeg, radius);
    pen.box(x - half, z - half, width, width, 'steel', 10);
    pen.box(x - half + 50, z - half + 50, width - 100, width - 100, ['#e8b400', '#7a5f00'], 8);
  },

  solid(place, { z, top, half, height }) {
    const inner = half - edgeMm;
    place.box([-half, half], [-half, half], [z - 90, top], 'steel');
    place.box([-inner, inner], [-inner, inner], [top, top + panelMm], 'yellow');
    for (const u of [-0.6, 0, 0.6])
      place.cylinder([half * u, half, z + height * 0.4], out, boltMm, 12, 'dark');
  },
};
