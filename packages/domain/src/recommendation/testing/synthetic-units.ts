import {
  pricedSegments,
  productGroups,
  rulesContent,
  storageTypeCodes,
  storageTypes,
  unitRows,
} from '@silowright/catalogue/testing/rules-catalogue';
import { specifiedLimits } from '../../catalogue/asked-limits.ts';
import type { Unit } from '../../catalogue/unit.ts';
import { bottomHeightM, roofHeightM } from '../../sizing/shape-geometry.ts';
import { baseHeightM } from '../../sizing/unit-geometry.ts';
import type { CatalogueRules } from '../build-index.ts';
import type { RecommendationRequest } from '../request.ts';

/** The rules of the sample, for all segments at once. */
export const sampleRules: CatalogueRules = {
  types: new Map(Object.entries(storageTypes)),
  productGroups: Object.values(productGroups).flat(),
  delivery: rulesContent.delivery,
  ranking: rulesContent.ranking,
  headroomMm: rulesContent.limits.headroomMm,
  asked: rulesContent.limits.asked ?? specifiedLimits,
};

/** A number in [0, 1). */
type Random = () => number;

/** Repeatable random numbers for tests and benches (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const pick = <Item>(items: readonly Item[], random: Random): Item =>
  items[Math.floor(random() * items.length)]!;

/** Invented sizes of the seven types from 4 to 150 m³, with prices within ten percent of the shipped ones. */
export function syntheticUnits(count: number, random: Random): Unit[] {
  return Array.from({ length: count }, (_, number) => {
    const type = storageTypeCodes[number % storageTypeCodes.length]!;
    const { shape, segments } = storageTypes[type];
    const like = pick(unitRows[type], random);
    const volumeM3 = Math.round((4 + 146 * random()) * 100) / 100;
    const { diameterMm, passageWidthMm, passageHeightMm } = like;
    const diameterM = diameterMm / 1000;
    const coneM = bottomHeightM(shape, diameterM);
    const coneM3 = (coneM * Math.PI * diameterM ** 2) / 12;
    const fillM = Math.max(0.2, (volumeM3 - coneM3) / ((Math.PI / 4) * diameterM ** 2));
    const passage = passageWidthMm && passageHeightMm ? { passageWidthMm, passageHeightMm } : {};
    const baseM = baseHeightM({ storageType: storageTypes[type], diameterMm, heightMm: 0, ...passage });
    const heightMm = Math.round((baseM + coneM + fillM + 0.25 + roofHeightM(shape, diameterM)) * 100) * 10;
    return {
      uuid: `synthetic-${number}`,
      name: `${type} ${number}`,
      segment: segments[0]!,
      type,
      storageType: storageTypes[type],
      diameterMm,
      heightMm,
      volumeM3,
      ...passage,
      emptyMassT: Math.round(volumeM3 * 0.35) / 10,
      slenderness: Math.round((fillM / diameterM) * 100) / 100,
      priceCents: Math.round((priceLike(type, volumeM3) * (0.9 + 0.2 * random())) / 1000) * 1000,
    };
  });
}

/** Interpolates between the smallest and the largest shipped size of the type. */
function priceLike(type: keyof typeof unitRows, volumeM3: number): number {
  const units = unitRows[type];
  const [smallest, largest] = [units[0]!, units.at(-1)!];
  // A type may have one size.
  if (smallest.volumeM3 === largest.volumeM3) return (smallest.priceCents * volumeM3) / smallest.volumeM3;
  const share = (volumeM3 - smallest.volumeM3) / (largest.volumeM3 - smallest.volumeM3);
  return smallest.priceCents + (largest.priceCents - smallest.priceCents) * share;
}

const places = [
  { latitude: 52.52, longitude: 13.405, country: 'DE' },
  { latitude: 49.61, longitude: 6.13, country: 'LU' },
  { latitude: 51.51, longitude: -0.13, country: 'GB' },
  { latitude: 40.42, longitude: -3.7, country: 'ES' },
  { latitude: 53.3, longitude: 6.1, country: 'NL' },
  { latitude: 64.15, longitude: -21.94, country: 'IS' },
];

/** A plausible visitor request for a random group and place, half of them indoors. */
export function randomRequest(random: Random): RecommendationRequest {
  const segment = pick(pricedSegments, random);
  const group = pick(productGroups[segment], random);
  const inside = random() < 0.5;
  return {
    segment,
    productGroup: group.type,
    ...(group.characteristics && { characteristicGroup: pick(group.characteristics, random).type }),
    volumePerUnitM3: 4 + Math.floor(random() * 150),
    amountOfUnits: 1 + Math.floor(random() * 9),
    placement: inside ? 'inside' : 'outside',
    ...(inside && { heightLimitMm: 3000 + 10 * Math.floor(random() * 1500) }),
    ...(random() < 0.9 && { place: pick(places, random) }),
  };
}
