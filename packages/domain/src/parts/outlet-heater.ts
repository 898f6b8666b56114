import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

const rings = [0, 60, 120];
const ringMm = 34;
/** The cable on the left: beyond the spout, and how high. */
const wire = { low: 60, bend: 160, end: 170, high: 300 };

export const outletHeater: PartOf<'outlet-heater'> = {
  place: ({ unit }) => berth(0, unit.outletRadiusMm, unit.baseMm + 50, 2 * unit.outletRadiusMm + 60, 160),

  front(pen, { z, half, width }) {
    for (const above of rings) pen.box(-half, z + above, width, ringMm, 'accent', 14);
    pen.wire(
      ['M', -half, z + wire.low, 'Q', -half - wire.bend, z + wire.low, -half - wire.end, z + wire.high],
      '#1b2228',
      1.3,
    );
  },

  solid(_, { z, half }, __, mould) {
    for (const above of rings) mould.hoop(half - 10, z + above + ringMm / 2, ringMm, 'accent');
    mould.at().rod(
      [
        [-half, 0, z + wire.low],
        [-half - wire.bend, 0, z + wire.low],
        [-half - wire.end, 0, z + wire.high],
      ],
      16,
      'dark',
      80,
    );
  },
};
