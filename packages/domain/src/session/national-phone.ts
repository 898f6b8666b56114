import { isDealerPhone, normalisePhone, validatePhone } from './field-rules.ts';

/** Country calling codes of Europe and its neighbours. */
const codes: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AD376 AL355 AT43 BA387 BE32 BG359 CA1 CH41 CY357 CZ420 DE49 DK45 EE372 ES34 FI358 FO298 FR33 GB44 GL299 GR30 ' +
    'HR385 HU36 IE353 IS354 IT39 LI423 LT370 LU352 LV371 MC377 MD373 ME382 MK389 MT356 NL31 NO47 PL48 PT351 RO40 ' +
    'RS381 SE46 SI386 SK421 SM378 TR90 UA380 US1 XK383'
  )
    .split(' ')
    .map((row) => [row.slice(0, 2), row.slice(2)]),
);

/** National numbers there begin with a zero that calls from abroad leave out. */
const withTrunkZero = 'AL AT BA BE BG CH DE FI FR GB HR IE MD ME MK NL RO RS SE SI SK TR UA XK';

/** Numbers of the usual length; other countries have nine digits. */
const examples: Readonly<Record<string, string>> = {
  DK: '32 55 01 00',
  NO: '21 55 01 00',
  GB: '20 7946 0000',
  DE: '30 555 0100',
};

/** Like +49; undefined for a country without an entry. */
export const callingCode = (country: string | undefined): string | undefined =>
  country && codes[country] ? `+${codes[country]}` : undefined;

/** A number of that country as this form wants it. */
export const phoneExample = (country: string | undefined): string | undefined => {
  const code = callingCode(country);
  return code && `${code} ${examples[country!] ?? '20 555 0100'}`;
};

/** Whether the country's code belongs before this number (ST-11). */
export const isNationalPhone = (text: string): boolean => /^(?!\s*00)[\d\s().\-/]*$/.test(text);

/** A national number with the code of its country; + for 00 where it would be too long; else unchanged (ST-11). */
export function internationalPhone(text: string, country: string | undefined): string {
  const code = callingCode(country);
  const digits = text.replace(/\D/g, '');
  if (digits.length > 14) return text.replace(/^\s*00/, '+');
  if (!code || digits === '' || !isNationalPhone(text)) return text;
  return code + (withTrunkZero.includes(country!) ? digits.replace(/^0/, '') : digits);
}

/**
 * The one written form of a dealer's number, + and digits; empty stays empty. Undefined: this is no number that can be
 * called from everywhere (B30).
 */
export function writtenPhone(text: string, country: string | undefined): string | undefined {
  if (text === '' || !isDealerPhone(text)) return text === '' ? '' : undefined;
  const whole = normalisePhone(internationalPhone(text.replaceAll('/', ' '), country)).replace(/^00/, '+');
  return validatePhone(whole) === undefined ? whole : undefined;
}
