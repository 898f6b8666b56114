import type { UnitModel } from '../drawing/anatomy.ts';
import { pathData } from '../drawing/drawing.ts';
import { roofAtMm } from '../drawing/shape-lines.ts';
import { pipeToRoof } from './kit/above.ts';
import type { PartOf } from './kit/part.ts';
import { berth, pipeAtMm, pipesApartMm, pipeTopMm } from './kit/placing.ts';
import { up } from './kit/spot.ts';

/** Where it ends on the roof, as a share of the radius. */
const landing = 0.74;
/** Radius of the bend of a silo's pipe. */
const bend = 330;
/** The last run to the roof is this far below the upper edge. */
const dropMm = 60;
const bracketMm = 34;

/** Brackets hold the pipe to the body, where nobody walks. */
const bracketHeights = ({ shellBottomMm, eavesMm }: UnitModel): readonly number[] =>
  [0.12, 0.62].map((share) => shellBottomMm + (eavesMm - shellBottomMm) * share).filter((z) => z > 1200);

export const fillPipe: PartOf<'fill-pipe'> = {
  place: (site, { pipeMm, count = 1 }) =>
    [1, 0]
      .slice(2 - count)
      .map((index) =>
        berth(
          -90 + 9 * index,
          pipeAtMm(site) + index * pipesApartMm,
          1000,
          pipeMm,
          pipeTopMm(site.unit, landing, index) - 1000,
        ),
      ),
  onRoof: (_, unit) => ({ fromAxis: unit.radiusMm * landing, radius: 130 }),
  connection: ({ z }) => z,
  closeUp: () => ({ end: 'upper' }),

  front(pen, { x, z, top, width }, unit) {
    const end = -unit.radiusMm * landing;
    const tank = unit.substance === 'liquid';
    for (const at of bracketHeights(unit)) pen.box(x - 70, at, -unit.radiusMm - x + 80, bracketMm, 'pipe');
    if (tank) {
      const run = top - dropMm;
      pen.tube(
        pathData(
          ['M', x, z + 130],
          ['L', x, top - 260],
          ['Q', x, run, x + 220, run],
          ['L', end, run],
          ['Q', end + 120, run, end + 120, top - 200],
        ),
        width,
      );
    } else {
      pen.tube(['M', x, z, 'L', x, top - bend, 'Q', x, top, x + bend, top, 'L', end, top - 90], width);
      // The bend takes most wear: it is a darker casting with flanges.
      pen.tube(['M', x, top - bend, 'Q', x, top, x + bend, top], width * 1.35, '#6d777f', '#3a444c');
      pen.box(x - width, top - bend - 22, width * 2, 44, 'steel', 4);
      pen.box(x + bend - 22, top - width, 44, width * 2, 'steel');
      pen.box(x - width * 0.75, z - 30, width * 1.5, 150, 'stainless', 14);
      pen.box(x - width * 0.6, z - 80, width * 1.2, 54, 'accent', 10);
    }
    pen.disc(end + (tank ? 120 : 10), top - (tank ? 210 : 92), 85, 40, 'steel');
  },

  above: pipeToRoof(landing),

  solid(place, { radius, z, top, width }, unit) {
    const end = unit.radiusMm * landing - radius;
    const roof = roofAtMm(unit, unit.radiusMm * landing);
    const run = top - dropMm;
    for (const at of bracketHeights(unit)) {
      place.box([-24, 24], [unit.radiusMm - radius - 10, 70], [at, at + bracketMm], 'galvanised');
      place.cylinder([0, 0, at], up, width * 0.62, bracketMm, 'galvanised');
    }
    place.cylinder([0, end, roof - 40], up, width * 0.9, 70, 'steel');
    if (unit.substance === 'liquid') {
      place.rod(
        width,
        'stainless',
        Math.min(220, (run - roof) * 0.9),
        [0, 0, z + 130],
        [0, 0, run],
        [0, end, run],
        [0, end, roof],
      );
      return;
    }
    place.bar([0, 0, z], [0, 0, top - bend], width, 'steel');
    place.rod(width * 1.35, 'dark', bend - 10, [0, 0, top - bend], [0, 0, top], [0, -bend, top]);
    place.rod(
      width,
      'steel',
      Math.max(20, Math.min(140, (run - roof) * 0.8)),
      [0, -bend, top],
      [0, end, run],
      [0, end, roof],
    );
    place.cylinder([0, 0, top - bend - 22], up, width, 44, 'steel');
    place.cylinder([0, -bend + 22, top], [0, -1, 0], width, 44, 'steel');
    place.cylinder([0, 0, z - 30], up, width * 0.75, 150, 'stainless');
    place.cylinder([0, 0, z - 80], up, width * 0.6, 54, 'accent');
  },
};
