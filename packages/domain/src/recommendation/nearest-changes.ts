import { volumesPerM3 } from '../catalogue/asked-limits.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import type { CubicMetres } from '../units.ts';
import { isAtMost, lowestMm, type Wish } from './fit.ts';
import { storedGoods, typeRule } from './limits.ts';
import type { NearestChange } from './request.ts';
import type { Scope } from './scope.ts';
import { minimumShare } from './volume-window.ts';

const mostChanges = 3;
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
export function changesForType(wish: Wish, type: StorageType, scope: Scope): WeighedChange[] {
  const changes = characteristicChanges(wish, scope, (candidate) => candidate === type);
  if (typeRule(type, wish.goods) !== undefined) return [...densityChange(wish, type, scope), ...changes];
  for (const changeIn of [placementChange, heightChange, volumeChange]) {
    const change = changeIn(wish, type, scope);
    if (change) changes.unshift(change);
  }
  return changes;
}

/** Over all types of a group. Another characteristic may add types. */
export function changesForGroup(
  wish: Wish,
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
  return [...nearest.values(), ...characteristicChanges(wish, scope, () => true)];
}

/** At most three changes, smallest first. */
export const smallest = (changes: readonly WeighedChange[]): NearestChange[] =>
  changes
    .toSorted((a, b) => a.size - b.size)
    .slice(0, mostChanges)
    .map(({ change }) => change);

const mayStand = ({ request }: Wish, type: StorageType): boolean =>
  request.placement === 'outside' || type.limits.mayStandInside;

export const fits = (wish: Wish, type: StorageType, volumeM3: CubicMetres, scope: Scope): boolean =>
  mayStand(wish, type) && isAtMost(lowestMm(wish, type, volumeM3, scope), wish.tallestMm);

/**
 * The nearest accepted volume that can be asked for, counted in the catalogue's steps so that it is exact (A27). If
 * two are equally near, the larger one, because it holds all of the content.
 */
function volumeChange(wish: Wish, type: StorageType, scope: Scope): WeighedChange | undefined {
  const askedM3 = wish.request.volumePerUnitM3;
  const { asked } = wish.index;
  const perM3 = volumesPerM3(asked);
  const [leastM3, mostAskedM3] = asked.volumeM3;
  const largestM3 = wish.index.columns.types[type.code]?.largestM3 ?? 0;
  const least = Math.ceil(leastM3 * perM3);
  const most = Math.floor(Math.min(mostAskedM3, largestM3 / minimumShare) * perM3);
  if (!mayStand(wish, type)) return undefined;
  const wished = Math.round(askedM3 * perM3);
  let up = wished + 1;
  let down = Math.min(wished - 1, most);
  while (up <= most || down >= least) {
    const upward = up <= most && (down < least || up - wished <= wished - down);
    const volumePerUnitM3 = (upward ? up++ : down--) / perM3;
    if (isAtMost(lowestMm(wish, type, volumePerUnitM3, scope), wish.tallestMm)) {
      const size = Math.abs(volumePerUnitM3 - askedM3) / askedM3;
      return { change: { kind: 'volume', volumePerUnitM3 }, size };
    }
  }
  return undefined;
}

function heightChange(wish: Wish, type: StorageType, scope: Scope): WeighedChange | undefined {
  const { placement, heightLimitMm: askedMm, volumePerUnitM3 } = wish.request;
  if (placement === 'outside' || askedMm === undefined || !mayStand(wish, type)) return undefined;
  const neededMm = lowestMm(wish, type, volumePerUnitM3, scope) + wish.index.headroomMm;
  if (neededMm === Number.POSITIVE_INFINITY || neededMm <= askedMm) return undefined;
  const heightLimitMm = Math.ceil(neededMm / limitStepMm) * limitStepMm;
  return { change: { kind: 'height-limit', heightLimitMm }, size: (heightLimitMm - askedMm) / askedMm };
}

function placementChange(wish: Wish, type: StorageType, scope: Scope): WeighedChange | undefined {
  const { placement, volumePerUnitM3 } = wish.request;
  if (placement === 'outside') return undefined;
  return lowestMm(wish, type, volumePerUnitM3, scope) < Number.POSITIVE_INFINITY
    ? { change: { kind: 'placement', placement: 'outside' }, size: 1 }
    : undefined;
}

/** A product as light as the type can bear, if nothing but the stored product excludes it. */
function densityChange(wish: Wish, type: StorageType, scope: Scope): WeighedChange[] {
  const { storedDensityKgM3 } = wish.request;
  const { densityKgM3 } = type.limits;
  if (storedDensityKgM3 === undefined || storedDensityKgM3 <= densityKgM3) return [];
  const request = { ...wish.request, storedDensityKgM3: densityKgM3 };
  const goods = storedGoods(request, wish.index);
  if (typeRule(type, goods) || !fits({ ...wish, goods }, type, request.volumePerUnitM3, scope)) return [];
  const size = (storedDensityKgM3 - densityKgM3) / storedDensityKgM3;
  return [{ change: { kind: 'density', densityKgM3 }, size }];
}

function characteristicChanges(
  wish: Wish,
  scope: Scope,
  counts: (type: StorageType) => boolean,
): WeighedChange[] {
  const { request } = wish;
  const group = wish.index.productGroups.find(({ type }) => type === request.productGroup);
  return (group?.characteristics ?? []).flatMap(({ type: characteristicGroup }) => {
    if (characteristicGroup === request.characteristicGroup) return [];
    const goods = storedGoods({ ...request, characteristicGroup }, wish.index);
    const helps = goods.types.some(
      (type) =>
        counts(type) &&
        typeRule(type, goods) === undefined &&
        fits({ ...wish, goods }, type, request.volumePerUnitM3, scope),
    );
    return helps ? [{ change: { kind: 'characteristic' as const, characteristicGroup }, size: 1 }] : [];
  });
}
