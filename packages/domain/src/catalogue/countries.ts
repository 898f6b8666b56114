/** Country data for transport and ranking, by ISO 3166-1 alpha-2 code. All figures are the manufacturer's own. */
export interface Country {
  /** Basic wind speed, for ranking and notes only (D15). */
  readonly windMs: number;
  /** Number of countries on the route that need a permit, including the Netherlands. */
  readonly permitCountries: number;
  /** Road distance divided by great-circle distance. */
  readonly detour: number;
  /** Ferry or bridge surcharge per truck for standard and extra-wide loads. The widest class cannot cross. */
  readonly sea?: { readonly standardEur: number; readonly wideEur: number };
}

const elsewhere: Country = { windMs: 25, permitCountries: 4, detour: 1.3 };

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
  SE: { windMs: 24, permitCountries: 4, detour: 1.38, sea: { standardEur: 350, wideEur: 700 } },
  NO: { windMs: 26, permitCountries: 5, detour: 1.6, sea: { standardEur: 650, wideEur: 1300 } },
  FI: { windMs: 21, permitCountries: 4, detour: 1.6, sea: { standardEur: 1800, wideEur: 3600 } },
  GB: { windMs: 25, permitCountries: 3, detour: 1.38, sea: { standardEur: 950, wideEur: 1900 } },
  IE: { windMs: 27, permitCountries: 4, detour: 1.4, sea: { standardEur: 1700, wideEur: 3400 } },
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

export const servedCountries: readonly string[] = Object.keys(served);

/** undefined if the country is not served. */
export function servedCountry(code: string | undefined): Country | undefined {
  const own = code !== undefined && Object.hasOwn(served, code) ? served[code] : undefined;
  return own && { ...elsewhere, ...own };
}

export const countryWindMs = (code: string | undefined): number =>
  servedCountry(code)?.windMs ?? elsewhere.windMs;
