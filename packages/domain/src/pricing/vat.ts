import type { VatKind, VatRule, VatRules } from '../catalogue/money.ts';
import { roundHalfEven } from '../rounding.ts';
import type { Cents } from '../units.ts';

/** Members of the European Union by ISO code. */
const europeanUnion = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

export interface Buyer {
  /** ISO code of the country where the goods go; nothing if unknown. */
  readonly country: string | null | undefined;
  /** A number that can be used across borders was given. */
  readonly hasVatNumber: boolean;
  /** The price includes assembly by the seller. */
  readonly withAssembly: boolean;
}

export interface VatTreatment {
  readonly kind: VatKind;
  /** Of the net total; zero unless the sale is domestic. */
  readonly ratePercent: number;
  /** Key of the sentence that explains it. */
  readonly sentence: string;
}

/** How a sale is taxed: the first row of the seller's table that applies, else undecided (MO-03). */
export function vatFor({ rules }: VatRules, buyer: Buyer): VatTreatment {
  const { kind, ratePercent = 0, sentence } = rules.find((rule) => applies(rule, buyer)) ?? undecided;
  return { kind, ratePercent, sentence: sentence ?? `vat.${kind}` };
}

const undecided: VatRule = { buyer: '*', kind: 'undecided' };

const applies = ({ buyer, assembly, needs }: VatRule, { country, hasVatNumber, withAssembly }: Buyer) =>
  (buyer === '*' || buyer === country || (buyer === 'EU' && europeanUnion.has(country ?? ''))) &&
  // Nothing is known about a sale to nowhere.
  (country ?? '') !== '' &&
  (assembly === undefined || assembly === withAssembly) &&
  (needs === undefined || hasVatNumber);

/** Tax on a net amount, and both together, in minor units of the same currency. */
export function vatOn(
  netCents: Cents,
  { ratePercent }: Pick<VatTreatment, 'ratePercent'>,
): { readonly vatCents: Cents; readonly grossCents: Cents } {
  const vatCents = roundHalfEven((netCents * ratePercent) / 100);
  return { vatCents, grossCents: netCents + vatCents };
}

/** Sentences of the program; a rule may also name one of the catalogue. */
export const usualVatSentences = [
  'vat.domestic',
  'vat.intra-community',
  'vat.reverse-charge',
  'vat.export',
  'vat.undecided',
  'vat.without-number',
] as const;
