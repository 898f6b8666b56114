import type { StorageTypeCode } from '../catalogue/codes.ts';
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
  unitModel(input, configuredEquipment(input));

/** What a unit with these choices carries, by the options of this release. */
export const configuredEquipment = ({
  type,
  volumeM3,
  selection,
}: Pick<DrawingInput, 'type' | 'volumeM3' | 'selection'>): Equipped =>
  equipmentOf(
    storageTypes[type as keyof typeof storageTypes].standard.filter(
      ({ when }) => volumeM3 > (when?.aboveM3 ?? 0) && volumeM3 <= (when?.upToM3 ?? Infinity),
    ),
    groupsOf(type),
    selection,
  );

/** The groups that any segment offers for this type. */
export const groupsOf = (type: StorageTypeCode) =>
  optionGroupDefinitions.filter(({ types }) => Object.values(types).some((codes) => codes.includes(type)));
