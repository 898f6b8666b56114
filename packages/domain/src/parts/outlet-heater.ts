import type { PartOf } from './kit/part.ts';
import { berth } from './kit/placing.ts';

export const outletHeater: PartOf<'outlet-heater'> = {
  place: ({ unit }) => berth(0, unit.outletRadiusMm, unit.baseMm + 50, 2 * unit.outletRadiusMm + 60, 160),

  shape({ pen, mould }, { z, half, width }) {
    for (const foot of [z, z + 60, z + 120]) {
      pen?.box(-half, foot, width, 34, 'accent', 14);
      mould?.hoop(half - 10, foot + 17, 34, 'accent');
    }
    const [low, high] = [z + 60, z + 300];
    pen?.wire(['M', -half, low, 'Q', -half - 160, low, -half - 170, high], '#1b2228', 1.3);
    mould?.at().rod(16, 'dark', 80, [-half, 0, low], [-half - 160, 0, low], [-half - 170, 0, high]);
  },
};
