/** The part after the country's prefix. Greece writes EL. */
const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-Z]{1,2}|\d[A-Z+*]\d{5}[A-Z])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9]{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  GB: /^(\d{9}|\d{12}|GD\d{3}|HA\d{3})$/,
  CH: /^E\d{9}(MWST|TVA|IVA)?$/,
  NO: /^\d{9}(MVA)?$/,
};

const examples: Readonly<Record<string, string>> = {
  AT: 'ATU12345678',
  BE: 'BE0123456789',
  CH: 'CHE123456789MWST',
  DE: 'DE123456789',
  DK: 'DK12345678',
  FR: 'FR12345678901',
  GB: 'GB123456789',
  NL: 'NL123456789B01',
  NO: 'NO123456789MVA',
  PL: 'PL1234567890',
  SE: 'SE123456789001',
};

export const vatPrefix = (country: string): string => (country === 'GR' ? 'EL' : country);

/** What a correct number of the country looks like, if we know. */
export const vatExample = (country: string): string | undefined => examples[country];

/** As printed: capitals, without spaces, dots and dashes, with the prefix of the country. */
export function normalisedVatNumber(typed: string, country: string): string {
  const plain = typed.toUpperCase().replace(/[\s.\-/]/g, '');
  const prefix = vatPrefix(country);
  return plain.startsWith(prefix) || !forms[country] ? plain : prefix + plain;
}

/** Whether a number has the form of its country. Countries we have no form for accept 4 to 20 letters and digits. */
export function isVatNumber(typed: string, country: string): boolean {
  const number = normalisedVatNumber(typed, country);
  const form = forms[country];
  return form ? form.test(number.slice(vatPrefix(country).length)) : /^[A-Z0-9]{4,20}$/.test(number);
}
