import type { StorageType } from '../catalogue/storage-type.ts';
import type { CubicMetres, Millimetres } from '../units.ts';
import type { RecommendationIndex } from './build-index.ts';
import { isTooHeavy, type StoredGoods, typeRule } from './limits.ts';
import type { RecommendationRequest, RejectionRule } from './request.ts';
import { everySize, type Scope } from './scope.ts';
import { lowestInWindow } from './search-index.ts';
import { minimumShare, volumeWindow } from './volume-window.ts';

/** A request with the data looked up for it. */
export interface Wish {
  readonly request: RecommendationRequest;
  readonly goods: StoredGoods;
  readonly index: RecommendationIndex;
  readonly tallestMm: Millimetres;
}

/**
 * Heights of the lowest sizes by whole requested volume. undefined if some size of the type is too heavy with
 * these goods; the table does not apply then.
 */
function lowestTable(
  { goods, index }: Wish,
  type: StorageType,
  scope: Scope,
  densityKgM3 = goods.densityKgM3,
): Float64Array | undefined {
  const columns = index.columns.types[type.code];
  return columns && !isTooHeavy(columns.largestM3, densityKgM3, type) ? columns.lowestMm[scope] : undefined;
}

/** Height of the lowest size of a type for a volume; Infinity if there is none. */
export function lowestMm(
  wish: Wish,
  type: StorageType,
  volumeM3: CubicMetres,
  scope: Scope,
  densityKgM3 = wish.goods.densityKgM3,
): Millimetres {
  const table = Number.isInteger(volumeM3) ? lowestTable(wish, type, scope, densityKgM3) : undefined;
  if (table && volumeM3 < table.length) return table[volumeM3]!;
  const { columns } = wish.index;
  const ofType = columns.types[type.code];
  const window = ofType && volumeWindow(volumeM3, ofType.smallestM3);
  return window && !isTooHeavy(window.fromM3, densityKgM3, type)
    ? lowestInWindow(columns, ofType, scope, window, (volume) => isTooHeavy(volume, densityKgM3, type))
    : Number.POSITIVE_INFINITY;
}

/** Outdoors the limit is Infinity too, so Infinity as the lowest size must still mean "none". */
export const isAtMost = (lowest: Millimetres, tallest: Millimetres): boolean =>
  lowest < Number.POSITIVE_INFINITY && lowest <= tallest;

/** The first rule that excludes all sizes of a type; undefined if a size is left, deliverable or not. */
export function failedRule(wish: Wish, type: StorageType): RejectionRule | undefined {
  const { request, goods, index, tallestMm } = wish;
  const rule = typeRule(type, goods);
  if (rule) return rule;
  const volumeM3 = request.volumePerUnitM3;
  const weightless = 0;
  const lowest = lowestMm(wish, type, volumeM3, everySize, weightless);
  if (lowest === Number.POSITIVE_INFINITY) {
    const largestM3 = index.columns.types[type.code]?.largestM3 ?? 0;
    return minimumShare * volumeM3 > largestM3 ? 'volume-too-large' : 'volume-too-small';
  }
  if (request.placement === 'inside' && !type.limits.mayStandInside) return 'never-inside';
  if (lowest > tallestMm) return 'height-limit';
  return isAtMost(lowestMm(wish, type, volumeM3, everySize), tallestMm) ? undefined : 'content-mass';
}
