import { onWall } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { out } from './kit/spot.ts';

export const pump: PartOf<'pump'> = {
  besideUnit: true,
  place: ({ unit }) => berth(90, unit.radiusMm + 640, 0, 420, 2200),

  shape(s, { x, height }) {
    // The post with the filling hose stands outside the pump.
    const post = x + 340;
    s.pen?.box(post - 40, 0, 80, height, 'steel', 10);
    s.place?.bar([0, 340, 0], [0, 340, height], 80, 'steel');
    s.pen?.wire(
      ['M', post + 30, height - 80, 'C', post + 330, height - 60, post + 300, 700, post + 60, 760],
      '#1b2228',
      2.6,
    );
    s.place?.rod(
      50,
      'rubber',
      180,
      [0, 370, height - 80],
      [0, 590, height - 200],
      [0, 590, 900],
      [0, 400, 760],
    );
    s.pen?.box(post - 30, 700, 110, 130, 'accent', 16);
    s.place?.box([-55, 55], [380, 450], [700, 830], 'accent');
    s.box([-250, 250], [-240, 320], [0, 60], 'concrete');
    s.pen?.box(x - 20, 110, 300, 210, 'blue', 36);
    s.place?.cylinder([0, -20, 215], out, 105, 300, 'blue');
    s.place?.box([-70, 70], [40, 220], [60, 130], 'dark');
    s.pen?.disc(x - 110, 215, 130, 140, 'stainless');
    s.place?.cylinder([0, -150, 215], out, 135, 90, 'stainless');
    s.pen?.tube(['M', x - 110, 340, 'L', x - 110, 520, 'L', post, 520], 64);
    s.place?.rod(64, 'steel', 60, [0, -110, 340], [0, -110, 520], [0, 340, 520]);
  },

  above: (pen, spot) => onWall(pen, spot, 420, -240, 640, 'blue'),
};
