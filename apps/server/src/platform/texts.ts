import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { loadTexts } from '@silowright/catalogue/disk/load-texts';
import type { LocaleName } from '@silowright/domain/locale';
import type { Messages } from '@silowright/texts/translate';

/** All texts of one language. */
export type Texts = (locale: LocaleName) => Messages;

/** The program's own texts; English for other languages. */
export const loadMessages = (locale: LocaleName): Messages => loadTexts(undefined, locale);

/** The texts of program and catalogue. */
export const textsWith =
  ({ dir }: Pick<LoadedCatalogue, 'dir'>): Texts =>
  (locale) =>
    loadTexts(dir, locale);
