import type { StorageNeeds } from '../catalogue/product-groups.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import type { CubicMetres, KilogramsPerCubicMetre } from '../units.ts';
import type { RecommendationIndex } from './build-index.ts';
import { isTooHeavy, typeRule } from './limits.ts';

/** The largest unit for the goods, wherever it is placed; undefined if no unit takes them (EN-04). */
export function largestUnitM3(needs: StorageNeeds, index: RecommendationIndex): CubicMetres | undefined {
  const { densityKgM3 } = needs;
  const largestM3 = needs.types
    .flatMap((code) => index.types.get(code) ?? [])
    .filter((type) => !typeRule(type, needs))
    .reduce((most, type) => Math.max(most, largestOfType(index, type, densityKgM3)), 0);
  return largestM3 > 0 ? largestM3 : undefined;
}

function largestOfType(
  { columns, units }: RecommendationIndex,
  storageType: StorageType,
  densityKgM3: KilogramsPerCubicMetre,
): CubicMetres {
  const largestM3 = columns.types[storageType.code]?.largestM3 ?? 0;
  if (!isTooHeavy(largestM3, densityKgM3, storageType)) return largestM3;
  return units.reduce(
    (most, { type, volumeM3 }) =>
      type === storageType.code && !isTooHeavy(volumeM3, densityKgM3, storageType)
        ? Math.max(most, volumeM3)
        : most,
    0,
  );
}
