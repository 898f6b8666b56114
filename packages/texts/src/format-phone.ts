/** Country codes of other than two digits. */
const otherCodes =
  /^(?:[17]|2[1-689]\d|3[578]\d|42\d|50\d|59\d|67\d|68\d|69\d|80\d|85\d|88\d|96\d|97\d|99\d)/;

/** Dutch numbers with an area code of two digits; the others have three. */
const shortDutch = /^(31)(1[035]|2[0346]|3[03568]|4[0356]|5[0358]|7\d|8[58])(\d{3})(\d{4})$/;

/** An international number typed without spaces, in groups; others as they were typed. */
export function formatPhone(typed: string): string {
  const digits = /^(?:\+|00)(\d{8,14})$/.exec(typed.trim())?.[1];
  if (!digits) return typed;
  const dutch = shortDutch.exec(digits)?.slice(1);
  if (dutch) return `+${dutch.join('\u00a0')}`;
  const [code = ''] = otherCodes.exec(digits) ?? [digits.slice(0, 2)];
  const rest = digits.slice(code.length);
  const groups = rest.length === 8 ? rest.match(/\d\d/g) : rest.match(/\d{3}(?=\d{3})|\d+/g);
  return [`+${code}`, ...(groups ?? [])].join('\u00a0');
}
