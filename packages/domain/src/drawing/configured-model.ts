import type { StorageTypeCode, Substance } from '../catalogue/codes.ts';
import type { Equipment } from '../catalogue/equipment.ts';
import type { StorageNeeds } from '../catalogue/product-groups.ts';
import type { StorageType } from '../catalogue/storage-type.ts';
import { type Texture, textureOf } from '../catalogue/texture.ts';
import type { UnitSize } from '../catalogue/unit-size.ts';
import type { Selection } from '../pricing/selection.ts';
import type { Millimetres } from '../units.ts';
import type { UnitModel } from './anatomy.ts';
import { type DrawnGroup, type Equipped, equipmentOf } from './equipment-of.ts';
import { unitModel } from './model.ts';

/** What drawing needs of a catalogue: its types, and what the options draw, by segment. */
export interface Shapes {
  readonly storageTypes: readonly StorageType[];
  readonly options: Readonly<Record<string, readonly ShapedGroup[]>>;
}

export interface ShapedGroup extends DrawnGroup {
  readonly id: string;
  readonly types: readonly StorageTypeCode[];
}

export interface DrawingInput extends UnitSize {
  readonly type: StorageTypeCode;
  /** Keys like 'segment.group'. Groups without a choice are drawn as standard. */
  readonly selection: Selection;
}

type Choices = Pick<DrawingInput, 'type' | 'volumeM3' | 'selection'>;

export const configuredModel = (shapes: Shapes, input: DrawingInput): UnitModel =>
  unitModel(input, typeOf(shapes, input.type), configuredEquipment(shapes, input));

/** Throws for a type of another catalogue. */
export function typeOf({ storageTypes }: Shapes, code: StorageTypeCode): StorageType {
  const type = storageTypes.find((candidate) => candidate.code === code);
  if (!type) throw new Error(`there is no storage type ${code}`);
  return type;
}

/** What a unit with these choices carries. */
export const configuredEquipment = (shapes: Shapes, input: Choices): Equipped =>
  equipmentOf(standardOf(shapes, input), groupsOf(shapes, input.type), input.selection);

/** The height that every screen and paper prints: a higher outlet or load cells raise the whole unit (D6). */
export const totalHeightMm = (
  shapes: Shapes,
  { type, heightMm }: Pick<DrawingInput, 'type' | 'heightMm'>,
  selection: Selection,
): Millimetres => heightMm + equipmentOf([], groupsOf(shapes, type), selection).raisedMm;

const standardOf = (shapes: Shapes, { type, volumeM3 }: Choices): readonly Equipment[] =>
  typeOf(shapes, type).standard.filter(
    ({ when }) => volumeM3 > (when?.aboveM3 ?? 0) && volumeM3 <= (when?.upToM3 ?? Infinity),
  );

/** What the unit price includes and no chosen option replaces: every drawn part has a line of its own. */
export function standardEquipment(
  shapes: Shapes,
  input: Choices,
  { parts }: Equipped = configuredEquipment(shapes, input),
): Equipment[] {
  const standard = standardOf(shapes, input);
  return parts.filter((part) => standard.includes(part));
}

/** The groups that any segment offers for this type. */
export const groupsOf = ({ options }: Shapes, type: StorageTypeCode): ShapedGroup[] =>
  Object.values(options).flatMap((groups) => groups.filter(({ types }) => types.includes(type)));

/** The look of goods; without one it follows from their substance and the preferred type. */
export function textureOfGoods(
  shapes: Shapes,
  substance: Substance,
  needs: StorageNeeds | undefined,
): Texture {
  const type = needs?.types[0];
  return textureOf(needs?.texture, substance, type ? typeOf(shapes, type).look.contents : '#b9b2a4');
}
