import type { PricedSegment, StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { OptionGroup } from '@silowright/domain/catalogue/option-list';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { expressionOf, filterTexts } from '@silowright/domain/pricing/options-for-unit';
import { groupName, optionName, typeNameKey } from '@silowright/ui/texts/option-names.ts';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { countryName } from '../lists/place-choices.ts';

type Words = Pick<Texts, 't' | 'has' | 'metres' | 'volume'>;

/** The name that visitors see, or the code if the list is newer than the texts (PX-06). */
export function typeName({ t, has }: Words, type: StorageTypeCode, segment: PricedSegment): string {
  const key = typeNameKey(type, segment as never);
  return has(key) ? t(key) : type;
}

/** "Classic silo, Ø 2.80 m, 36 m³", with the variant of a second unit of that size. */
export const unitName = (
  texts: Words,
  unit: Pick<Unit, 'type' | 'diameterMm' | 'volumeM3' | 'variant'>,
  segment: PricedSegment,
): string =>
  `${typeName(texts, unit.type, segment)}, Ø ${texts.metres(unit.diameterMm)} m, ${texts.volume(unit.volumeM3)}${unit.variant ? `, ${unit.variant}` : ''}`;

const comparison = /(\w+)\s*(==|!=|<=|>=|<|>)\s*(?:'([^']*)'|"([^"]*)"|([\d.]+))/g;
const signs: Readonly<Record<string, string>> = { '==': '=', '!=': '≠', '<=': '≤', '>=': '≥' };

/** The condition of a group with names instead of codes: "Ladder = Caged ladder" (PX-06). */
export function conditionText(
  texts: Pick<Texts, 't' | 'has' | 'locale'>,
  expression: string,
  groups: readonly OptionGroup[],
): string {
  const { t } = texts;
  const named = expression.replace(comparison, (_, name: string, sign: string, ...values: string[]) => {
    const value = values.slice(0, 3).find((each) => each !== undefined) ?? '';
    // A condition names the group by its id or by the end of its key.
    const group = groups.find(({ id }) => id === name) ?? groups.find(({ key }) => key.endsWith(`.${name}`));
    const operator = signs[sign] ?? sign;
    if (group)
      return `${groupName(texts, { id: group.id, label: group.key })} ${operator} ${optionName(texts, group, value)}`;
    if (name === 'country') return `${t('desk.filter-country')} ${operator} ${countryName(texts, value)}`;
    return name === 'volume_m3'
      ? `${t('admin.column-volume')} ${operator} ${value} m³`
      : `${name} ${operator} ${value}`;
  });
  return named.replace(/\s+or\s+/g, ` ${t('prices.or')} `).replace(/\s+and\s+/g, ` ${t('prices.and')} `);
}

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
