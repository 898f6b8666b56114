import type { Closer } from './closer.ts';

/** A side chute begins at an opening in the wall. */
export const chute: Closer = (s) => {
  s.pen?.box(s.x - 60, 420, 90, 420, 'steel', 4);
  s.place?.box([-230, 230], [-60, 60], [420, 840], 'steel');
  s.pen?.polygon('steel', [s.x - 40, 800], [s.x - 40, 450], [s.x - 420, 270], [s.x - 420, 470]);
  s.place?.web(
    [
      [40, 800],
      [40, 450],
      [420, 270],
      [420, 470],
    ],
    [-200, 200],
    'steel',
  );
  s.box([-220, 220], [404, 440], [250, 240], 'steel');
  s.pen?.polygon('stainless', [s.x - 150, 990], [s.x - 110, 990], [s.x - 110, 560], [s.x - 150, 540]);
  s.place?.box([-180, 180], [110, 150], [600, 990], 'stainless');
  s.pen?.bar([s.x - 200, 1000], [s.x - 60, 1000], 34, '#d9620f', '#9c4308');
  s.place?.bar([-120, 130, 1000], [120, 130, 1000], 34, 'accent');
};

/** The auger is inside the slab; only motor and discharge spout are visible at its end. */
export const sweep: Closer = (s, _, { dn }) => {
  const half = dn * 0.3;
  s.box([-half, half], [-60, 560], [40, 150], 'galvanised', { drawn: 'pipe', corner: 12 });
  s.box([-95, 95], [550, 640], [20, 190], 'steel', { corner: 8 });
  s.pen?.box(s.x - 900, 30, 264, 170, 'blue', 26);
  s.place?.cylinder([0, 636, 115], [0, 1, 0], 85, 264, 'blue');
  s.pen?.box(s.x - 820, 196, 110, 60, 'dark', 8);
  s.place?.box([-40, 40], [710, 820], [190, 256], 'dark');
  s.pen?.polygon('steel', [s.x - 520, 190], [s.x - 340, 190], [s.x - 380, 330], [s.x - 480, 330]);
  s.place?.web(
    [
      [340, 190],
      [520, 190],
      [480, 330],
      [380, 330],
    ],
    [-70, 70],
    'steel',
  );
};
