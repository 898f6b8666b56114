import type { StorageNeeds } from '../catalogue/product-groups.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { CubicMetres } from '../units.ts';
import type { RecommendationIndex } from './build-index.ts';
import { isTooHeavy, typeRule } from './limits.ts';

/** More marks on a slider cannot be told apart. */
const maxSizes = 40;

/**
 * One unit per volume for the goods, smallest first: of the preferred type up to its largest, then of the next. If
 * several have the same volume, the cheapest (ST-05).
 */
export function sizesOfGoods(needs: StorageNeeds, index: RecommendationIndex): readonly Unit[] {
  const sizes: Unit[] = [];
  for (const units of unitsOfGoods(needs, index)) {
    const largestM3 = sizes.at(-1)?.volumeM3 ?? 0;
    for (const unit of units) {
      const last = sizes.at(-1);
      if (unit.volumeM3 <= largestM3) continue;
      if (unit.volumeM3 !== last?.volumeM3) sizes.push(unit);
      else if (unit.priceCents < last.priceCents) sizes[sizes.length - 1] = unit;
    }
  }
  if (sizes.length <= maxSizes) return sizes;
  return Array.from(
    { length: maxSizes },
    (_, at) => sizes[Math.round((at * (sizes.length - 1)) / (maxSizes - 1))]!,
  );
}

/** The largest unit for the goods, wherever it is placed; undefined if no unit takes them (EN-04). */
export function largestUnitM3(needs: StorageNeeds, index: RecommendationIndex): CubicMetres | undefined {
  const largest = unitsOfGoods(needs, index).flatMap((units) => units.at(-1)?.volumeM3 ?? []);
  return largest.length > 0 ? Math.max(...largest) : undefined;
}

/** The units that can hold the goods, by type and by rising volume. */
const unitsOfGoods = (needs: StorageNeeds, { types, sizes, units }: RecommendationIndex): readonly Unit[][] =>
  needs.types
    .flatMap((code) => types.get(code) ?? [])
    .filter((type) => !typeRule(type, needs))
    .map((type) =>
      (sizes.get(type.code) ?? []).flatMap(({ volumeM3, position }) =>
        isTooHeavy(volumeM3, needs.densityKgM3, type) ? [] : units[position]!,
      ),
    );
