import { planOf } from './kit/above.ts';
import { out, type PartOf, radians, up } from './kit/part.ts';
import { berth } from './kit/placing.ts';

const endsLow = (form: string): boolean => form === 'overflow' || form === 'siphon';

const pot = { half: 150, below: 160, height: 240 };
const potLid = { half: 170, above: 60, height: 40 };
/** The open lower end, as a share of the pipe's width. */
const mouth = { share: 0.7, below: 20, height: 50 };
/** Marks beside a sight tube, and its valves at both ends. */
const marks = { every: 250, length: 60 };
const tap = { half: 60, height: 80, handle: { from: 130, width: 80, height: 32 } };
/** Where the fire brigade connects. */
const coupling = { below: 40, height: 120 };

export const wallPipe: PartOf<'wall-pipe'> = {
  place({ unit }, { form, pipeMm }) {
    const low = endsLow(form);
    const foot = low ? 500 : unit.shellBottomMm + 300;
    const top = form === 'riser' ? unit.eavesMm - 40 : unit.fillLineMm;
    return berth(low ? -68 : 56, unit.radiusMm + pipeMm / 2 + 30, foot, pipeMm, top - foot);
  },
  closeUp: () => ({ end: 'lower', margin: 1 }),

  front(pen, { of: { form }, azimuthDeg, x, z, top, width, height }, unit) {
    // From the pipe to the wall behind it.
    const wall = unit.radiusMm * Math.sin(azimuthDeg * radians) * 0.92;
    if (endsLow(form)) {
      pen.tube(['M', wall, top, 'L', x, top, 'L', x, z], width);
      pen.disc(wall, top, 60, 80, 'steel');
      if (form === 'siphon') {
        pen.box(x - pot.half, z - pot.below, 2 * pot.half, pot.height, 'stainless', 40);
        pen.box(x - potLid.half, z + potLid.above, 2 * potLid.half, potLid.height, 'steel', 8);
      } else
        pen.box(x - width * mouth.share, z - mouth.below, width * 2 * mouth.share, mouth.height, 'steel', 6);
    }
    if (form === 'sight-tube') {
      const { from, width: long, height: high } = tap.handle;
      pen.box(x - width, z, 2 * width, height, ['#dfeef5', '#6d7c86'], width);
      for (let at = z + marks.every; at < top - 60; at += marks.every)
        pen.line([x + width, at], [x + width + marks.length, at], '#16202b', 0.7);
      for (const at of [z, top]) {
        pen.box(x - tap.half, at - tap.height / 2, 2 * tap.half, tap.height, 'dark', 10);
        pen.box(x - from, at - high / 2, long, high, 'accent', 8);
      }
    }
    if (form === 'riser') {
      pen.tube(['M', x, z, 'L', x, top - 150, 'Q', x, top, wall, top], width, '#b3261e', '#6d1712');
      pen.box(x - width, z - coupling.below, 2 * width, coupling.height, 'stainless', 10);
    }
  },

  above(pen, { azimuthDeg, radius, half }) {
    const [x, z] = planOf(azimuthDeg, radius);
    pen.disc(x, z, Math.max(50, half), Math.max(50, half), 'steel');
  },

  solid(place, { of: { form }, radius, z, top, width, height }, unit) {
    const wall = unit.radiusMm - radius - 20;
    if (endsLow(form)) {
      place.rod(
        [
          [0, wall, top],
          [0, 0, top],
          [0, 0, z],
        ],
        width,
        'steel',
        Math.min(-wall - 5, 140),
      );
      place.cylinder([0, wall, top], out, width * 0.8, 40, 'steel');
      if (form === 'siphon') {
        place.cylinder([0, 0, z - pot.below], up, pot.half, pot.height, 'stainless');
        place.cylinder([0, 0, z + potLid.above], up, potLid.half, potLid.height, 'steel');
      } else place.cylinder([0, 0, z - mouth.below], up, width * mouth.share, mouth.height, 'steel');
    }
    if (form === 'sight-tube') {
      const { from, width: long, height: high } = tap.handle;
      place.cylinder([0, 40, z], up, width, height, 'clear');
      for (let at = z + marks.every; at < top - 60; at += marks.every)
        place.box([width, width + marks.length], [30, 50], [at - 5, at + 5], 'dark');
      for (const at of [z, top]) {
        place.box([-tap.half, tap.half], [wall, 80], [at - tap.height / 2, at + tap.height / 2], 'dark');
        place.box([-from, long - from], [20, 60], [at - high / 2, at + high / 2], 'accent');
      }
    }
    if (form === 'riser') {
      place.rod(
        [
          [0, 30, z],
          [0, 30, top],
          [0, wall, top],
        ],
        width,
        'red',
        Math.min(20 - wall, 140),
      );
      place.cylinder([0, 30, z - coupling.below], up, width, coupling.height, 'stainless');
    }
  },
};
