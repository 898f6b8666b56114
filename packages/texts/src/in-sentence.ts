import type { LocaleName } from '@silowright/domain/locale';

/** A name after another word. German nouns keep their capital; so do abbreviations such as PVC in every language. */
export const inSentence = (name: string, locale: LocaleName): string =>
  locale === 'de_DE' || /^\p{Lu}(?!\p{Ll})/u.test(name)
    ? name
    : name.charAt(0).toLocaleLowerCase() + name.slice(1);

/** "Wet by-product: hot and heavy", because a characteristic says little without its group. */
export const productInWords = (group: string, characteristic: string, locale: LocaleName): string =>
  `${group}: ${inSentence(characteristic, locale)}`;
