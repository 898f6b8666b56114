import { onHopper } from './kit/on-hopper.ts';
import { type PartOf, up } from './kit/part.ts';

/** The slide's frame beyond the spout, and its lower edge. */
const rimMm = 60;
const slide = { below: 300, height: 46 };
const handle = { below: 312, width: 34, height: 70 };

export const secondOutlet: PartOf<'second-outlet'> = {
  place: (site, { dn }) => onHopper(site, -30, 0.62, dn),

  front(pen, { x, z, half }) {
    const rim = half + rimMm;
    pen.disc(x, z, rim, rim * 0.8, 'steel');
    pen.polygon(
      'galvanised',
      [x - half, z + 10],
      [x + half, z + 10],
      [x + half, z - 260],
      [x - half, z - 260],
    );
    pen.box(x - half - rimMm, z - slide.below, 2 * half + 2 * rimMm, slide.height, 'galvanised', 6);
    pen.box(x + half + rimMm, z - handle.below, handle.width, handle.height, 'accent', 10);
  },

  solid(place, { z, half }) {
    const rim = half + rimMm;
    const foot = z - slide.below;
    const low = z - handle.below;
    place.cylinder([0, 0, z - 260], up, half, 340, 'galvanised');
    place.cylinder([0, 0, z - 20], up, rim, 30, 'steel');
    place.box([-rim, rim], [-rim, rim], [foot, foot + slide.height], 'galvanised');
    place.box([-40, 40], [rim, rim + handle.width], [low, low + handle.height], 'accent');
  },
};
