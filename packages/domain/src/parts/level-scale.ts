import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { along } from './kit/spot.ts';

export const levelScale: PartOf<'level-scale'> = {
  place({ unit }) {
    // On a slab the outlet is low on the same side.
    const foot = unit.shellBottomMm + (unit.support === 'plinth' ? 900 : 100);
    return berth(-90, unit.radiusMm + 90, foot, 120, unit.eavesMm - 60 - foot);
  },
  // A close-up of the pointer on the long board.
  closeUp: () => ({ part: 'level-scale-mark', margin: 1.1 }),

  shape(s, { of, radius, x, z: foot, top, half, width, height }, unit) {
    const wall = unit.radiusMm - radius;
    for (const share of [0.08, 0.5, 0.92]) {
      const z = foot + height * share - 18;
      s.pen?.box(x, z, width * 0.9, 36, 'steel');
      s.place?.box([-18, 18], [wall - 5, 10], [z, z + 36], 'steel');
    }
    // The board faces the viewer, beside the wall.
    s.box([-10, 10], [-half, half], [foot, height], 'white', { corner: 10 });
    for (let z = foot + 250; z < top - 60; z += 250) {
      const long = Math.round((z - foot) / 250) % 4 === 0;
      const length = width * (long ? 0.75 : 0.4);
      s.pen?.line([x - half, z], [x - half + length, z], '#16202b', long ? 1 : 0.6);
      s.place?.box([9, 13], [half - length, half], [z - 6, z + 6], 'dark');
    }
    const mark = foot + height * 0.36;
    s.pen?.line([x, top], [x, mark], '#3a444c', 0.9);
    s.pen?.disc(x, top + 70, 75, 75, 'dark');
    s.place?.cylinder([-20, 0, top + 70], along, 75, 40, 'dark');
    s.pen?.wire(['M', x, top + 145, 'L', x + 300, top + 190], '#3a444c', 0.9);
    s.place?.bar([0, 0, top + 145], [0, wall - 210, top + 190], 16, 'dark');
    s.place?.bar([18, 0, top], [18, 0, mark], 10, 'dark');
    s.name('level-scale-mark');
    if (of.form === 'float') {
      s.pen?.disc(x, mark, 85, 60, 'accent');
      s.place?.ball([20, 0, mark], 60, 60, 'accent');
    } else {
      s.pen?.polygon('accent', [x - 80, mark + 80], [x + 80, mark + 80], [x, mark - 90]);
      s.place?.web(
        [
          [-80, mark + 80],
          [80, mark + 80],
          [0, mark - 90],
        ],
        [12, 40],
        'accent',
      );
    }
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, -20, 50, 'white'),
};
