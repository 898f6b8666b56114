import type { DegreesCelsius, KilogramsPerCubicMetre } from '../units.ts';
import type { StorageTypeCode, Substance } from './codes.ts';
import type { PricedSegment } from './segments.ts';

/** What a product group or one of its characteristics requires of a storage type. */
export interface StorageNeeds {
  readonly densityKgM3: KilogramsPerCubicMetre;
  readonly temperatureC: DegreesCelsius;
  /** Preferred first. */
  readonly types: readonly StorageTypeCode[];
  /** Ids of the products usually stored, for the conversion of tonnes (EN-01). */
  readonly products: readonly string[];
  /** Also stored, but much lighter or rare: never assumed when the visitor names no product. */
  readonly rareProducts?: readonly string[];
}

export interface CharacteristicGroup extends StorageNeeds {
  readonly type: string;
  /** Whether the temperature is shown; solids are stored at ambient temperature. */
  readonly showTemperature: boolean;
}

export type ProductGroup = {
  readonly type: string;
  readonly substance: Substance;
  /** False: the screen names no examples. */
  readonly showExamples?: boolean;
  /** Its dust or gas can explode (EN-09). */
  readonly explosive?: boolean;
} & (
  | { readonly characteristics: readonly CharacteristicGroup[] }
  | { readonly needs: StorageNeeds; readonly characteristics?: undefined }
);

type Products = Pick<StorageNeeds, 'products' | 'rareProducts'>;

const solid = (
  type: string,
  densityKgM3: number,
  types: readonly StorageTypeCode[],
  products: Products,
): CharacteristicGroup => ({
  type,
  densityKgM3,
  temperatureC: 20,
  showTemperature: false,
  types,
  ...products,
});

const liquid = (
  type: string,
  densityKgM3: number,
  temperatureC: number,
  types: readonly StorageTypeCode[],
  products: Products,
): CharacteristicGroup => ({ type, densityKgM3, temperatureC, showTemperature: true, types, ...products });

export const productGroups: Readonly<Record<PricedSegment, readonly ProductGroup[]>> = {
  agricultural: [
    {
      type: 'animal_feed',
      substance: 'solid',
      characteristics: [
        solid('mixed_feed', 650, ['vvs4', 'dds4'], {
          products: [
            'feed_meal',
            'bread_meal',
            'soybean_meal',
            'rapeseed_meal',
            'ground_wheat',
            'feed_crumble',
            'layer_mash',
            'ground_maize',
            'citrus_pulp',
            'feed_pellets',
            'beet_pulp_pellets',
            'alfalfa_pellets',
          ],
          rareProducts: ['wheat_bran', 'ddgs', 'milk_replacer'],
        }),
        solid('whole_grain', 850, ['dds4', 'vb4'], {
          products: [
            'barley',
            'rapeseed',
            'triticale',
            'linseed',
            'rye',
            'maize',
            'soya_beans',
            'lupins',
            'wheat',
            'peas',
            'field_beans',
          ],
          rareProducts: ['oats', 'spelt'],
        }),
      ],
    },
    {
      type: 'wet_by_product',
      substance: 'liquid',
      characteristics: [
        liquid('cold_and_light', 1100, 30, ['nb'], {
          products: ['beer_residue', 'whey', 'buttermilk', 'brewers_yeast', 'whey_permeate'],
        }),
        liquid('heavier', 1250, 30, ['nb'], { products: ['whey_permeate', 'whey_concentrate'] }),
        liquid('warm_and_heavy', 1250, 50, ['nb'], {
          products: ['wheat_yeast', 'wheat_starch_liquid', 'maize_steep_liquor', 'glycerine_crude'],
          rareProducts: ['co_substrate'],
        }),
        liquid('hot_and_heavy', 1400, 80, ['nb'], {
          products: ['potato_peels', 'distillers_solubles', 'potato_juice_conc', 'vinasse', 'molasses'],
          rareProducts: ['starch_solution'],
        }),
      ],
    },
    {
      type: 'waste_water',
      substance: 'liquid',
      characteristics: [
        liquid('discharge_liquid', 1250, 40, ['spw'], {
          products: [
            'dirty_water',
            'waste_water',
            'manure_separated_liquid',
            'silage_effluent',
            'slurry',
            'scrubber_liquid',
          ],
        }),
      ],
    },
  ],
  road_salt: [
    {
      type: 'road_salt',
      substance: 'solid',
      needs: {
        densityKgM3: 1300,
        temperatureC: 20,
        types: ['fs', 'ms'],
        products: ['sea_salt', 'vacuum_salt', 'rock_salt', 'salt_grit', 'grit_2_5'],
        rareProducts: ['cacl2_flakes'],
      },
    },
    {
      type: 'brine',
      substance: 'liquid',
      needs: {
        densityKgM3: 1300,
        temperatureC: 20,
        types: ['spw'],
        products: ['brine_nacl', 'brine_mgcl2', 'brine_cacl2', 'potassium_formate'],
      },
    },
  ],
};

/** The needs of a group and characteristic; undefined if the pair does not exist. */
export function needsOf(
  groups: readonly ProductGroup[],
  productGroup: string,
  characteristicGroup?: string,
): StorageNeeds | undefined {
  const group = groups.find((candidate) => candidate.type === productGroup);
  if (!group) return undefined;
  if (!group.characteristics) return characteristicGroup === undefined ? group.needs : undefined;
  return group.characteristics.find((candidate) => candidate.type === characteristicGroup);
}

/** Of the sample. */
export const storageNeeds = (
  segment: PricedSegment,
  productGroup: string,
  characteristicGroup?: string,
): StorageNeeds | undefined => needsOf(productGroups[segment], productGroup, characteristicGroup);

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
