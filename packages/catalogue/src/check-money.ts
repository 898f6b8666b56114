import type { Check } from './folder.ts';
import { listed } from './problem.ts';

/** Rounding, VAT, own prices and panels are complete (MO-01, MO-03, MO-04). */
export const checkMoney: Check = ({ money, countries, units, options, storageTypes, tariff }, problems) => {
  const error = (file: string, place: string, text: string) =>
    problems.push({ file, place, text, severity: 'error' });
  for (const [name, type] of tariff && !tariff.panels ? storageTypes : [])
    if (type?.delivery.kind === 'panels')
      error(
        'tariff.json',
        'panels',
        `is missing; ${name} is delivered as panels, so name the class they travel in`,
      );
  if (!money) return;
  for (const [code, rules] of Object.entries(money.currencies)) {
    const place = `currencies.${code}`;
    if (code === money.base && rules.rate !== undefined)
      error('money.json', `${place}.rate`, `must be left out: ${code} is the base currency`);
    for (const name of ['unit_rounding', 'option_rounding', 'tariff_rounding'] as const) {
      const rounding = rules[name];
      const steps = (rounding ?? 0) * 10 ** rules.minor_digits;
      if (Math.abs(steps - Math.round(steps)) > 1e-6)
        error(
          'money.json',
          `${place}.${name}`,
          `${rounding} is finer than ${code} has decimals (${rules.minor_digits})`,
        );
    }
  }
  for (const [at, { kind, rate_percent, buyer }] of money.vat.rules.entries()) {
    const place = `vat.rules[${at}]`;
    if ((kind === 'domestic') !== (rate_percent !== undefined))
      error(
        'money.json',
        `${place}.rate_percent`,
        kind === 'domestic'
          ? 'is missing: domestic sales have a rate'
          : `must be left out: ${kind} has no rate`,
      );
    if (kind === 'domestic' && buyer !== money.vat.seller_country)
      error('money.json', `${place}.buyer`, `is ${buyer}, but the seller is in ${money.vat.seller_country}`);
  }
  const others = Object.keys(money.currencies).filter((code) => code !== money.base);
  const known = (file: string, place: string, code: string) => {
    if (!others.includes(code))
      error(
        file,
        place,
        `"${code}" is no other currency of money.json; there are ${listed(others) || 'none'}`,
      );
  };
  for (const column of Object.keys(units[0]?.cells ?? {}))
    if (column.startsWith('price_')) known('units.csv', column, column.slice('price_'.length));
  for (const { line, cells } of units)
    for (const code of others) {
      const digits = money.currencies[code]?.minor_digits ?? 2;
      const price = cells[`price_${code}`];
      if (price && !new RegExp(`^\\d+${digits > 0 ? `(\\.\\d{1,${digits}})?` : ''}$`).test(price))
        error('units.csv', `line ${line}, price_${code}`, `"${price}" is no price in ${code}, such as 12500`);
    }
  for (const [segment, list] of options)
    for (const group of list?.groups ?? [])
      for (const { value, prices } of group.options)
        for (const code of Object.keys(prices ?? {}))
          known(`options/${segment}.json`, `group ${group.id}, ${value}, prices`, code);
  if (countries && !Object.values(countries.served).some(({ currency }) => currency === money.base))
    problems.push({
      file: 'countries.json',
      text: `no country has the base currency ${money.base}, so no visitor sees it`,
      severity: 'warning',
    });
};
