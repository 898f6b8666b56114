import { type Language, type LocaleName, localeOfLanguage, readLanguage } from '@silowright/domain/locale';
import { boot } from './boot.ts';

/** The locales of the catalogue, in the order of the language menu (CT-09). */
export const offeredLocales = (): readonly LocaleName[] => boot().languages;

export const localeOf = (language: Language): LocaleName => localeOfLanguage(language, offeredLocales());

/** A language of the catalogue. */
export const offeredLanguage = (text: string | null | undefined): Language | undefined =>
  readLanguage(text, offeredLocales());

/** The name of a language in itself, like "Svenska". */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
