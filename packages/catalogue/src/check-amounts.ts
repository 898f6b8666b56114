import { isCountryCode } from '@silowright/domain/catalogue/country-names';
import { minorDigitsOf } from '@silowright/texts/format';
import type { Check } from './folder.ts';
import { listed } from './problem.ts';

/** Money, countries and transport fit each other, and every unit can be delivered by some truck and crane. */
export const checkAmounts: Check = ({ money, countries, tariff, storageTypes, units }, problems) => {
  const error = (file: string, place: string, text: string) =>
    problems.push({ file, place, text, severity: 'error' });
  if (money) {
    const names = Object.keys(money.currencies);
    for (const [place, name] of [
      ['base', money.base],
      ['default_currency', money.default_currency],
    ] as const)
      if (!names.includes(name))
        error(
          'money.json',
          place,
          `"${name}" is no currency of this file; add it to currencies; there are ${listed(names)}`,
        );
    for (const [name, { rate, minor_digits }] of Object.entries(money.currencies)) {
      if (name !== money.base && rate === undefined)
        error(
          'money.json',
          `currencies.${name}.rate`,
          `is missing; write how much ${name} one ${money.base} is worth`,
        );
      const digits = currencies.has(name) ? minorDigitsOf(name) : undefined;
      if (digits === undefined)
        error('money.json', `currencies.${name}`, 'is no currency; write a code of ISO 4217 such as EUR');
      else if (digits !== minor_digits)
        error('money.json', `currencies.${name}.minor_digits`, `must be ${digits}, but is ${minor_digits}`);
    }
    for (const [country, { currency }] of Object.entries(countries?.served ?? {}))
      if (!names.includes(currency))
        error(
          'countries.json',
          `${country}.currency`,
          `"${currency}" is not in money.json; there are ${listed(names)}`,
        );
  }
  for (const country of Object.keys(countries?.served ?? {}))
    if (!isCountryCode(country))
      error('countries.json', `served.${country}`, 'is no country; write a code of ISO 3166 such as DE');
  if (!tariff) return;
  const classes = tariff.classes.map(({ name }) => name);
  const widths = tariff.classes.map(({ up_to_mm }) => up_to_mm);
  if (widths.some((width, at) => at > 0 && width <= (widths[at - 1] ?? 0)))
    error('tariff.json', 'classes', 'must be ordered from narrow to wide');
  for (const name of classes.filter((one, at) => classes.indexOf(one) < at))
    error('tariff.json', 'classes', `"${name}" is there twice`);
  if (tariff.panels && !classes.includes(tariff.panels.class))
    error(
      'tariff.json',
      'panels.class',
      `"${tariff.panels.class}" is no class; there are ${listed(classes)}`,
    );
  const last = tariff.cranes.at(-1);
  if (last?.up_to_height_m !== undefined || last?.up_to_mass_t !== undefined)
    error(
      'tariff.json',
      'cranes',
      'the last one must have neither up_to_height_m nor up_to_mass_t, so that every unit has a crane',
    );
  const widest = Math.max(...widths);
  for (const { line, cells } of units)
    if (
      Number(cells.diameter_mm) > widest &&
      storageTypes.get(cells.type ?? '')?.delivery.kind === 'whole' &&
      cells.sold === 'yes'
    )
      problems.push({
        file: 'units.csv',
        place: `line ${line}, diameter_mm`,
        text: `${cells.diameter_mm} is wider than every class of tariff.json (${widest}): it is never recommended`,
        severity: 'warning',
      });
};

const currencies = new Set(Intl.supportedValuesOf('currency'));
