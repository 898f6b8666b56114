import { holdingVolume, volumesPerM3 } from '../catalogue/asked-limits.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import { maximumAmount } from '../session/field-rules.ts';
import type { CubicMetres, Millimetres } from '../units.ts';
import {
  everySize,
  fits,
  isBearable,
  mayStand,
  type Scope,
  type Search,
  sizesForVolume,
  sizesOf,
} from './fit.ts';
import { isTooHeavy, storedGoods, typeRule } from './limits.ts';
import type { MoreUnits, NearestChange } from './request.ts';
import { firstPlace, minimumShare, volumeWindow } from './volume-window.ts';

const maxChanges = 3;
/** Height limits are proposed in steps a visitor can type. */
const limitStepMm = 10;

/** A change with its size relative to the request. A change of kind counts as 1. */
export interface WeighedChange {
  readonly change: NearestChange;
  readonly size: number;
}

/**
 * The smallest change in each dimension that makes a type fit, with the others unchanged (D22). Only sizes in the
 * scope count.
 */
export function changesForType(search: Search, type: StorageType, scope: Scope): WeighedChange[] {
  const changes = characteristicChanges(search, scope, (candidate) => candidate === type);
  if (typeRule(type, search.goods) !== undefined) return [...densityChange(search, type, scope), ...changes];
  for (const changeIn of [placementChange, heightChange, volumeChange]) {
    const change = changeIn(search, type, scope);
    if (change) changes.unshift(change);
  }
  return changes;
}

/** Over all types of a group. Another characteristic may add types. */
export function changesForGroup(
  search: Search,
  ofTypes: readonly (readonly WeighedChange[])[],
  scope: Scope,
): WeighedChange[] {
  const nearest = new Map<string, WeighedChange>();
  for (const weighed of ofTypes.flat()) {
    const { kind } = weighed.change;
    if (kind !== 'characteristic' && weighed.size < (nearest.get(kind)?.size ?? Number.POSITIVE_INFINITY)) {
      nearest.set(kind, weighed);
    }
  }
  return [...nearest.values(), ...characteristicChanges(search, scope, () => true)];
}

/** At most three changes, smallest first. */
export const smallest = (changes: readonly WeighedChange[]): NearestChange[] =>
  changes
    .toSorted((a, b) => a.size - b.size)
    .slice(0, maxChanges)
    .map(({ change }) => change);

/**
 * The nearest accepted volume that can be asked for, counted in the catalogue's steps so that it is exact (A27). If
 * two are equally near, the larger one, because it holds all of the content.
 */
function volumeChange(search: Search, type: StorageType, scope: Scope): WeighedChange | undefined {
  const sizes = sizesOf(search, type);
  const offered = sizes.filter((size) => scope(size) && isBearable(search, type, size));
  if (offered.length === 0 || !mayStand(search, type)) return undefined;
  const [smallestM3, largestM3] = [sizes[0]!.volumeM3, sizes.at(-1)!.volumeM3];
  const isAccepted = (requestedM3: CubicMetres): boolean => {
    const window = volumeWindow(requestedM3, smallestM3);
    if (!window) return false;
    const next = offered[firstPlace(offered, (volumeM3) => volumeM3 >= window.fromM3)];
    return next !== undefined && next.volumeM3 <= window.toM3;
  };
  const askedM3 = search.request.volumePerUnitM3;
  const { asked } = search.index;
  const perM3 = volumesPerM3(asked);
  const [minM3, maxM3] = asked.volumeM3;
  const min = Math.ceil(minM3 * perM3);
  const max = Math.floor(Math.min(maxM3, largestM3 / minimumShare) * perM3);
  const requested = Math.round(askedM3 * perM3);
  let up = requested + 1;
  let down = Math.min(requested - 1, max);
  while (up <= max || down >= min) {
    const upward = up <= max && (down < min || up - requested <= requested - down);
    const volumePerUnitM3 = (upward ? up++ : down--) / perM3;
    if (isAccepted(volumePerUnitM3)) {
      const size = Math.abs(volumePerUnitM3 - askedM3) / askedM3;
      return { change: { kind: 'volume', volumePerUnitM3 }, size };
    }
  }
  return undefined;
}

/** Height of the lowest size for the requested volume; Infinity if there is none. */
const lowestMm = (search: Search, type: StorageType, scope: Scope): Millimetres => {
  const { goods, request } = search;
  return sizesForVolume(search, type, request.volumePerUnitM3)
    .filter((size) => scope(size) && !isTooHeavy(size.volumeM3, goods.densityKgM3, type))
    .reduce((lowest, { heightMm }) => Math.min(lowest, heightMm), Number.POSITIVE_INFINITY);
};

function heightChange(search: Search, type: StorageType, scope: Scope): WeighedChange | undefined {
  const { placement, heightLimitMm: askedMm } = search.request;
  if (placement === 'outside' || askedMm === undefined || !mayStand(search, type)) return undefined;
  const neededMm = lowestMm(search, type, scope) + search.index.headroomMm;
  if (neededMm === Number.POSITIVE_INFINITY || neededMm <= askedMm) return undefined;
  const heightLimitMm = Math.ceil(neededMm / limitStepMm) * limitStepMm;
  return { change: { kind: 'height-limit', heightLimitMm }, size: (heightLimitMm - askedMm) / askedMm };
}

function placementChange(search: Search, type: StorageType, scope: Scope): WeighedChange | undefined {
  if (search.request.placement === 'outside') return undefined;
  return lowestMm(search, type, scope) < Number.POSITIVE_INFINITY
    ? { change: { kind: 'placement', placement: 'outside' }, size: 1 }
    : undefined;
}

/** A product as light as the type can bear, if nothing but the stored product excludes it. */
function densityChange(search: Search, type: StorageType, scope: Scope): WeighedChange[] {
  const { storedDensityKgM3 } = search.request;
  const { densityKgM3 } = type.limits;
  if (storedDensityKgM3 === undefined || storedDensityKgM3 <= densityKgM3) return [];
  const request = { ...search.request, storedDensityKgM3: densityKgM3 };
  const goods = storedGoods(request, search.index);
  if (typeRule(type, goods) || !fits({ ...search, goods }, type, request.volumePerUnitM3, scope)) return [];
  const size = (storedDensityKgM3 - densityKgM3) / storedDensityKgM3;
  return [{ change: { kind: 'density', densityKgM3 }, size }];
}

function characteristicChanges(
  search: Search,
  scope: Scope,
  counts: (type: StorageType) => boolean,
): WeighedChange[] {
  const { request } = search;
  const group = search.index.productGroups.find(({ type }) => type === request.productGroup);
  return (group?.characteristics ?? []).flatMap(({ type: characteristicGroup }) => {
    if (characteristicGroup === request.characteristicGroup) return [];
    const goods = storedGoods({ ...request, characteristicGroup }, search.index);
    const helps = goods.types.some(
      (type) =>
        counts(type) &&
        typeRule(type, goods) === undefined &&
        fits({ ...search, goods }, type, request.volumePerUnitM3, scope),
    );
    return helps ? [{ change: { kind: 'characteristic' as const, characteristicGroup }, size: 1 }] : [];
  });
}

/**
 * The smallest number of equal units that together hold the requested volume, with all else unchanged. undefined
 * if even the maximum number of units holds less. Each requested unit is divided equally.
 */
export function moreUnits(search: Search): MoreUnits | undefined {
  const { volumePerUnitM3: askedM3, amountOfUnits: asked } = search.request;
  const types = search.goods.types.filter((type) => !typeRule(type, search.goods));
  for (let parts = 2; parts * asked <= maximumAmount; parts++) {
    const volumePerUnitM3 = holdingVolume(askedM3 / parts, search.index.asked);
    if (volumePerUnitM3 < search.index.asked.volumeM3[0]) return undefined;
    if (types.some((type) => fits(search, type, volumePerUnitM3, everySize)))
      return { amountOfUnits: parts * asked, volumePerUnitM3 };
  }
  return undefined;
}
