import type { SegmentId, StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { Choice } from '@silowright/domain/pricing/selection';
import type { SessionValues } from '@silowright/domain/session/values';
import { loadedShapes } from '../catalogue/shapes.ts';
import { type Texts, useTexts } from './use-texts.ts';

type Words = Pick<Texts, 't' | 'has'>;

/** The text in the current language, or the server's label if the list is newer than the texts. */
export const groupName = (
  { t, has }: Words,
  { id, label }: { readonly id: string; readonly label: string },
): string => (has(`option-group.${id}`) ? t(`option-group.${id}`) : label);

export interface NamedOptions {
  readonly id: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

export function optionName(
  { t, has }: Words,
  { id, options }: NamedOptions,
  value: string,
  custom?: string,
): string {
  const name = has(`option.${id}.${value}`)
    ? t(`option.${id}.${value}`)
    : (options.find((option) => option.value === value)?.label ?? value);
  return custom?.trim() ? `${name}: ${custom.trim()}` : name;
}

/** The segment in the key of a group. */
export const segmentOf = (key: string): string => key.slice(0, key.indexOf('.'));

export const segmentName = ({ t, has }: Texts, key: string): string => {
  const segment = segmentOf(key);
  return has(`option-segment.${segment}`) ? t(`option-segment.${segment}`) : segment;
};

export function choiceName(texts: Words, group: NamedOptions, choice: Choice | undefined): string {
  if (choice === undefined) return '';
  if (typeof choice === 'string') return optionName(texts, group, choice);
  if ('value' in choice) return optionName(texts, group, choice.value, choice.custom);
  return choice.map((value) => optionName(texts, group, value)).join(', ');
}

/** A type may have another name in a segment (D17). */
export const typeNameKey = (type: StorageTypeCode, segment: SegmentId | undefined): `${string}.${string}` => {
  const { nameIn } = loadedShapes()?.storageTypes.find(({ code }) => code === type) ?? {};
  return (nameIn?.[segment ?? ''] ?? `storage-type.${type}.name`) as `${string}.${string}`;
};

export function useTypeName({
  preconfiguredUnitType: type,
  segment,
}: Pick<SessionValues, 'preconfiguredUnitType' | 'segment'>): string {
  const { t } = useTexts();
  if (!type) return '';
  return t(typeNameKey(type, segment));
}
