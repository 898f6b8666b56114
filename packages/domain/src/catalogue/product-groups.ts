import type { DegreesCelsius, KilogramsPerCubicMetre } from '../units.ts';
import type { PricedSegment } from './segments.ts';
import type { StorageTypeCode, Substance } from './unit.ts';

/** What a product group or one of its characteristics requires of a storage type. */
export interface StorageNeeds {
  readonly densityKgM3: KilogramsPerCubicMetre;
  readonly temperatureC: DegreesCelsius;
  /** Preferred first. */
  readonly types: readonly StorageTypeCode[];
}

export interface CharacteristicGroup extends StorageNeeds {
  readonly type: string;
  /** Whether the temperature is shown; solids are stored at ambient temperature. */
  readonly showTemperature: boolean;
}

export type ProductGroup = { readonly type: string; readonly substance: Substance } & (
  | { readonly characteristics: readonly CharacteristicGroup[] }
  | { readonly needs: StorageNeeds; readonly characteristics?: undefined }
);

const solid = (
  type: string,
  densityKgM3: number,
  types: readonly StorageTypeCode[],
): CharacteristicGroup => ({ type, densityKgM3, temperatureC: 20, showTemperature: false, types });

const liquid = (
  type: string,
  densityKgM3: number,
  temperatureC: number,
  types: readonly StorageTypeCode[],
): CharacteristicGroup => ({ type, densityKgM3, temperatureC, showTemperature: true, types });

export const productGroups: Readonly<Record<PricedSegment, readonly ProductGroup[]>> = {
  agricultural: [
    {
      type: 'animal_feed',
      substance: 'solid',
      characteristics: [
        solid('mixed_feed', 650, ['vvs4', 'dds4']),
        solid('whole_grain', 850, ['dds4', 'vb4']),
      ],
    },
    {
      type: 'wet_by_product',
      substance: 'liquid',
      characteristics: [
        liquid('cold_and_light', 1100, 30, ['nb']),
        liquid('heavier', 1250, 30, ['nb']),
        liquid('warm_and_heavy', 1250, 50, ['nb']),
        liquid('hot_and_heavy', 1400, 80, ['nb']),
      ],
    },
    {
      type: 'waste_water',
      substance: 'liquid',
      characteristics: [liquid('discharge_liquid', 1250, 40, ['spw'])],
    },
  ],
  road_salt: [
    {
      type: 'road_salt',
      substance: 'solid',
      needs: { densityKgM3: 1300, temperatureC: 20, types: ['fs', 'ms'] },
    },
    {
      type: 'brine',
      substance: 'liquid',
      needs: { densityKgM3: 1300, temperatureC: 20, types: ['spw'] },
    },
  ],
};

/** The needs of a group and characteristic; undefined if the pair does not exist. */
export function storageNeeds(
  segment: PricedSegment,
  productGroup: string,
  characteristicGroup?: string,
): StorageNeeds | undefined {
  const group = productGroups[segment].find((candidate) => candidate.type === productGroup);
  if (!group) return undefined;
  if (!group.characteristics) return characteristicGroup === undefined ? group.needs : undefined;
  return group.characteristics.find((candidate) => candidate.type === characteristicGroup);
}

interface WireLimit {
  readonly description: string;
  readonly max: number;
}

/** A product group with its wire names (PG-09). */
export interface WireProductGroup {
  readonly type: string;
  readonly substance: Substance;
  readonly 'characteristic-groups'?: readonly {
    readonly type: string;
    readonly density: WireLimit;
    readonly temperature?: WireLimit;
  }[];
}

export function wireProductGroups(segment: PricedSegment): WireProductGroup[] {
  return productGroups[segment].map(({ type, substance, characteristics }) => ({
    type,
    substance,
    ...(characteristics && { 'characteristic-groups': characteristics.map(wireCharacteristic) }),
  }));
}

const wireCharacteristic = (group: CharacteristicGroup) => ({
  type: group.type,
  density: { description: `≤ ${group.densityKgM3} kg/m³`, max: group.densityKgM3 },
  ...(group.showTemperature && {
    temperature: { description: `≤ ${group.temperatureC} °C`, max: group.temperatureC },
  }),
});
