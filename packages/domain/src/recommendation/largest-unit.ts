import type { StorageNeeds } from '../catalogue/product-groups.ts';
import { storageTypes } from '../catalogue/storage-types.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { CubicMetres } from '../units.ts';
import { isTooHeavy, typeRule } from './limits.ts';

/** The largest unit for the goods, wherever it is placed; undefined if no unit takes them (EN-04). */
export function largestUnitM3(
  needs: StorageNeeds,
  units: readonly Pick<Unit, 'type' | 'volumeM3'>[],
): CubicMetres | undefined {
  const { densityKgM3, temperatureC } = needs;
  const types = needs.types.filter(
    (code) => !typeRule(storageTypes[code], { needs, densityKgM3, temperatureC }),
  );
  const fitting = units.filter(
    ({ type, volumeM3 }) => types.includes(type) && !isTooHeavy(volumeM3, densityKgM3),
  );
  return fitting.length === 0
    ? undefined
    : fitting.reduce((largest, { volumeM3 }) => Math.max(largest, volumeM3), 0);
}
