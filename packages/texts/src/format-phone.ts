/**
 * A Dutch area code of two digits, or that of mobile phones, which is printed apart; the others have three, like any
 * group. Or a country code: most have two digits.
 */
const heads =
  /^(31)([1345][035]|2[0346]|[34]6|[358]8|7\d|85|6)|^([17]|(?:2[1-689]|3[578]|42|5[09]|6[789]|8[058]|9[679])\d|\d\d)/;
/** Countries whose numbers are grouped by fixed lengths. In others, such as Germany, the area code has any length. */
const grouped = /^(31|45|1)\D/;

/** An international number typed without spaces: the country code apart, and groups where they are certain. */
export function formatPhone(typed: string): string {
  const digits = /^(?:\+|00)(\d{8,14})$/.exec(typed.trim())?.[1];
  if (!digits) return typed;
  const parted = digits.replace(heads, '$1\u00a0$2$3\u00a0').trim();
  if (!grouped.test(parted)) return `+${parted}`;
  const group = /\D\d{8}$/.test(parted) ? /\d\d(?=\d\d)/g : /\d{3}(?=\d{3})/g;
  return `+${parted.replace(group, '$&\u00a0')}`;
}
