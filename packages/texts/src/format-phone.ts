/** Country codes of other than two digits. */
const otherCodes = /^(?:[17]|(?:2[1-689]|3[578]|42|5[09]|6[789]|8[058]|9[679])\d)/;
/** Dutch numbers with an area code of two digits; the others have three. */
const shortDutch = /^31(?:[1345][035]|2[0346]|[34]6|[358]8|7|85)/;

const groupsOf = (digits: string, rest: string): RegExp => {
  if (rest.length === 8) return /\d\d/g;
  return shortDutch.test(digits) ? /^\d\d|\d{3}(?=\d{4})|\d+/g : /\d{3}(?=\d{3})|\d+/g;
};

/** An international number typed without spaces, in groups; others as they were typed. */
export function formatPhone(typed: string): string {
  const digits = /^(?:\+|00)(\d{8,14})$/.exec(typed.trim())?.[1];
  if (!digits) return typed;
  const [code = ''] = otherCodes.exec(digits) ?? [digits.slice(0, 2)];
  const rest = digits.slice(code.length);
  return [`+${code}`, ...(rest.match(groupsOf(digits, rest)) ?? [])].join('\u00a0');
}
