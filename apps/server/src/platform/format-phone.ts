import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * An international number in the groups of its country, on one line; any other text as typed. Browsers show what this
 * writes, because the data of all countries is too large for them (decision 9).
 */
export function formatPhone(typed: string): string {
  const number = parsePhoneNumberFromString(typed.replace(/^\s*00/, '+'), { extract: false });
  return number?.formatInternational().replaceAll(' ', '\u00a0') ?? typed;
}
