const currencies = new Set(Intl.supportedValuesOf('currency'));

/** Currencies whose digits are not two. From a table, because the first number format takes 20 ms of the server's start. */
const otherDigits = new Map([
  ...digits(0, 'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK'),
  ...digits(0, 'PKR PYG RWF SLL SOS SYP UGX VND VUV XAF XOF XPF YER'),
  ...digits(3, 'BHD JOD KWD LYD OMR TND'),
]);

function digits(count: number, codes: string): [string, number][] {
  return codes.split(' ').map((code) => [code, count]);
}

/** Digits after the point in usual prices; undefined for a code that is no currency. */
export const minorDigitsOf = (currency: string): number | undefined =>
  currencies.has(currency) ? (otherDigits.get(currency) ?? 2) : undefined;
