import { type PathData, pathData } from '../drawing/drawing.ts';
import { bottomRadiusMm } from '../drawing/shape-lines.ts';
import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';
import { out, up } from './kit/spot.ts';

export const hopperNozzle: PartOf<'hopper-nozzle'> = {
  place({ unit }, { dn }) {
    const z = unit.baseMm + 650;
    return berth(-90, bottomRadiusMm(unit, z), z, dn, dn);
  },
  connection: ({ z }) => z,

  shape(s, { of: { end, tubeMm }, radius, x, z }, unit) {
    s.pen?.box(x - 220, z - 85, 270, 170, 'pipe');
    s.place?.cylinder([0, -50, z], out, 85, 270, 'steel');
    s.roll(150, [205, 50], z, 'steel');
    if (end === 'blind') s.roll(150, [262, 58], z, 'dark', { corner: 10 });
    else {
      s.roll(135, [262, 108], z, 'accent', { corner: 12 });
      s.upright(20, [z + 135, 130], 'dark', {}, 0, 315);
      s.bar([0, 315, z + 255], [0, 620, z + 320], 50, 'accent');
    }
    if (!tubeMm) return;
    // The tube goes outwards to the column, and down along it.
    const column = (unit.passage?.widthMm ?? 0) / 2 + (unit.passage?.columnMm ?? 0) / 2;
    const v = column - radius;
    const foot = Math.max(260, z - tubeMm + (v - 370));
    const run: PathData = pathData(
      ['M', x - 370, z],
      ['L', 220 - column, z],
      ['Q', -column, z, -column, z - 220],
    );
    s.pen?.tube([...run, 'L', -column, foot], 140, '#4f7fa6', '#27496a');
    s.place?.rod(140, 'blue', 220, [0, 370, z], [0, v, z], [0, v, foot]);
    s.pen?.box(-column - 95, foot - 90, 190, 110, 'stainless', 10);
    s.place?.cylinder([0, v, foot - 90], up, 95, 110, 'stainless');
  },
};
