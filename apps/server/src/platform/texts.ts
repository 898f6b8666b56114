import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import { loadTexts } from '@silowright/catalogue/disk/load-texts';
import type { LocaleName } from '@silowright/domain/locale';
import type { Money } from '@silowright/domain/pricing/currency';
import type { CubicMetres, Millimetres } from '@silowright/domain/units';
import type { Messages, TextParams } from '@silowright/texts/translate';

/** All texts of one language. */
export type Texts = (locale: LocaleName) => Messages;

/** The program's own texts; English for other languages. */
export const loadMessages = (locale: LocaleName): Messages => loadTexts(undefined, locale);

/** The texts of program and catalogue. */
export const textsWith =
  ({ dir }: Pick<LoadedCatalogue, 'dir'>): Texts =>
  (locale) =>
    loadTexts(dir, locale);

/** Texts and formats of one language, on paper and in mails. */
export interface Speaker {
  readonly t: (key: string, params?: TextParams) => string;
  readonly money: (money: Money) => string;
  readonly metres: (mm: Millimetres) => string;
  readonly number: (value: number, decimals?: number) => string;
  /** A volume in the unit of the catalogue, with or without that unit. */
  readonly volume: (m3: CubicMetres, decimals?: number) => string;
  readonly volumeNumber: (m3: CubicMetres, decimals?: number) => string;
  readonly date: (iso: string) => string;
}
