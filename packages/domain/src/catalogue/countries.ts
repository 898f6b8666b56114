import type { CurrencyCode } from './money.ts';

/** Country data for transport and ranking, by ISO 3166-1 alpha-2 code. All figures are the manufacturer's own. */
export interface Country {
  /** Basic wind speed, for ranking and notes only (D15). */
  readonly windMs: number;
  /** Number of countries on the route that need a permit, including that of the works. */
  readonly permitCountries: number;
  /** Road distance divided by great-circle distance. */
  readonly detour: number;
  /** Absent: the default currency of the manufacturer. */
  readonly currency?: CurrencyCode;
  /** Ferry or bridge surcharge per truck. The load class says which applies. */
  readonly sea?: { readonly standard: number; readonly wide: number };
}

/** Countries that can be delivered to; all others cannot. */
export interface Countries {
  /** Wind where the country is unknown or not served. */
  readonly elsewhereWindMs: number;
  readonly served: Readonly<Record<string, Country>>;
}

/** undefined: not served. */
export const servedCountry = (code: string | undefined, { served }: Countries): Country | undefined =>
  code !== undefined && Object.hasOwn(served, code) ? served[code] : undefined;

export const countryWindMs = (code: string | undefined, countries: Countries): number =>
  servedCountry(code, countries)?.windMs ?? countries.elsewhereWindMs;
