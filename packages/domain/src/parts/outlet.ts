import type { OutletForm } from '../catalogue/equipment.ts';
import type { UnitModel } from '../drawing/anatomy.ts';
import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { middleOf } from './kit/spot.ts';
import { valve } from './kit/valve.ts';
import type { Closer } from './outlets/closer.ts';
import { chute, sweep } from './outlets/from-wall.ts';
import { slide } from './outlets/slide.ts';
import { flap, rotary, screw, suction } from './outlets/under-hopper.ts';

const underHopper: Readonly<Partial<Record<OutletForm, Closer>>> = {
  slide,
  spout: slide,
  rotary,
  screw,
  nozzle: suction,
};

const closerOf = ({ support }: UnitModel, form: OutletForm): Closer => {
  if (support === 'plinth') return form === 'chute' ? chute : sweep;
  return underHopper[form] ?? flap;
};

/** In the wall on a plinth; below a tank the pipe bends to the left; a hopper ends in its outlet. */
export const outlet: PartOf<'outlet'> = {
  place({ unit: { support, substance, radiusMm, baseMm } }, { form }) {
    const isTank = substance === 'liquid';
    if (support === 'plinth') {
      // A sweep auger lies in the slab; a chute begins at an opening in the wall.
      const axisMm = isTank ? baseMm + 200 : form === 'chute' ? 630 : 115;
      return berth(-90, radiusMm, axisMm - 100, 400, 200);
    }
    return isTank ? berth(-90, 40, baseMm - 270, 400, 200) : berth(0, 0, baseMm - 100, 400, 200);
  },
  // Below the unit its edge, which is the outlet height of the options.
  connection: (spot, { support }) => (support === 'plinth' ? middleOf(spot) : spot.z),
  closeUp: ({ form, drive }) =>
    form === 'slide' || form === 'spout'
      ? // Without the legs, which would cover the handle.
        {
          margin: 0.08,
          without: 'support',
          ...((drive === 'lever' || drive === 'chain') && { end: 'upper' }),
        }
      : {},

  shape(s, { of, z }, unit) {
    const tank = unit.substance === 'liquid';
    const side = s.at(-90, unit.radiusMm);
    if (!tank) closerOf(unit, of.form)(unit.support === 'plinth' ? side : s.at(), unit, of);
    else if (unit.support === 'plinth') valve(side, z + 100, of);
    else {
      // A pipe bends from the lowest point to the left.
      const { baseMm } = unit;
      const below = baseMm - 170;
      s.pen?.tube(['M', 0, baseMm + 10, 'L', 0, below + 60, 'Q', 0, below, -70, below], of.dn);
      s.at(-90).place?.rod(
        of.dn,
        'steel',
        Math.min(60, of.dn),
        [0, 0, baseMm + 30],
        [0, 0, below],
        [0, 70, below],
      );
      valve(s.at(-90, 40), below, of);
    }
  },

  above(pen, spot, unit) {
    if (unit.support !== 'plinth') return;
    if (unit.substance === 'liquid' || spot.of.form === 'chute') onWall(pen, spot, 180, 0, 440, 'steel');
    else onWall(pen, spot, spot.of.dn * 0.6, 0, 900, 'steel');
  },
};
