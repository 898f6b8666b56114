import type { LocaleName } from '@silowright/domain/locale';

/** German nouns keep their capital, "Heiß und schwer" does not; abbreviations such as PVC keep it in every language. */
const keepsCapital = (name: string, locale: LocaleName): boolean =>
  /^\p{Lu}(?!\p{Ll})/u.test(name) || (locale === 'de_DE' && !/^\p{L}+ und \p{Ll}+$/u.test(name));

/** A name after another word. */
export const inSentence = (name: string, locale: LocaleName): string =>
  keepsCapital(name, locale) ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);

/** "Wet by-product: hot and heavy", because a characteristic says little without its group. */
export const productInWords = (group: string, characteristic: string, locale: LocaleName): string =>
  `${group}: ${inSentence(characteristic, locale)}`;
