import type { StorageNeeds } from '../catalogue/product-groups.ts';
import { storageTypes } from '../catalogue/storage-types.ts';
import type { StorageTypeCode } from '../catalogue/unit.ts';
import type { CubicMetres, KilogramsPerCubicMetre } from '../units.ts';
import type { RecommendationIndex } from './build-index.ts';
import { isTooHeavy, typeRule } from './limits.ts';

/** The largest unit for the goods, wherever it is placed; undefined if no unit takes them (EN-04). */
export function largestUnitM3(needs: StorageNeeds, index: RecommendationIndex): CubicMetres | undefined {
  const { densityKgM3, temperatureC } = needs;
  const largestM3 = needs.types
    .filter((code) => !typeRule(storageTypes[code], { needs, densityKgM3, temperatureC }))
    .reduce((most, code) => Math.max(most, largestOfType(index, code, densityKgM3)), 0);
  return largestM3 > 0 ? largestM3 : undefined;
}

function largestOfType(
  { columns, units }: RecommendationIndex,
  code: StorageTypeCode,
  densityKgM3: KilogramsPerCubicMetre,
): CubicMetres {
  const largestM3 = columns.types[code]?.largestM3 ?? 0;
  if (!isTooHeavy(largestM3, densityKgM3)) return largestM3;
  return units.reduce(
    (most, { type, volumeM3 }) =>
      type === code && !isTooHeavy(volumeM3, densityKgM3) ? Math.max(most, volumeM3) : most,
    0,
  );
}
