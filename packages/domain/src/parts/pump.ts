import { onWall } from './kit/above.ts';
import { out, type PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** The post with the filling hose stands outside the pump. */
const post = { beyond: 340, wide: 80 };
/** The pipe from the pump to the post. */
const pipe = { at: 110, low: 340, high: 520, wide: 64 };
const axis = 215;
const nozzle = { low: 700, height: 130 };

export const pump: PartOf<'pump'> = {
  besideUnit: true,
  place: ({ unit }) => berth(90, unit.radiusMm + 640, 0, 420, 2200),

  front(pen, { x, height }) {
    const at = x + post.beyond;
    pen.box(at - 40, 0, post.wide, height, 'steel', 10);
    pen.wire(
      ['M', at + 30, height - 80, 'C', at + 330, height - 60, at + 300, 700, at + 60, 760],
      '#1b2228',
      2.6,
    );
    pen.box(at - 30, nozzle.low, 110, nozzle.height, 'accent', 16);
    pen.box(x - 240, 0, 560, 60, 'concrete');
    pen.box(x - 20, 110, 300, 210, 'blue', 36);
    pen.disc(x - pipe.at, axis, 130, 140, 'stainless');
    pen.tube(['M', x - pipe.at, pipe.low, 'L', x - pipe.at, pipe.high, 'L', at, pipe.high], pipe.wide);
  },

  above: (pen, spot) => onWall(pen, spot, 420, -240, 640, 'blue'),

  solid(place, { height }) {
    const at = post.beyond;
    place.box([-250, 250], [-240, 320], [0, 60], 'concrete');
    place.cylinder([0, -20, axis], out, 105, 300, 'blue');
    place.box([-70, 70], [40, 220], [60, 130], 'dark');
    place.cylinder([0, -150, axis], out, 135, 90, 'stainless');
    place.rod(
      [
        [0, -pipe.at, pipe.low],
        [0, -pipe.at, pipe.high],
        [0, at, pipe.high],
      ],
      pipe.wide,
      'steel',
      60,
    );
    place.bar([0, at, 0], [0, at, height], post.wide, 'steel');
    place.rod(
      [
        [0, at + 30, height - 80],
        [0, at + 250, height - 200],
        [0, at + 250, 900],
        [0, at + 60, 760],
      ],
      50,
      'rubber',
      180,
    );
    place.box([-55, 55], [at + 40, at + 110], [nozzle.low, nozzle.low + nozzle.height], 'accent');
  },
};
