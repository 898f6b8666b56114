import { productGroups } from '../catalogue/product-groups.ts';
import { storageTypes } from '../catalogue/storage-types.ts';
import type { StorageTypeCode } from '../catalogue/unit.ts';
import { maximumVolumeM3, minimumVolumeM3 } from '../session/field-rules.ts';
import type { CubicMetres, Millimetres } from '../units.ts';
import { lowestMm, type Wish } from './fit.ts';
import { headroomMm, storedGoods, tallestMm, typeRule } from './limits.ts';
import type { NearestChange } from './request.ts';
import { leastShare } from './volume-window.ts';

const mostChanges = 3;
/** Limits are asked in steps a visitor can type. */
const limitStepMm = 10;

interface WeighedChange {
  readonly change: NearestChange;
  /** Relative to what was asked; a change of kind counts as a whole. */
  readonly size: number;
}

/**
 * One dimension at a time, the others as asked: the smallest changes of a request that make one of the types fit
 * (D22), in which only sizes count that reach the place when `deliverable`.
 */
export function nearestChanges(
  wish: Wish,
  types: readonly StorageTypeCode[],
  deliverable: boolean,
): NearestChange[] {
  const open = types.filter((type) => typeRule(storageTypes[type], wish.goods) === undefined);
  return [
    ...volumeChange(wish, open, deliverable),
    ...heightChange(wish, open, deliverable),
    ...placementChange(wish, open, deliverable),
    ...characteristicChanges(wish, types, deliverable),
  ]
    .sort((a, b) => a.size - b.size)
    .slice(0, mostChanges)
    .map(({ change }) => change);
}

/** Height of the lowest size of any of the types that may stand where asked. */
function lowestOf(
  wish: Wish,
  types: readonly StorageTypeCode[],
  volumeM3: CubicMetres,
  deliverable: boolean,
): Millimetres {
  const inside = wish.request.placement === 'inside';
  let lowest = Number.POSITIVE_INFINITY;
  for (const type of types) {
    if (inside && !storageTypes[type].mayStandInside) continue;
    lowest = Math.min(lowest, lowestMm(wish, type, volumeM3, { deliverable }));
  }
  return lowest;
}

const fits = (
  wish: Wish,
  types: readonly StorageTypeCode[],
  volumeM3: CubicMetres,
  deliverable: boolean,
): boolean => {
  const lowest = lowestOf(wish, types, volumeM3, deliverable);
  return lowest < Number.POSITIVE_INFINITY && lowest <= tallestMm(wish.request);
};

/** The nearest whole volume that is accepted; of two as near the larger, since all of the content fits it. */
function volumeChange(wish: Wish, types: readonly StorageTypeCode[], deliverable: boolean): WeighedChange[] {
  const askedM3 = wish.request.volumePerUnitM3;
  const largestM3 = Math.max(0, ...types.map((type) => wish.index.columns.types[type]?.largestM3 ?? 0));
  const mostM3 = Math.min(maximumVolumeM3, Math.floor(largestM3 / leastShare));
  let up = Math.floor(askedM3) + 1;
  let down = Math.min(Math.ceil(askedM3) - 1, mostM3);
  while (up <= mostM3 || down >= minimumVolumeM3) {
    const upward = up <= mostM3 && (down < minimumVolumeM3 || up - askedM3 <= askedM3 - down);
    const volumePerUnitM3 = upward ? up++ : down--;
    if (fits(wish, types, volumePerUnitM3, deliverable)) {
      const size = Math.abs(volumePerUnitM3 - askedM3) / askedM3;
      return [{ change: { kind: 'volume', volumePerUnitM3 }, size }];
    }
  }
  return [];
}

function heightChange(wish: Wish, types: readonly StorageTypeCode[], deliverable: boolean): WeighedChange[] {
  const { placement, heightLimitMm: askedMm, volumePerUnitM3 } = wish.request;
  if (placement === 'outside' || askedMm === undefined) return [];
  const neededMm = lowestOf(wish, types, volumePerUnitM3, deliverable) + headroomMm;
  if (neededMm === Number.POSITIVE_INFINITY || neededMm <= askedMm) return [];
  const heightLimitMm = Math.ceil(neededMm / limitStepMm) * limitStepMm;
  return [{ change: { kind: 'height-limit', heightLimitMm }, size: (heightLimitMm - askedMm) / askedMm }];
}

function placementChange(
  wish: Wish,
  types: readonly StorageTypeCode[],
  deliverable: boolean,
): WeighedChange[] {
  if (wish.request.placement === 'outside') return [];
  const outside: Wish = { ...wish, request: { ...wish.request, placement: 'outside' } };
  return fits(outside, types, wish.request.volumePerUnitM3, deliverable)
    ? [{ change: { kind: 'placement', placement: 'outside' }, size: 1 }]
    : [];
}

/** For a single type, only characteristics that it serves; for the whole group, whatever serves them. */
function characteristicChanges(
  wish: Wish,
  types: readonly StorageTypeCode[],
  deliverable: boolean,
): WeighedChange[] {
  const { request } = wish;
  const group = productGroups[request.segment].find(({ type }) => type === request.productGroup);
  const whole = types === wish.goods.needs.types;
  return (group?.characteristics ?? []).flatMap(({ type: characteristicGroup, types: serving }) => {
    if (characteristicGroup === request.characteristicGroup) return [];
    const goods = storedGoods({ ...request, characteristicGroup });
    const open = serving.filter(
      (type) => (whole || types.includes(type)) && typeRule(storageTypes[type], goods) === undefined,
    );
    return fits({ ...wish, goods }, open, request.volumePerUnitM3, deliverable)
      ? [{ change: { kind: 'characteristic' as const, characteristicGroup }, size: 1 }]
      : [];
  });
}
