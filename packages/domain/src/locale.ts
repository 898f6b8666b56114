/** The four interface languages, used in addresses, with their locale names on the wire (LG-09). */
export const languages = ['en', 'nl', 'de', 'da'] as const;
export type Language = (typeof languages)[number];

export const localeNames = ['en_GB', 'nl_NL', 'de_DE', 'da_DK'] as const;
export type LocaleName = (typeof localeNames)[number];

export const locales = {
  en: 'en_GB',
  nl: 'nl_NL',
  de: 'de_DE',
  da: 'da_DK',
} as const satisfies Record<Language, LocaleName>;

/** Accepts `de`, `DE`, `de_DE` or `de-AT`; undefined for other languages. */
export function readLanguage(text: string | null | undefined): Language | undefined {
  const code = text?.slice(0, 2).toLowerCase();
  const rest = text?.slice(2) ?? '';
  if (rest !== '' && !/^[-_][A-Za-z]{2,4}$/.test(rest)) return undefined;
  return languages.find((language) => language === code);
}

export const languageOfLocale = (locale: LocaleName): Language => locale.slice(0, 2) as Language;
