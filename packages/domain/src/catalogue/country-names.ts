import { type Language, languages } from '../locale.ts';

/** ISO 3166-1 alpha-2. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO ' +
  'FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE ' +
  'JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW ' +
  'PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM ' +
  'TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

export const isCountryCode = (code: string): boolean => /^[A-Z]{2}$/.test(code) && codes.includes(code);
export const countryCodes: readonly string[] = codes.split(' ');

/** Common names that are in none of the language tables. */
const otherNames: Readonly<Record<string, string>> = {
  'czech republic': 'CZ',
  england: 'GB',
  'great britain': 'GB',
  holland: 'NL',
  'northern ireland': 'GB',
  scotland: 'GB',
  storbritannien: 'GB',
  großbritannien: 'GB',
  'groot-brittannië': 'GB',
  'the netherlands': 'NL',
  tsjechië: 'CZ',
  uk: 'GB',
  usa: 'US',
  wales: 'GB',
};

let byName: Map<string, string> | undefined;

/** The code of a country given as a code or as a name in any of the four languages (D17). */
export function countryCode(name: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  byName ??= countryTable();
  return byName.get(wanted);
}

/** Translates the country, the last part of a place description. The town keeps its name (V22). */
export function placeInLanguage(description: string, language: Language): string {
  const start = description.lastIndexOf(',') + 1;
  const country = description.slice(start).trim();
  // Two letters may also be a state or a province.
  const code = country.length > 2 ? countryCode(country) : undefined;
  const name = code && new Intl.DisplayNames([language], { type: 'region' }).of(code);
  return name ? `${description.slice(0, start)}${start > 0 ? ' ' : ''}${name}` : description;
}

function countryTable(): Map<string, string> {
  const table = new Map(Object.entries(otherNames));
  for (const language of languages) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const code of codes.split(' ')) table.set((names.of(code) ?? code).toLowerCase(), code);
  }
  for (const code of codes.split(' ')) table.set(code.toLowerCase(), code);
  return table;
}
