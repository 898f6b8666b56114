import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

export const floorAuger: PartOf<'floor-auger'> = {
  place: ({ unit }) => berth(14, unit.radiusMm, unit.baseMm + 60, 300, 260),

  shape(s, { x, z, top, height }, unit) {
    if (s.pen?.style === 'shaded' && unit.body.transparent)
      s.pen.wire(['M', -unit.radiusMm * 0.86, z + 60, 'L', x, z + 60], '#3a444c', 3, {
        opacity: 0.5,
        dash: [90, 50],
      });
    s.box([-150, 150], [-60, 200], [z, height], 'galvanised', { corner: 16 });
    s.roll(84, [200, 40], z + height / 2, 'dark');
    s.box([-60, 60], [40, 160], [top, 60], 'blue', { corner: 10 });
  },

  above: (pen, spot) => onWall(pen, spot, 300, 0, 200, 'galvanised'),
};
