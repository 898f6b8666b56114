import type { OptionGroup } from '@silowright/domain/catalogue/option-list';
import { groupName, optionName } from '../../configuration/option-names.ts';
import type { Texts } from '../../texts/use-texts.ts';
import { countryName } from '../lists/place-choices.ts';

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
