import { countryCode } from '../catalogue/country-names.ts';
import { isVatNumber, normalisedVatNumber } from './vat-number.ts';

/** Who buys, as the contract names the party (QU-03). The name is that of the addressee. */
export interface Buyer {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO code. */
  readonly country: string;
  /** Null: the buyer has none. */
  readonly vatNumber?: string | null;
  /** The buyer's own number of the order; null: none is used. */
  readonly orderReference?: string | null;
  /** Routing number of a public buyer in Germany. */
  readonly leitwegId?: string;
  /** Location number (GLN) of a public buyer in Denmark. */
  readonly ean?: string;
}

export const buyerFields = [
  'street',
  'postalCode',
  'city',
  'country',
  'vatNumber',
  'orderReference',
  'leitwegId',
  'ean',
] as const;
export type BuyerField = (typeof buyerFields)[number];
export type TypedBuyer = { readonly [Field in BuyerField]?: string | null | undefined };

/** Longest values, in characters. */
export const maxLengthOfBuyer: Readonly<Record<BuyerField, number>> = {
  street: 120,
  postalCode: 16,
  city: 80,
  country: 2,
  vatNumber: 24,
  orderReference: 60,
  leitwegId: 46,
  ean: 20,
};

/** Which public-sector number a country uses. */
export const publicIdOf = (country: string): 'leitwegId' | 'ean' | undefined =>
  (({ DE: 'leitwegId', DK: 'ean' }) as const)[country as 'DE' | 'DK'];

export type BuyerProblem = 'missing' | 'country' | 'vat-number' | 'leitweg-id' | 'ean';

/**
 * What is wrong, by field. Before signing the buyer must be complete: address, and an answer about VAT number and
 * order reference.
 */
export function buyerProblems(
  buyer: TypedBuyer,
  { complete }: { readonly complete: boolean },
): Partial<Record<BuyerField, BuyerProblem>> {
  const problems: Partial<Record<BuyerField, BuyerProblem>> = {};
  const given = (field: BuyerField) => !!buyer[field]?.trim();
  const country = buyer.country?.trim() ?? '';
  if (country && countryCode(country) !== country) problems.country = 'country';
  if (given('vatNumber') && country && !isVatNumber(buyer.vatNumber ?? '', country))
    problems.vatNumber = 'vat-number';
  if (given('leitwegId') && !isLeitwegId(buyer.leitwegId ?? '')) problems.leitwegId = 'leitweg-id';
  if (given('ean') && !isEan(buyer.ean ?? '')) problems.ean = 'ean';
  if (complete) {
    for (const field of ['street', 'postalCode', 'city', 'country'] as const)
      if (!given(field)) problems[field] = 'missing';
    for (const field of ['vatNumber', 'orderReference'] as const)
      if (!given(field) && buyer[field] !== null) problems[field] = 'missing';
  }
  return problems;
}

/** Without empty fields, numbers in their printed form; undefined if nothing was given. */
export function givenBuyer(typed: TypedBuyer): Partial<Buyer> | undefined {
  const country = typed.country?.trim() ?? '';
  const buyer: Partial<Record<BuyerField, string | null>> = {};
  for (const field of buyerFields) {
    const value = typed[field];
    if (value === null && (field === 'vatNumber' || field === 'orderReference')) buyer[field] = null;
    else if (value?.trim())
      buyer[field] =
        field === 'vatNumber'
          ? normalisedVatNumber(value, country)
          : field === 'ean'
            ? value.replace(/\s/g, '')
            : value.trim();
  }
  return Object.keys(buyer).length > 0 ? (buyer as Partial<Buyer>) : undefined;
}

/** Whether a contract can name this party. */
export const isComplete = (buyer: TypedBuyer | undefined): buyer is Buyer =>
  buyer !== undefined && Object.keys(buyerProblems(buyer, { complete: true })).length === 0;

/** "04011000-1234512345-06": coarse number, optional fine number, check digits modulo 97 (ISO 7064). */
export function isLeitwegId(typed: string): boolean {
  const match = /^(\d{2,12})(?:-([A-Z0-9]{1,30}))?-(\d{2})$/.exec(typed.trim().toUpperCase());
  if (!match) return false;
  const digits = `${match[1]}${match[2] ?? ''}${match[3]}`.replace(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - 55),
  );
  return BigInt(digits) % 97n === 1n;
}

/** 13 digits with a check digit. */
export function isEan(typed: string): boolean {
  const digits = typed.replace(/\s/g, '');
  if (!/^\d{13}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
