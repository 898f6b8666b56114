import type { Cents, Millimetres } from '@silowright/domain/units';
import type { TextParams } from '@silowright/texts/translate';

/** Texts and formats of one language, on paper and in mails. */
export interface Speaker {
  readonly t: (key: string, params?: TextParams) => string;
  readonly price: (cents: Cents) => string;
  readonly metres: (mm: Millimetres) => string;
  readonly number: (value: number, decimals?: number) => string;
  readonly date: (iso: string) => string;
}
