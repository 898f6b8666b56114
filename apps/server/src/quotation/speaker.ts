import type { Money } from '@silowright/domain/pricing/currency';
import type { Millimetres } from '@silowright/domain/units';
import type { TextParams } from '@silowright/texts/translate';

/** Texts and formats of one language, on paper and in mails. */
export interface Speaker {
  readonly t: (key: string, params?: TextParams) => string;
  readonly money: (money: Money) => string;
  readonly metres: (mm: Millimetres) => string;
  readonly number: (value: number, decimals?: number) => string;
  readonly date: (iso: string) => string;
}
