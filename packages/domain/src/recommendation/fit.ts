import type { StorageType } from '../catalogue/storage-type.ts';
import { canCarry, type Route } from '../pricing/handling.ts';
import type { CubicMetres, Millimetres } from '../units.ts';
import type { RecommendationIndex, Size } from './build-index.ts';
import { isTooHeavy, type StoredGoods, storedGoods, tallestMm, typeRule } from './limits.ts';
import type { RecommendationRequest, RejectionRule } from './request.ts';
import { minimumShare, sizesInWindow, volumeWindow } from './volume-window.ts';

/** A request with the data looked up for it. */
export interface Search {
  readonly request: RecommendationRequest;
  readonly goods: StoredGoods;
  readonly index: RecommendationIndex;
  readonly tallestMm: Millimetres;
}

export const searchFor = (request: RecommendationRequest, index: RecommendationIndex): Search => ({
  request,
  goods: storedGoods(request, index),
  index,
  tallestMm: tallestMm(request, index),
});

/** The sizes that count. */
export type Scope = (size: Size) => boolean;

export const everySize: Scope = () => true;

export const reachable =
  (route: Route): Scope =>
  ({ handling }) =>
    canCarry(handling?.load, route);

export const sizesOf = ({ index }: Pick<Search, 'index'>, { code }: StorageType): readonly Size[] =>
  index.sizes.get(code) ?? [];

export const mayStand = ({ request }: Search, type: StorageType): boolean =>
  request.placement === 'outside' || type.limits.mayStandInside;

/** Whether a size is low and light enough. */
export const isBearable = (
  { goods, tallestMm }: Search,
  type: StorageType,
  { heightMm, volumeM3 }: Size,
): boolean => heightMm <= tallestMm && !isTooHeavy(volumeM3, goods.densityKgM3, type);

/** The sizes of a type that are offered for a volume, whatever their height and mass. */
export function sizesForVolume(search: Search, type: StorageType, volumeM3: CubicMetres): readonly Size[] {
  const sizes = sizesOf(search, type);
  const window = sizes[0] && volumeWindow(volumeM3, sizes[0].volumeM3);
  return window ? sizesInWindow(sizes, window) : [];
}

export const fits = (search: Search, type: StorageType, volumeM3: CubicMetres, scope: Scope): boolean =>
  mayStand(search, type) &&
  sizesForVolume(search, type, volumeM3).some((size) => scope(size) && isBearable(search, type, size));

/** The first rule that excludes all sizes of a type; undefined if a size is left, deliverable or not. */
export function failedRule(search: Search, type: StorageType): RejectionRule | undefined {
  const { request, goods, tallestMm } = search;
  const rule = typeRule(type, goods);
  if (rule) return rule;
  const sizes = sizesForVolume(search, type, request.volumePerUnitM3);
  if (sizes.length === 0) {
    const largestM3 = sizesOf(search, type).at(-1)?.volumeM3 ?? 0;
    return minimumShare * request.volumePerUnitM3 > largestM3 ? 'volume-too-large' : 'volume-too-small';
  }
  if (!mayStand(search, type)) return 'never-inside';
  if (sizes.every(({ heightMm }) => heightMm > tallestMm)) return 'height-limit';
  return sizes.some((size) => isBearable(search, type, size)) ? undefined : 'content-mass';
}
