import { pathData } from '../drawing/drawing.ts';
import { roofAtMm } from '../drawing/shape-lines.ts';
import { pipeToRoof } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth, pipeAtMm, pipesApartMm, pipeTopMm, placedOf } from './kit/placing.ts';
import { up } from './kit/spot.ts';

/** Where it ends on the roof, as a share of the radius. */
const landing = 0.5;
const bend = 340;
/** The open lower end: a cone. */
const mouth = { widths: [150, 100], height: 110 } as const;

export const ventPipe: PartOf<'vent-pipe'> = {
  // Outside the fill pipes.
  place(site, { pipeMm }) {
    const pipes = placedOf(site, 'fill-pipe').length;
    return berth(
      -100,
      pipeAtMm(site) + pipes * pipesApartMm + 50,
      850,
      pipeMm,
      pipeTopMm(site.unit, landing, pipes) - 850,
    );
  },
  onRoof: (_, unit) => ({ fromAxis: unit.radiusMm * landing, radius: 170 }),
  connection: ({ z }) => z,
  closeUp: () => ({ end: 'upper', margin: 0.4 }),

  front(pen, { x, z, top, width }, unit) {
    const end = -unit.radiusMm * landing;
    const [wide, narrow] = mouth.widths;
    pen.tube(
      pathData(
        ['M', x, z],
        ['L', x, top - bend],
        ['Q', x, top, x + bend, top],
        ['L', end - 160, top],
        ['Q', end, top, end, top - 170],
      ),
      width,
      '#c3cacf',
    );
    pen.box(x - 130, top - bend - 40, 260, 40, 'steel', 4);
    pen.polygon(
      'steel',
      [x - narrow, z],
      [x + narrow, z],
      [x + wide, z - mouth.height],
      [x - wide, z - mouth.height],
    );
    pen.disc(end, top - 190, 150, 40, 'steel');
  },

  above: pipeToRoof(landing),

  solid(place, { radius, z, top, width }, unit) {
    const end = unit.radiusMm * landing - radius;
    const roof = roofAtMm(unit, unit.radiusMm * landing);
    place.rod(
      width,
      'steel',
      Math.max(40, Math.min(bend, (top - roof) * 0.9)),
      [0, 0, z],
      [0, 0, top],
      [0, end, top],
      [0, end, roof],
    );
    place.cylinder([0, 0, top - bend - 40], up, Math.max(130, width * 0.65), 40, 'steel');
    place.cone([0, 0, z - mouth.height], up, mouth.widths, mouth.height, 'steel');
    place.cylinder([0, end, roof - 40], up, Math.max(150, width * 0.7), 60, 'steel');
  },
};
