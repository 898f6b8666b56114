import { planOf } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { out, radians, up } from './kit/spot.ts';

const endsLow = (form: string): boolean => form === 'overflow' || form === 'siphon';

export const wallPipe: PartOf<'wall-pipe'> = {
  place({ unit }, { form, pipeMm }) {
    const low = endsLow(form);
    const foot = low ? 500 : unit.shellBottomMm + 300;
    const top = form === 'riser' ? unit.eavesMm - 40 : unit.fillLineMm;
    return berth(low ? -68 : 56, unit.radiusMm + pipeMm / 2 + 30, foot, pipeMm, top - foot);
  },
  closeUp: () => ({ end: 'lower', margin: 1 }),

  shape(s, { of: { form }, azimuthDeg, radius, x, z, top, width, height }, unit) {
    // From the pipe to the wall behind it, as it is seen, and away from the wall.
    const seenWall = unit.radiusMm * Math.sin(azimuthDeg * radians) * 0.92;
    const wall = unit.radiusMm - radius - 20;
    if (endsLow(form)) {
      s.pen?.tube(['M', seenWall, top, 'L', x, top, 'L', x, z], width);
      s.place?.rod(width, 'steel', Math.min(-wall - 5, 140), [0, wall, top], [0, 0, top], [0, 0, z]);
      s.pen?.disc(seenWall, top, 60, 80, 'steel');
      s.place?.cylinder([0, wall, top], out, width * 0.8, 40, 'steel');
      if (form === 'siphon') {
        s.upright(150, [z - 160, 240], 'stainless', { corner: 40 });
        s.upright(170, [z + 60, 40], 'steel', { corner: 8 });
      } else s.upright(width * 0.7, [z - 20, 50], 'steel', { corner: 6 });
    }
    if (form === 'sight-tube') {
      s.pen?.box(x - width, z, 2 * width, height, ['#dfeef5', '#6d7c86'], width);
      s.place?.cylinder([0, 40, z], up, width, height, 'clear');
      for (let at = z + 250; at < top - 60; at += 250) {
        s.pen?.line([x + width, at], [x + width + 60, at], '#16202b', 0.7);
        s.place?.box([width, width + 60], [30, 50], [at - 5, at + 5], 'dark');
      }
      for (const at of [z, top]) {
        s.box([-60, 60], [wall, 80], [at - 40, 80], 'dark', { corner: 10 });
        s.box([-130, -50], [20, 60], [at - 16, 32], 'accent', { corner: 8 });
      }
    }
    if (form === 'riser') {
      s.pen?.tube(['M', x, z, 'L', x, top - 150, 'Q', x, top, seenWall, top], width, '#b3261e', '#6d1712');
      s.place?.rod(width, 'red', Math.min(20 - wall, 140), [0, 30, z], [0, 30, top], [0, wall, top]);
      s.upright(width, [z - 40, 120], 'stainless', { corner: 10 }, 0, 30);
    }
  },

  above(pen, { azimuthDeg, radius, half }) {
    const [x, z] = planOf(azimuthDeg, radius);
    pen.disc(x, z, Math.max(50, half), Math.max(50, half), 'steel');
  },
};
