import { specifiedLimits } from '@silowright/domain/catalogue/asked-limits';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { explosiveGroups } from '@silowright/domain/catalogue/explosion-zones';
import { mapView } from '@silowright/domain/catalogue/tariff';

/** What a browser needs of a catalogue beyond the page: plain data without prices. */
export const shapesFor = (
  content: Pick<CatalogueContent, 'storageTypes' | 'options' | 'limits' | 'productGroups'>,
) => ({
  storageTypes: content.storageTypes,
  options: Object.fromEntries(
    Object.entries(content.options).map(([segment, groups]) => [
      segment,
      groups.map(({ id, key, types, options }) => ({
        id,
        key,
        types,
        options: options.map(({ value, draw, raisesMm }) => ({
          value,
          ...(draw && { draw }),
          ...(raisesMm !== undefined && { raisesMm }),
        })),
      })),
    ]),
  ),
  headroomMm: content.limits.headroomMm,
  productGroups: content.productGroups,
});

type Messages = Readonly<Record<string, string>>;

interface Translated {
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  readonly texts: ReadonlyMap<string, Messages>;
}

/** The texts of one language; what is missing is in the default language (CT-09). */
export const textsIn = ({ texts, defaultLanguage }: Translated, locale: string): Messages => ({
  ...texts.get(defaultLanguage),
  ...texts.get(locale),
});

/** The data block of the page, without the addresses of the other files. */
export function bootFor(content: CatalogueContent, translated: Translated) {
  const { markets } = content;
  const shown = [...markets.segments, ...Object.values(markets.lists).flat()];
  const keys = [
    'market.title',
    ...new Set(shown.flatMap(({ id, title }) => [`market.${id}`, `market.${title}`, `price-list.${id}`])),
  ];
  const titlesIn = (locale: string): Messages => {
    const texts = textsIn(translated, locale);
    return Object.fromEntries(keys.flatMap((key) => (texts[key] === undefined ? [] : [[key, texts[key]]])));
  };
  const { languages, defaultLanguage } = translated;
  return {
    markets,
    asked: content.limits.asked ?? specifiedLimits,
    explosiveGroups: explosiveGroups(content),
    map: mapView(content.delivery),
    languages,
    defaultLanguage,
    titles: Object.fromEntries(languages.map((locale) => [locale, titlesIn(locale)])),
  };
}
