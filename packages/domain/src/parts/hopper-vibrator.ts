import { onHopper } from './kit/on-hopper.ts';
import { along, type PartOf } from './kit/part.ts';

const plate = 130;
const terminals = { above: 86, height: 60 };

export const hopperVibrator: PartOf<'hopper-vibrator'> = {
  place: (site) => onHopper(site, 54, 0.5, 300),

  front(pen, { x, z }) {
    pen.box(x - 40, z - plate, 60, 2 * plate, 'steel', 6);
    pen.box(x + 10, z - 100, 240, 190, 'blue', 40);
    pen.box(x + 240, z - 84, 40, 158, 'dark', 14);
    pen.box(x + 90, z + terminals.above, 90, terminals.height, 'dark', 8);
  },

  solid(place, { z }) {
    place.box([-60, 60], [-60, 30], [z - plate, z + plate], 'steel');
    place.cylinder([-140, 110, z], along, 95, 280, 'blue');
    place.cylinder([140, 110, z], along, 79, 40, 'dark');
    const foot = z + terminals.above;
    place.box([-45, 45], [80, 140], [foot, foot + terminals.height], 'dark');
  },
};
