import type { Money } from '@silowright/domain/pricing/currency';
import type { CubicMetres, Millimetres } from '@silowright/domain/units';
import type { TextParams } from '@silowright/texts/translate';

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
