import type { Cents } from '../units.ts';

/** ISO 4217, such as "EUR". */
export type CurrencyCode = string;

/** Of amounts stored before currencies had names. */
export const unnamedCurrency: CurrencyCode = 'EUR';

/** How prices become those of a currency. Roundings are in its main unit; absent: to its smallest unit. */
export interface Currency {
  /** Decimals of the currency: 2 for cents, 0 where there are none. */
  readonly minorDigits: number;
  /** Main units of this currency for one main unit of the base currency. Absent for the base currency only. */
  readonly rate?: number;
  readonly unitRounding?: number;
  readonly optionRounding?: number;
  readonly tariffRounding?: number;
}

/** Prices in other currencies than the base, in their minor units. They take the place of base x rate. */
export type OwnPrices = Readonly<Record<CurrencyCode, Cents>>;

export type VatKind = 'domestic' | 'intra-community' | 'reverse-charge' | 'export' | 'undecided';

/** One row of the table of VAT; the first row that applies counts. */
export interface VatRule {
  /** A country, every member of the European Union, or everybody. */
  readonly buyer: string;
  readonly kind: VatKind;
  /** Present: applies only with, or only without, assembly by the seller. */
  readonly assembly?: boolean;
  readonly needs?: 'vat-number';
  /** For domestic sales. */
  readonly ratePercent?: number;
  /** A text of the catalogue; absent: the usual sentence of the kind. */
  readonly sentence?: string;
}

export interface VatRules {
  readonly sellerCountry: string;
  readonly sellerNumber?: string;
  readonly rules: readonly VatRule[];
}

/** What a manufacturer's prices are in, and the tax on them. */
export interface MoneyRules {
  /** Prices, formulas and tariff are in this currency, and the ranking compares in it. */
  readonly base: CurrencyCode;
  readonly currencies: Readonly<Record<CurrencyCode, Currency>>;
  /** Where the country of a place is unknown or not served. */
  readonly defaultCurrency: CurrencyCode;
  readonly vat: VatRules;
}

/** Prices above ten million euros are treated as typing errors (threat 28). */
export const maximumPriceCents: Cents = 1_000_000_000;
