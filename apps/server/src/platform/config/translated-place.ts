import { placeInLanguage } from '@silowright/domain/catalogue/country-names';
import { type Language, type LocaleName, languageOfLocale } from '@silowright/domain/locale';
import { memoize } from '@silowright/domain/memoize';

/** Cached, because the names of countries in a language take long to load. */
export const translatedPlace = (place: string, locale: LocaleName): string =>
  translated({ place, language: languageOfLocale(locale) });

const translated = memoize(
  ({ place, language }: { readonly place: string; readonly language: Language }) =>
    placeInLanguage(place, language),
  ({ place, language }) => `${language} ${place}`,
);
