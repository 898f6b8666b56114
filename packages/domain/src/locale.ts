/** Two letters, used in addresses, e.g. `de`. A catalogue names those it has (CT-09). */
export type Language = string;
/** On the wire and as a folder of texts, e.g. `de_DE` (LG-09). */
export type LocaleName = string;

/** The languages of the program itself. */
export const languages = ['en', 'nl', 'de', 'da'] as const;
export const localeNames = ['en_GB', 'nl_NL', 'de_DE', 'da_DK'] as const;
export const locales = { en: 'en_GB', nl: 'nl_NL', de: 'de_DE', da: 'da_DK' } as const;

/** Accepts `de`, `DE`, `de_DE` or `de-AT`; undefined for other languages. */
export function readLanguage(
  text: string | null | undefined,
  known: readonly LocaleName[] = localeNames,
): Language | undefined {
  const code = text?.slice(0, 2).toLowerCase();
  const rest = text?.slice(2) ?? '';
  if (rest !== '' && !/^[-_][A-Za-z]{2,4}$/.test(rest)) return undefined;
  return known.map(languageOfLocale).find((language) => language === code);
}

export const languageOfLocale = (locale: LocaleName): Language => locale.slice(0, 2);

/** The locale of a language; the first one if there is none. */
export const localeOfLanguage = (
  language: Language,
  known: readonly LocaleName[] = localeNames,
): LocaleName => known.find((locale) => languageOfLocale(locale) === language) ?? known[0] ?? 'en_GB';

/** `de_DE` → `de-DE`, the name Intl expects. */
export const bcp47 = (locale: LocaleName): string => locale.replace('_', '-');
