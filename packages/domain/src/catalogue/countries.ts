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

const elsewhere: Country = { windMs: 25, permitCountries: 4, detour: 1.3, currency: 'EUR' };

/** Countries reachable by road or ferry. All others cannot be delivered to. */
const served: Readonly<Record<string, Partial<Country>>> = {
  NL: { windMs: 27, permitCountries: 1, detour: 1.25 },
  BE: { windMs: 25, permitCountries: 2 },
  LU: { windMs: 24, permitCountries: 3 },
  DE: { windMs: 25, permitCountries: 2, detour: 1.25 },
  FR: { windMs: 24, permitCountries: 3 },
  CH: { windMs: 25, permitCountries: 3 },
  AT: { windMs: 25, permitCountries: 3 },
  LI: {},
  IT: { windMs: 27, permitCountries: 4 },
  ES: { windMs: 27, permitCountries: 4 },
  PT: { windMs: 27 },
  AD: {},
  MC: {},
  SM: {},
  VA: {},
  DK: { windMs: 24, permitCountries: 3, detour: 1.45 },
  SE: { windMs: 24, permitCountries: 4, detour: 1.38, sea: { standard: 350, wide: 700 } },
  NO: { windMs: 26, permitCountries: 5, detour: 1.6, sea: { standard: 650, wide: 1300 } },
  FI: { windMs: 21, permitCountries: 4, detour: 1.6, sea: { standard: 1800, wide: 3600 } },
  GB: { windMs: 25, permitCountries: 3, detour: 1.38, sea: { standard: 950, wide: 1900 } },
  IE: { windMs: 27, permitCountries: 4, detour: 1.4, sea: { standard: 1700, wide: 3400 } },
  PL: { windMs: 22, permitCountries: 3, detour: 1.18 },
  CZ: { windMs: 25, permitCountries: 3 },
  SK: {},
  HU: {},
  SI: {},
  HR: {},
  RO: {},
  BG: {},
  EE: {},
  LV: {},
  LT: {},
  GR: {},
};

export const shippedCountries: Countries = {
  elsewhereWindMs: elsewhere.windMs,
  served: Object.fromEntries(Object.entries(served).map(([code, own]) => [code, { ...elsewhere, ...own }])),
};

/** undefined: not served. */
export const servedCountry = (code: string | undefined, { served }: Countries): Country | undefined =>
  code !== undefined && Object.hasOwn(served, code) ? served[code] : undefined;

export const countryWindMs = (code: string | undefined, countries: Countries): number =>
  servedCountry(code, countries)?.windMs ?? countries.elsewhereWindMs;
