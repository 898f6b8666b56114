import type { StorageNeeds } from '../catalogue/product-groups.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { RecommendationIndex } from './build-index.ts';
import { isTooHeavy, typeRule } from './limits.ts';

/** More marks on a slider cannot be told apart. */
const mostSizes = 40;

const known = new WeakMap<RecommendationIndex, Map<StorageNeeds, readonly Unit[]>>();

/**
 * One unit per volume for the goods, smallest first: of the preferred type up to its largest, then of the next. If
 * several have the same volume, the cheapest. Computed once, because a catalogue can have a million units (ST-05).
 */
export function sizesOfGoods(needs: StorageNeeds, index: RecommendationIndex): readonly Unit[] {
  const ofIndex = known.get(index) ?? new Map<StorageNeeds, readonly Unit[]>();
  known.set(index, ofIndex);
  const sizes = ofIndex.get(needs) ?? findSizes(needs, index);
  ofIndex.set(needs, sizes);
  return sizes;
}

function findSizes(needs: StorageNeeds, index: RecommendationIndex): readonly Unit[] {
  const byType = new Map(needs.types.map((code) => [code, new Map<number, Unit>()]));
  for (const unit of index.units) {
    const ofType = byType.get(unit.type);
    if (!ofType) continue;
    const cheapest = ofType.get(unit.volumeM3);
    if (!cheapest || unit.priceCents < cheapest.priceCents) ofType.set(unit.volumeM3, unit);
  }
  const sizes: Unit[] = [];
  for (const [code, ofType] of byType) {
    const type = index.types.get(code);
    if (!type || typeRule(type, needs)) continue;
    const largestM3 = sizes.at(-1)?.volumeM3 ?? 0;
    sizes.push(
      ...[...ofType.values()]
        .filter(({ volumeM3 }) => volumeM3 > largestM3 && !isTooHeavy(volumeM3, needs.densityKgM3, type))
        .sort((a, b) => a.volumeM3 - b.volumeM3),
    );
  }
  if (sizes.length <= mostSizes) return sizes;
  return Array.from(
    { length: mostSizes },
    (_, at) => sizes[Math.round((at * (sizes.length - 1)) / (mostSizes - 1))]!,
  );
}
