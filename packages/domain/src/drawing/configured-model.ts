import type { StorageTypeCode } from '../catalogue/codes.ts';
import type { Equipment } from '../catalogue/equipment.ts';
import { optionGroupDefinitions } from '../catalogue/options.ts';
import { storageTypes } from '../catalogue/storage-types.ts';
import type { UnitSize } from '../catalogue/unit-size.ts';
import type { Selection } from '../pricing/selection.ts';
import type { UnitModel } from './anatomy.ts';
import { type Equipped, equipmentOf } from './equipment-of.ts';
import { unitModel } from './model.ts';

export interface DrawingInput extends UnitSize {
  readonly type: StorageTypeCode;
  /** Keys like 'colour.body_colour'. Groups without a choice are drawn as standard. */
  readonly selection: Selection;
}

export const configuredModel = (input: DrawingInput): UnitModel =>
  equippedModel(input, configuredEquipment(input));

/** A unit of the sample with any equipment. */
export const equippedModel = (input: Omit<DrawingInput, 'selection'>, equipped: Equipped): UnitModel =>
  unitModel(input, storageTypes[input.type as keyof typeof storageTypes], equipped);

/** What a unit with these choices carries, by the options of this release. */
export const configuredEquipment = ({
  type,
  volumeM3,
  selection,
}: Pick<DrawingInput, 'type' | 'volumeM3' | 'selection'>): Equipped =>
  equipmentOf(standardOf({ type, volumeM3 }), groupsOf(type), selection);

const standardOf = ({ type, volumeM3 }: Pick<DrawingInput, 'type' | 'volumeM3'>): readonly Equipment[] =>
  storageTypes[type as keyof typeof storageTypes].standard.filter(
    ({ when }) => volumeM3 > (when?.aboveM3 ?? 0) && volumeM3 <= (when?.upToM3 ?? Infinity),
  );

/** What the unit price includes and no chosen option replaces: every drawn part has a line of its own. */
export function standardEquipment(input: Pick<DrawingInput, 'type' | 'volumeM3' | 'selection'>): Equipment[] {
  const { parts } = configuredEquipment(input);
  return parts.filter((part) => standardOf(input).includes(part));
}

/** The groups that any segment offers for this type. */
export const groupsOf = (type: StorageTypeCode) =>
  optionGroupDefinitions.filter(({ types }) => Object.values(types).some((codes) => codes.includes(type)));
