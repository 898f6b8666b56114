import type { UnitModel } from '../drawing/anatomy.ts';
import { type PathData, pathData } from '../drawing/drawing.ts';
import { bottomRadiusMm } from '../drawing/shape-lines.ts';
import type { Millimetres } from '../units.ts';
import { out, type PartOf, type Spot, up } from './kit/part.ts';
import { berth } from './kit/placing.ts';

const neckMm = 85;
const flangeMm = 150;
const valve = { from: 262, length: 108, radius: 135 };
const lever = { at: 315, end: 620, low: 255, high: 320, thick: 50 };
const tube = { wide: 140, bend: 220, lowest: 260 };
const end = { half: 95, below: 90, height: 110 };

/** The tube goes outwards to the column, and down along it. */
function tubeOf({ of, radius, z }: Spot<'hopper-nozzle'>, { passage }: UnitModel) {
  const column = (passage?.widthMm ?? 0) / 2 + (passage?.columnMm ?? 0) / 2;
  const from = valve.from + valve.length;
  return (
    of.tubeMm && {
      column,
      from,
      foot: Math.max(tube.lowest, z - of.tubeMm + (column - radius - from)) as Millimetres,
    }
  );
}

export const hopperNozzle: PartOf<'hopper-nozzle'> = {
  place({ unit }, { dn }) {
    const z = unit.baseMm + 650;
    return berth(-90, bottomRadiusMm(unit, z), z, dn, dn);
  },
  connection: ({ z }) => z,

  front(pen, spot, unit) {
    const { of, x, z } = spot;
    const { from, length, radius } = valve;
    pen.box(x - 220, z - neckMm, 270, 2 * neckMm, 'pipe');
    pen.box(x - 255, z - flangeMm, 50, 2 * flangeMm, 'steel');
    if (of.end === 'blind') pen.box(x - 320, z - flangeMm, 58, 2 * flangeMm, 'dark', 10);
    else {
      pen.box(x - from - length, z - radius, length, 2 * radius, 'accent', 12);
      pen.box(x - 335, z + radius, 40, 130, 'dark');
      pen.bar(
        [x - lever.at, z + lever.low],
        [x - lever.end, z + lever.high],
        lever.thick,
        '#d9620f',
        '#9c4308',
      );
    }
    const hung = tubeOf(spot, unit);
    if (!hung) return;
    const { column, foot } = hung;
    const run: PathData = pathData(
      ['M', x - hung.from, z],
      ['L', tube.bend - column, z],
      ['Q', -column, z, -column, z - tube.bend],
    );
    pen.tube([...run, 'L', -column, foot], tube.wide, '#4f7fa6', '#27496a');
    pen.box(-column - end.half, foot - end.below, 2 * end.half, end.height, 'stainless', 10);
  },

  solid(place, spot, unit) {
    const { of, radius, z } = spot;
    place.cylinder([0, -50, z], out, neckMm, 270, 'steel');
    place.cylinder([0, 205, z], out, flangeMm, 50, 'steel');
    if (of.end === 'blind') place.cylinder([0, valve.from, z], out, flangeMm, 58, 'dark');
    else {
      place.cylinder([0, valve.from, z], out, valve.radius, valve.length, 'accent');
      place.cylinder([0, lever.at, z + valve.radius], up, 20, 130, 'dark');
      place.bar([0, lever.at, z + lever.low], [0, lever.end, z + lever.high], lever.thick, 'accent');
    }
    const hung = tubeOf(spot, unit);
    if (!hung) return;
    const column = hung.column - radius;
    place.rod(
      [
        [0, hung.from, z],
        [0, column, z],
        [0, column, hung.foot],
      ],
      tube.wide,
      'blue',
      tube.bend,
    );
    place.cylinder([0, column, hung.foot - end.below], up, end.half, end.height, 'stainless');
  },
};
