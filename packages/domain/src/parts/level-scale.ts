import { onWall } from './kit/above.ts';
import { along, type PartOf, type Spot } from './kit/part.ts';
import { berth } from './kit/placing.ts';

const holders = [0.08, 0.5, 0.92];
const holderMm = 18;
/** The roller on top, and the rope from it to the roof. */
const roller = { above: 70, radius: 75 };
const rope = { above: 145, end: 190 };
/** The pointer. */
const mark = { at: 0.36, half: 80, above: 80, below: 90 };
const everyMm = 250;

/** Marks of the scale and how long they are, as a share of its width; each fourth is long. */
const marksOf = ({ z: foot, top }: Spot) => {
  const marks: { readonly z: number; readonly long: boolean; readonly share: number }[] = [];
  for (let z = foot + everyMm; z < top - 60; z += everyMm) {
    const long = Math.round((z - foot) / everyMm) % 4 === 0;
    marks.push({ z, long, share: long ? 0.75 : 0.4 });
  }
  return marks;
};

export const levelScale: PartOf<'level-scale'> = {
  place({ unit }) {
    // On a slab the outlet is low on the same side.
    const foot = unit.shellBottomMm + (unit.support === 'plinth' ? 900 : 100);
    return berth(-90, unit.radiusMm + 90, foot, 120, unit.eavesMm - 60 - foot);
  },
  // A close-up of the pointer on the long board.
  closeUp: () => ({ part: 'level-scale-mark', margin: 1.1 }),

  front(pen, spot) {
    const { of, x, z: foot, top, half, width, height } = spot;
    const at = foot + height * mark.at;
    for (const share of holders)
      pen.box(x, foot + height * share - holderMm, width * 0.9, 2 * holderMm, 'steel');
    pen.box(x - half, foot, width, height, 'white', 10);
    for (const { z, long, share } of marksOf(spot))
      pen.line([x - half, z], [x - half + width * share, z], '#16202b', long ? 1 : 0.6);
    pen.line([x, top], [x, at], '#3a444c', 0.9);
    pen.disc(x, top + roller.above, roller.radius, roller.radius, 'dark');
    pen.wire(['M', x, top + rope.above, 'L', x + 300, top + rope.end], '#3a444c', 0.9);
    pen.part = 'level-scale-mark';
    if (of.form === 'float') pen.disc(x, at, 85, 60, 'accent');
    else
      pen.polygon(
        'accent',
        [x - mark.half, at + mark.above],
        [x + mark.half, at + mark.above],
        [x, at - mark.below],
      );
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, -20, 50, 'white'),

  solid(place, spot, unit, mould) {
    const { of, radius, z: foot, top, half, width, height } = spot;
    const wall = unit.radiusMm - radius;
    const at = foot + height * mark.at;
    for (const share of holders) {
      const z = foot + height * share;
      place.box([-18, 18], [wall - 5, 10], [z - holderMm, z + holderMm], 'steel');
    }
    // The board faces the viewer, beside the wall.
    place.box([-10, 10], [-half, half], [foot, top], 'white');
    for (const { z, share } of marksOf(spot))
      place.box([9, 13], [half - width * share, half], [z - 6, z + 6], 'dark');
    place.cylinder([-20, 0, top + roller.above], along, roller.radius, 40, 'dark');
    place.bar([0, 0, top + rope.above], [0, wall - 210, top + rope.end], 16, 'dark');
    place.bar([18, 0, top], [18, 0, at], 10, 'dark');
    mould.part = 'level-scale-mark';
    if (of.form === 'float') place.ball([20, 0, at], 60, 60, 'accent');
    else
      place.web(
        [
          [-mark.half, at + mark.above],
          [mark.half, at + mark.above],
          [0, at - mark.below],
        ],
        [12, 40],
        'accent',
      );
  },
};
