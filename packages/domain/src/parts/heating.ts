import { onWall } from './kit/above.ts';
import { out, type PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** A stub of a coil: flange, bore and drain. */
const stub = { above: 60, flange: 58, bore: 30, pipe: 44, end: 110 };
const stubs = [
  [-1, 'accent'],
  [1, 'blue'],
] as const;
/** Heating cables around the foot, and the box that controls them. */
const rows = 6;
const box = { above: 330, height: 240, half: 100, lamp: { above: 480, radius: 30 } };

export const heating: PartOf<'heating'> = {
  onWall: true,
  place: ({ unit }, { form }) =>
    form === 'coil'
      ? berth(12, unit.radiusMm, unit.shellBottomMm + 200, 260, 120)
      : berth(0, unit.radiusMm, unit.shellBottomMm + 150, 1.84 * unit.radiusMm, 900),

  front(pen, { of, x, z, half, width, height }) {
    if (of.form === 'coil') {
      for (const [side, tone] of stubs) {
        const at = x + (side * width) / 2;
        pen.disc(at, z + stub.above, stub.flange, stub.flange, 'steel');
        pen.disc(at, z + stub.above, stub.bore, stub.bore, tone);
        pen.bar([at, z + 20], [at, z - stub.end], stub.pipe);
      }
      return;
    }
    for (let row = 0; row < rows; row++) {
      const at = z + (row * height) / (rows - 1);
      pen.wire(['M', -half, at, 'Q', 0, at - 60, half, at], '#b3261e', 1.5);
    }
    const { lamp } = box;
    const left = -half * 0.72;
    pen.box(left, z + box.above, 2 * box.half, box.height, 'white', 14);
    pen.disc(left + box.half, z + lamp.above, lamp.radius, lamp.radius, 'accent');
  },

  above(pen, spot) {
    if (spot.of.form === 'coil') onWall(pen, spot, spot.width, 0, 160, 'accent');
  },

  solid(place, { of, radius, z, half, height }, _, mould) {
    if (of.form === 'coil') {
      for (const [side, tone] of stubs) {
        const u = side * half;
        const axis = z + stub.above;
        place.cylinder([u, -30, axis], out, stub.flange, 60, 'steel');
        place.cylinder([u, 30, axis], out, stub.bore, 40, tone);
        place.rod(
          [
            [u, 40, axis],
            [u, 90, axis],
            [u, 90, z - stub.end],
          ],
          stub.pipe,
          'steel',
          40,
        );
      }
      return;
    }
    for (let row = 0; row < rows; row++) mould.hoop(radius + 8, z + (row * height) / (rows - 1), 24, 'red');
    const { lamp } = box;
    const side = mould.at((Math.asin(-0.6) * 180) / Math.PI, radius);
    side.box([-box.half, box.half], [0, 120], [z + box.above, z + box.above + box.height], 'white');
    side.cylinder([0, 120, z + lamp.above], out, lamp.radius, 14, 'accent');
  },
};
