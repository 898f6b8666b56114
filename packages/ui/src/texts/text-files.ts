import type { LocaleName } from '@silowright/domain/locale';
import type { Namespace } from '@silowright/texts/text-keys';
import { boot } from '../catalogue/boot.ts';

/** The addresses of the text files; names contain a content hash, so they can be cached forever. */
const urls = import.meta.glob<string>(['../../../texts/locales/*/*.json', '!**/quotation.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});

const programFile = (locale: LocaleName, namespace: Namespace): string | undefined =>
  urls[`../../../texts/locales/${locale}/${namespace}.json`];

/** The texts of the catalogue have an address of their own. English for languages that the program does not have. */
export const textFileUrl = (locale: LocaleName, namespace: Namespace): string | undefined =>
  namespace === 'catalogue'
    ? boot().texts[locale]
    : (programFile(locale, namespace) ?? programFile('en_GB', namespace));

/** What the catalogue gives the program in this language (CT-09). */
export const programTextsUrl = (locale: LocaleName): string | undefined => boot().programTexts?.[locale];
