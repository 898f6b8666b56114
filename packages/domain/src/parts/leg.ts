import type { PartOf } from './kit/part.ts';
import { berth, legAzimuths } from './kit/placing.ts';

export const leg: PartOf<'leg'> = {
  structure: true,
  withSupport: true,
  place: ({ unit }) =>
    unit.support === 'legs'
      ? legAzimuths(unit).map((azimuth) =>
          berth(azimuth, unit.radiusMm + 70, 0, 140, unit.shellBottomMm + 320),
        )
      : [],
};
