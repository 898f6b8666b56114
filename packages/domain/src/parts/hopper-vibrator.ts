import { onHopper } from './kit/on-hopper.ts';
import type { PartOf } from './kit/part.ts';
import { along } from './kit/spot.ts';

export const hopperVibrator: PartOf<'hopper-vibrator'> = {
  place: (site) => onHopper(site, 54, 0.5, 300),

  shape(s, { x, z }) {
    s.pen?.box(x - 40, z - 130, 60, 260, 'steel', 6);
    s.place?.box([-60, 60], [-60, 30], [z - 130, z + 130], 'steel');
    s.pen?.box(x + 10, z - 100, 240, 190, 'blue', 40);
    s.place?.cylinder([-140, 110, z], along, 95, 280, 'blue');
    s.pen?.box(x + 240, z - 84, 40, 158, 'dark', 14);
    s.place?.cylinder([140, 110, z], along, 79, 40, 'dark');
    s.pen?.box(x + 90, z + 86, 90, 60, 'dark', 8);
    s.place?.box([-45, 45], [80, 140], [z + 86, z + 146], 'dark');
  },
};
