import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { out } from './kit/spot.ts';

export const heating: PartOf<'heating'> = {
  onWall: true,
  place: ({ unit }, { form }) =>
    form === 'coil'
      ? berth(12, unit.radiusMm, unit.shellBottomMm + 200, 260, 120)
      : berth(0, unit.radiusMm, unit.shellBottomMm + 150, 1.84 * unit.radiusMm, 900),

  shape(s, { of, radius, x, z, half, height }) {
    if (of.form === 'coil') {
      for (const [u, tone] of [
        [-half, 'accent'],
        [half, 'blue'],
      ] as const) {
        s.roll(58, [-30, 60], z + 60, 'steel', {}, u);
        s.roll(30, [30, 40], z + 60, tone, {}, u);
        s.pen?.bar([x + u, z + 20], [x + u, z - 110], 44);
        s.place?.rod(44, 'steel', 40, [u, 40, z + 60], [u, 90, z + 60], [u, 90, z - 110]);
      }
      return;
    }
    const rows = 6;
    for (let row = 0; row < rows; row++) {
      const at = z + (row * height) / (rows - 1);
      s.pen?.wire(['M', -half, at, 'Q', 0, at - 60, half, at], '#b3261e', 1.5);
      s.mould?.hoop(radius + 8, at, 24, 'red');
    }
    // The box that controls the cables.
    const left = -half * 0.72;
    const box = s.mould?.at((Math.asin(-0.6) * 180) / Math.PI, radius);
    s.pen?.box(left, z + 330, 200, 240, 'white', 14);
    box?.box([-100, 100], [0, 120], [z + 330, z + 570], 'white');
    s.pen?.disc(left + 100, z + 480, 30, 30, 'accent');
    box?.cylinder([0, 120, z + 480], out, 30, 14, 'accent');
  },

  above(pen, spot) {
    if (spot.of.form === 'coil') onWall(pen, spot, spot.width, 0, 160, 'accent');
  },
};
