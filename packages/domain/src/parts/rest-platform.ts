import { onWall } from './kit/above.ts';
import { flightApartMm, ladderAtMm, ladderDeg, restHeights, seenBeside } from './kit/flights.ts';
import { drawRail, mouldRail } from './kit/guard-rail.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

/** Between two flights of a ladder. */
export const restPlatform: PartOf<'rest-platform'> = {
  structure: true,
  place(site) {
    const ladder = site.equipment.find((each) => each.part === 'ladder');
    if (!ladder) return [];
    return restHeights(site.unit, ladder).map((z) =>
      berth(ladderDeg, ladderAtMm(site), z, 2 * flightApartMm + 600, 1100),
    );
  },

  front(pen, spot) {
    const { z, half } = spot;
    const at = seenBeside(spot);
    const [left, right] = [at(-half, 0), at(half, 820)];
    pen.box(left, z, right - left, 70, 'pipe');
    pen.polygon('steel', [left, z], [left + 60, z], [left, z - 420]);
    drawRail(pen, [left + 20, right], z + 70, 1050, 3);
  },

  above: (pen, spot) => onWall(pen, spot, spot.width, 0, 820, ['#dfe4e6', '#5f6a72']),

  solid(place, { z, half }) {
    place.box([-half, half], [-60, 820], [z, z + 70], 'galvanised');
    for (const u of [-half + 60, half - 60])
      place.web(
        [
          [-60, z],
          [600, z],
          [-60, z - 420],
        ],
        [u - 12, u + 12],
        'steel',
      );
    mouldRail(place, [-half, half], [0, 800], z + 70, 1050);
  },
};
