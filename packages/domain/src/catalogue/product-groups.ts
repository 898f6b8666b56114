import type { DegreesCelsius, KilogramsPerCubicMetre } from '../units.ts';
import type { StorageTypeCode, Substance } from './codes.ts';
import type { Texture } from './texture.ts';

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
  /** What the goods look like; default: by substance, in the colour of the type's contents (ST-04). */
  readonly texture?: Texture;
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

interface WireLimit {
  readonly description: string;
  readonly max: number;
}

/** A product group with its wire names (PG-09). */
export interface WireProductGroup {
  readonly type: string;
  readonly substance: Substance;
  /** False: the screen names no examples. */
  readonly 'show-examples'?: false;
  readonly 'characteristic-groups'?: readonly {
    readonly type: string;
    readonly density: WireLimit;
    readonly temperature?: WireLimit;
  }[];
}

export function wireProductGroups(groups: readonly ProductGroup[]): WireProductGroup[] {
  return groups.map(({ type, substance, showExamples, characteristics }) => ({
    type,
    substance,
    ...(showExamples === false && { 'show-examples': false as const }),
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
