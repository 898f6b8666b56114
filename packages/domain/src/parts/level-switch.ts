import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { out, type Spot } from './kit/spot.ts';

const colourOf = ({ of }: Spot<'level-switch'>) => (of.form === 'rotary' ? 'accent' : 'blue');

export const levelSwitch: PartOf<'level-switch'> = {
  place({ unit }, { at }) {
    const span = unit.eavesMm - unit.shellBottomMm;
    const levels = at ? at.map((share) => span * share) : [620];
    return levels.map((level) => berth(-90, unit.radiusMm, unit.shellBottomMm + level - 70, 190, 140));
  },
  closeUp: () => ({ end: 'lower', margin: 0.6 }),

  shape(s, spot) {
    const { of, x, z, height } = spot;
    s.pen?.box(x - 60, z + 35, 70, 70, 'pipe');
    s.place?.cylinder([0, -30, z + 70], out, 35, 90, 'steel');
    s.box([-65, 65], [50, 200], [z, height], colourOf(spot), { corner: 26 });
    s.upright(23, [z - 50, 54], 'dark', { corner: 6 }, 0, 127);
    if (of.form !== 'hydrostatic') return;
    s.pen?.wire(['M', x - 130, z - 40, 'Q', x - 130, z - 110, x - 60, z - 110], '#1b2228', 1.2);
    // Its display, from the side.
    s.pen?.box(x - 190, z + 200, 170, 240, 'white', 16);
    s.place?.box([-90, 90], [20, 130], [z + 200, z + 440], 'white');
    s.pen?.box(x - 170, z + 320, 130, 90, 'glass', 6);
    s.place?.box([-65, 65], [128, 134], [z + 320, z + 410], 'glass');
    s.pen?.line([x - 120, z + 140], [x - 120, z + 200], '#1b2228', 1.2);
    s.place?.bar([0, 120, z + 140], [0, 120, z + 210], 16, 'dark');
  },

  above: (pen, spot) => onWall(pen, spot, spot.height, 0, spot.width, colourOf(spot)),
};
