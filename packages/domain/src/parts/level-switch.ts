import { onWall } from './kit/above.ts';
import { out, type PartOf, type Spot, up } from './kit/part.ts';
import { berth } from './kit/placing.ts';

const neckMm = 35;
/** Of the housing, from the wall. */
const housing = { from: 50, to: 200 };
const gland = { below: 50, height: 54 };
/** The display of a hydrostatic sensor. */
const display = { low: 200, high: 440, glass: { low: 320, high: 410 } };

const colourOf = ({ of }: Spot<'level-switch'>) => (of.form === 'rotary' ? 'accent' : 'blue');

export const levelSwitch: PartOf<'level-switch'> = {
  place({ unit }, { at }) {
    const span = unit.eavesMm - unit.shellBottomMm;
    const levels = at ? at.map((share) => span * share) : [620];
    return levels.map((level) => berth(-90, unit.radiusMm, unit.shellBottomMm + level - 70, 190, 140));
  },
  closeUp: () => ({ end: 'lower', margin: 0.6 }),

  front(pen, spot) {
    const { of, x, z, height } = spot;
    pen.box(x - 60, z + neckMm, 70, 2 * neckMm, 'pipe');
    pen.box(x - housing.to, z, housing.to - housing.from, height, colourOf(spot), 26);
    pen.box(x - 150, z - gland.below, 46, gland.height, 'dark', 6);
    if (of.form !== 'hydrostatic') return;
    const { low, high, glass } = display;
    pen.wire(['M', x - 130, z - 40, 'Q', x - 130, z - 110, x - 60, z - 110], '#1b2228', 1.2);
    pen.box(x - 190, z + low, 170, high - low, 'white', 16);
    pen.box(x - 170, z + glass.low, 130, glass.high - glass.low, 'glass', 6);
    pen.line([x - 120, z + 140], [x - 120, z + low], '#1b2228', 1.2);
  },

  above: (pen, spot) => onWall(pen, spot, spot.height, 0, spot.width, colourOf(spot)),

  solid(place, spot) {
    const { of, z, top } = spot;
    place.cylinder([0, -30, z + 2 * neckMm], out, neckMm, 90, 'steel');
    place.box([-65, 65], [housing.from, housing.to], [z, top], colourOf(spot));
    place.cylinder([0, 127, z - gland.below], up, 23, gland.height, 'dark');
    if (of.form !== 'hydrostatic') return;
    const { low, high, glass } = display;
    place.box([-90, 90], [20, 130], [z + low, z + high], 'white');
    place.box([-65, 65], [128, 134], [z + glass.low, z + glass.high], 'glass');
    place.bar([0, 120, z + 140], [0, 120, z + low + 10], 16, 'dark');
  },
};
