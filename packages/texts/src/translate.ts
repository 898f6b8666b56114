import { bcp47, type LocaleName } from '@silowright/domain/locale';

import { formatNumber } from './format.ts';
import { volumeWords } from './volume-words.ts';

export type TextParams = Readonly<Record<string, string | number>>;
export type Messages = Readonly<Record<string, string>>;

/**
 * One sentence of one language. `{name}` is replaced by the parameter of that name; the unit of volumes needs none.
 * With a `count`, the plural rule of the language selects `key_one` or `key_other` if they exist, and the count is
 * formatted in the language's style. A missing key is returned as it is; the parity test prevents that (LG-01).
 */
export function translate(
  messages: Messages,
  locale: LocaleName,
  key: string,
  params: TextParams = {},
): string {
  const sentence = messages[pluralKey(messages, locale, key, params.count)] ?? messages[key] ?? key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = params[name] ?? volumeWords[name]?.(messages);
    if (value === undefined) return whole;
    return name === 'count' && typeof value === 'number' ? formatNumber(value, locale) : String(value);
  });
}

const pluralRules: Partial<Record<LocaleName, Intl.PluralRules>> = {};

function pluralKey(
  messages: Messages,
  locale: LocaleName,
  key: string,
  count: string | number | undefined,
): string {
  if (typeof count !== 'number') return key;
  const plural = `${key}_${pluralOf(count, locale)}`;
  return plural in messages ? plural : key;
}

function pluralOf(count: number, locale: LocaleName): string {
  pluralRules[locale] ??= new Intl.PluralRules(bcp47(locale));
  return pluralRules[locale].select(count);
}

/** German nouns keep their capital, "Heiß und schwer" does not; abbreviations such as PVC keep it in every language. */
const keepsCapital = (name: string, locale: LocaleName): boolean =>
  /^\p{Lu}(?!\p{Ll})/u.test(name) || (locale === 'de_DE' && !/^\p{L}+ und \p{Ll}+$/u.test(name));

/** A name after another word. */
export const inSentence = (name: string, locale: LocaleName): string =>
  keepsCapital(name, locale) ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);

/** "Wet by-product: hot and heavy", because a characteristic says little without its group. */
export const productInWords = (group: string, characteristic: string, locale: LocaleName): string =>
  `${group}: ${inSentence(characteristic, locale)}`;
