import type { UnitSize } from '@silowright/domain/catalogue/unit-size';
import type * as z from 'zod/mini';
import type { unitSize } from './fields.ts';

/** The measures of a unit under the names of the API. The browser imports this file: only types of zod. */
export type WireSize = z.output<typeof unitSize>;

export const wireSize = (unit: UnitSize): WireSize => ({
  diameter_mm: unit.diameterMm,
  height_mm: unit.heightMm,
  volume: unit.volumeM3,
  ...(unit.passageWidthMm !== undefined && { passage_width: unit.passageWidthMm }),
  ...(unit.passageHeightMm !== undefined && { passage_height: unit.passageHeightMm }),
});

export const sizeOfWire = (wire: WireSize): UnitSize => ({
  diameterMm: wire.diameter_mm,
  heightMm: wire.height_mm,
  volumeM3: wire.volume,
  ...(wire.passage_width !== undefined && { passageWidthMm: wire.passage_width }),
  ...(wire.passage_height !== undefined && { passageHeightMm: wire.passage_height }),
});
