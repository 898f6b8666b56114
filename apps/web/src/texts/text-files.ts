import type { LocaleName } from '@silowright/domain/locale';
import type { Namespace } from '@silowright/texts/text-keys';
import { boot } from '../catalogue/boot.ts';

/** The addresses of the text files; names contain a content hash, so they can be cached forever. */
const urls = import.meta.glob<string>(['../../../../packages/texts/locales/*/*.json', '!**/quotation.json'], {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The texts of the catalogue have an address of their own. */
export const textFileUrl = (locale: LocaleName, namespace: Namespace): string | undefined =>
  namespace === 'catalogue'
    ? boot().texts[locale]
    : urls[`../../../../packages/texts/locales/${locale}/${namespace}.json`];
