import type { PricedSegment, StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { OptionGroup } from '@silowright/domain/catalogue/option-list';
import { expressionOf, filterTexts } from '@silowright/domain/pricing/options-for-unit';
import { groupName, optionName } from '../../configuration/option-names.ts';
import type { Texts } from '../../texts/use-texts.ts';
import { conditionText } from './condition-text.ts';
import { typeName } from './unit-names.ts';

export const nameOfGroup = (texts: Texts, { id, key }: OptionGroup): string =>
  groupName(texts, { id, label: key });

function conditionsOf(
  texts: Texts,
  group: OptionGroup,
  groups: readonly OptionGroup[],
  segment: PricedSegment,
): string[] {
  const expression = expressionOf(group);
  return [
    ...filterTexts(group.filters.types).map((type) => typeName(texts, type as StorageTypeCode, segment)),
    ...(expression ? [conditionText(texts, expression, groups)] : []),
  ];
}

/** Groups with the same key share a name; their types are added to distinguish them. */
export function distinctName(
  texts: Texts,
  group: OptionGroup,
  groups: readonly OptionGroup[],
  segment: PricedSegment,
): string {
  const name = nameOfGroup(texts, group);
  const isAlone = groups.filter(({ key }) => key === group.key).length === 1;
  return isAlone ? name : `${name} (${conditionsOf(texts, group, groups, segment).join(', ')})`;
}

/** "Body colour, RAL 9001 cream" (PX-06). */
export const optionFullName = (
  texts: Texts,
  group: OptionGroup,
  value: string,
  groups: readonly OptionGroup[],
  segment: PricedSegment,
): string => `${distinctName(texts, group, groups, segment)}, ${optionName(texts, group, value)}`;
