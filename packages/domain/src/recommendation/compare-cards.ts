import { countryWindMs } from '../catalogue/countries.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import type { Unit } from '../catalogue/unit.ts';
import type { Cents, CubicMetres, Millimetres } from '../units.ts';
import type { CatalogueRules } from './build-index.ts';
import { storedGoods } from './limits.ts';
import { type RecommendationRequest, type RecommendedUnit, totalCents } from './request.ts';

import { diameterFactor, preferenceFactor, slendernessFactor, windFactor } from './score.ts';

/** Why a card ranks first although another one costs no more. */
const advantages = ['balance', 'volume', 'usual-choice', 'wind', 'narrow', 'stable'] as const;
export type Advantage = (typeof advantages)[number];

/** Why the first card ranks first (EN-06). */
export type FirstReason =
  | { readonly kind: 'only' }
  /** All others cost more. `needsFloor`: the price does not include what a flat bottom needs and others do not. */
  | { readonly kind: 'least-cost'; readonly delivered: boolean; readonly needsFloor: boolean }
  /** The cheapest card costs `cheaperCents` less. */
  | { readonly kind: Advantage; readonly cheaperCents: Cents };

/** What another card gives instead of the first one (EN-06). */
export type Difference =
  | { readonly kind: 'volume'; readonly moreM3: CubicMetres }
  | { readonly kind: 'height'; readonly moreMm: Millimetres }
  | { readonly kind: 'cost'; readonly moreCents: Cents }
  | { readonly kind: 'also-for'; readonly characteristicGroup: string }
  | { readonly kind: 'hopper' }
  | { readonly kind: 'needs-floor' }
  | { readonly kind: 'no-foundation' };

/** Smaller differences in height are not worth a word. */
const noticeableMm: Millimetres = 100;

export function firstReason(
  cards: readonly RecommendedUnit[],
  request: RecommendationRequest,
  rules: CatalogueRules,
): FirstReason | undefined {
  const [first, ...others] = cards;
  if (!first) return undefined;
  if (others.length === 0) return { kind: 'only' };
  const totalOf = (card: RecommendedUnit) => totalCents(card, request.amountOfUnits);
  const cheapest = others.reduce((lowest, card) => (totalOf(card) < totalOf(lowest) ? card : lowest));
  const cheaperCents = totalOf(first) - totalOf(cheapest);
  if (cheaperCents < 0) {
    const isFloorMissing = needsFloor(first.unit) && others.some(({ unit }) => !needsFloor(unit));
    return { kind: 'least-cost', delivered: first.transportCents !== null, needsFloor: isFloorMissing };
  }
  const [ours, theirs] = [first, cheapest].map(({ unit }) => factorsOf(unit, request, rules));
  const gains = advantages.map((kind) => ({ kind, gain: theirs![kind] / ours![kind] }));
  const { kind } = gains.reduce((best, candidate) => (candidate.gain > best.gain ? candidate : best));
  return { kind, cheaperCents };
}

/** The factors of the score by the advantage that a small one means. */
function factorsOf(
  unit: Unit,
  request: RecommendationRequest,
  rules: CatalogueRules,
): Record<Advantage, number> {
  const { ranking, delivery } = rules;
  const { designWindMs } = unit.storageType.limits;
  const windMs = countryWindMs(request.place?.country, delivery.countries);
  const oversize = Math.max(0, unit.volumeM3 / request.volumePerUnitM3 - 1);
  return {
    balance: 1,
    volume: 1 + ranking.oversizeWeight * oversize,
    'usual-choice': preferenceFactor(unit.storageType === storedGoods(request, rules).types[0], ranking),
    wind: windFactor(windMs, designWindMs, ranking),
    narrow: diameterFactor(unit.diameterMm, ranking),
    stable: slendernessFactor(unit.slenderness, ranking),
  };
}

/** Advantages first. The difference in cost is always present and last. */
export function differencesFrom(
  first: RecommendedUnit,
  card: RecommendedUnit,
  request: RecommendationRequest,
  rules: CatalogueRules,
): Difference[] {
  const [was, is] = [first.unit, card.unit];
  const moreM3 = is.volumeM3 - was.volumeM3;
  const moreMm = is.heightMm - was.heightMm;
  const differences: Difference[] = [];
  if (!needsFloor(is) && needsFloor(was)) differences.push({ kind: 'hopper' });
  if (isMobile(is) && !isMobile(was)) differences.push({ kind: 'no-foundation' });
  for (const characteristicGroup of alsoFor(was.storageType, is.storageType, request, rules))
    differences.push({ kind: 'also-for', characteristicGroup });
  if (moreM3 !== 0) differences.push({ kind: 'volume', moreM3 });
  if (Math.abs(moreMm) >= noticeableMm) differences.push({ kind: 'height', moreMm });
  if (needsFloor(is) && !needsFloor(was)) differences.push({ kind: 'needs-floor' });
  const { amountOfUnits } = request;
  const moreCents = totalCents(card, amountOfUnits) - totalCents(first, amountOfUnits);
  return [...differences, { kind: 'cost', moreCents }];
}

/** Other products of the same group that only the second type can store. */
function alsoFor(
  was: StorageType,
  is: StorageType,
  request: RecommendationRequest,
  { productGroups }: CatalogueRules,
): string[] {
  const group = productGroups.find(({ type }) => type === request.productGroup);
  return (group?.characteristics ?? [])
    .filter(({ types }) => types.includes(is.code) && !types.includes(was.code))
    .map(({ type }) => type);
}

/** A solid on a flat bottom needs a slab and a sweep auger, which are not part of the price. */
export const needsFloor = ({ storageType: { substance, shape } }: Unit): boolean =>
  substance === 'solid' && shape.bottom.kind === 'flat';

const isMobile = ({ storageType }: Unit): boolean => storageType.shape.support.kind === 'ballast-frame';

/** Free space above the fill line, in percent of the net volume. */
export function airPercent({ storageType, diameterMm, volumeM3 }: Unit): number {
  const { ullage } = storageType;
  if (ullage.kind === 'share') return ullage.percent;
  const areaM2 = (Math.PI / 4) * (diameterMm / 1000) ** 2;
  return Math.round((areaM2 * ullage.mm) / 10 / volumeM3);
}
