import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth, placedOf } from './kit/placing.ts';
import { up } from './kit/spot.ts';

/** For the tanker's hose, at the foot of each fill pipe. */
export const fillCoupling: PartOf<'fill-coupling'> = {
  place: (site) =>
    placedOf(site, 'fill-pipe').map(({ azimuthDeg, radiusMm, zMm }) =>
      berth(azimuthDeg, radiusMm, zMm - 210, 220, 210),
    ),

  shape(s, { of: { form }, x, z }) {
    switch (form) {
      case 'storz':
        s.upright(86, [z + 60, 150], 'stainless', { corner: 10 });
        s.upright(110, [z, 74], 'steel', { corner: 14 });
        for (const side of [-1, 1]) {
          const u = side * 104 - 22;
          s.pen?.box(x + u, z + 20, 44, 70, 'dark', 10);
          s.place?.box([u, u + 44], [-30, 30], [z + 20, z + 90], 'dark');
        }
        break;
      case 'perrot':
        s.ball([0, 0, z + 120], 104, 92, 'galvanised');
        s.upright(74, [z, 80], 'galvanised', { corner: 10 });
        s.pen?.bar([x + 70, z + 60], [x + 190, z + 170], 30, '#d9620f', '#9c4308');
        s.place?.bar([70, 0, z + 60], [190, 0, z + 170], 30, 'accent');
        break;
      case 'guillemin':
        s.upright(80, [z + 70, 140], 'blue', { corner: 10 });
        s.upright(118, [z, 80], 'blue', { corner: 30 });
        s.pen?.wire(['M', x + 110, z + 30, 'Q', x + 200, z - 40, x + 90, z + 190], '#3a444c', 1.3);
        break;
      case 'unicone':
        s.pen?.polygon('stainless', [x - 70, z + 210], [x + 70, z + 210], [x + 116, z], [x - 116, z]);
        s.place?.cone([0, 0, z], up, [116, 70], 210, 'stainless');
        s.upright(124, [z - 10, 46], 'dark', { corner: 10 });
        break;
      case 'camlock':
        s.upright(70, [z + 70, 140], 'stainless', { corner: 8 });
        s.upright(88, [z, 84], 'accent', { corner: 18 });
        for (const side of [-1, 1]) {
          s.pen?.bar([x + side * 76, z + 90], [x + side * 132, z + 180], 24, '#d3dde3');
          s.place?.bar([side * 76, 0, z + 90], [side * 132, 0, z + 180], 24, 'stainless');
        }
    }
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, 40, 160, 'dark'),
};
