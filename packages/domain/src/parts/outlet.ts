import type { OutletForm } from '../catalogue/equipment.ts';
import type { UnitModel } from '../drawing/anatomy.ts';
import { onWall } from './kit/above.ts';
import { middleOf, type PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { drawValve, mouldValve } from './kit/valve.ts';
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

/** The valve of a tank: above the lower edge in the wall, or below the lowest point. */
const inWallMm = 100;
const belowMm = 170;
/** Where the pipe below a tank ends, to the left. */
const pipeEndMm = 70;
const valveAtMm = 40;

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

  front(pen, { of, z }, unit) {
    if (unit.substance !== 'liquid') closerOf(unit, of.form).front(pen, unit, of);
    else if (unit.support === 'plinth') drawValve(pen, -unit.radiusMm, z + inWallMm, of);
    else {
      const below = unit.baseMm - belowMm;
      const bend = ['Q', 0, below, -pipeEndMm, below];
      pen.tube(['M', 0, unit.baseMm + 10, 'L', 0, below + 60, ...bend], of.dn);
      drawValve(pen, -valveAtMm, below, of);
    }
  },

  above(pen, spot, unit) {
    if (unit.support !== 'plinth') return;
    if (unit.substance === 'liquid' || spot.of.form === 'chute') onWall(pen, spot, 180, 0, 440, 'steel');
    else onWall(pen, spot, spot.of.dn * 0.6, 0, 900, 'steel');
  },

  solid(_, { of, z }, unit, mould) {
    const side = mould.at(-90, unit.radiusMm);
    if (unit.substance !== 'liquid')
      closerOf(unit, of.form).solid(unit.support === 'plinth' ? side : mould.at(), unit, of, mould);
    else if (unit.support === 'plinth') mouldValve(side, z + inWallMm, of);
    else {
      const below = unit.baseMm - belowMm;
      mould.at(-90).rod(
        [
          [0, 0, unit.baseMm + 30],
          [0, 0, below],
          [0, pipeEndMm, below],
        ],
        of.dn,
        'steel',
        Math.min(60, of.dn),
      );
      mouldValve(mould.at(-90, valveAtMm), below, of);
    }
  },
};
