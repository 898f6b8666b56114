/**
 * A Dutch area code of two digits, which is printed apart; the others have three, like any group. Or a country code:
 * most have two digits.
 */
const heads =
  /^(31)([1345][035]|2[0346]|[34]6|[358]8|7\d|85)|^([17]|(?:2[1-689]|3[578]|42|5[09]|6[789]|8[058]|9[679])\d|\d\d)/;

/** An international number typed without spaces, in groups; others as they were typed. */
export function formatPhone(typed: string): string {
  const digits = /^(?:\+|00)(\d{8,14})$/.exec(typed.trim())?.[1];
  if (!digits) return typed;
  const parted = digits.replace(heads, '$1\u00a0$2$3\u00a0').trim();
  const group = /\D\d{8}$/.test(parted) ? /\d\d(?=\d\d)/g : /\d{3}(?=\d{3})/g;
  return `+${parted.replace(group, '$&\u00a0')}`;
}
