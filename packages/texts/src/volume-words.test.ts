import { readdirSync, readFileSync } from 'node:fs';
import { specifiedLimits } from '@silowright/domain/catalogue/asked-limits';
import type { VolumeUnit } from '@silowright/domain/catalogue/volume-unit';
import { localeNames } from '@silowright/domain/locale';
import { readVolume, validateVolume, writeVolume } from '@silowright/domain/session/field-rules';
import { expect, it } from 'vitest';
import { type Messages, translate } from './translate.ts';
import { volumeTexts, withVolumeUnit } from './volume-words.ts';

const folder = 'packages/texts/locales';
const messagesOf = (locale: string): Messages =>
  Object.assign(
    {},
    ...readdirSync(`${folder}/${locale}`).map((file) =>
      JSON.parse(readFileSync(`${folder}/${locale}/${file}`, 'utf8')),
    ),
  );

it.each<[VolumeUnit, number, string, string]>([
  ['m3', 0.76, '0.76 m³', '0,76 m³'],
  ['m3', 30, '30 m³', '30 m³'],
  ['m3', 1500.5, '1,500.5 m³', '1.500,5 m³'],
  ['hl', 0.76, '7.6 hl', '7,6 hl'],
  ['hl', 30, '300 hl', '300 hl'],
  ['hl', 0.76 * 3, '22.8 hl', '22,8 hl'],
  ['hl', 150.05, '1,500.5 hl', '1.500,5 hl'],
  ['l', 0.76, '760 l', '760 l'],
  ['l', 0.76 * 3, '2,280 l', '2.280 l'],
  ['l', 30, '30,000 l', '30.000 l'],
])('in %s %f m³ is written %s, or %s (A15)', (unit, m3, english, continental) => {
  for (const locale of localeNames) {
    const { volume, volumeNumber, volumeUnit } = volumeTexts(withVolumeUnit({}, unit), locale);
    const expected = locale === 'en_GB' ? english : continental;
    expect(volume(m3)).toBe(expected);
    expect(`${volumeNumber(m3)} ${volumeUnit}`).toBe(expected);
  }
});

it.each<[VolumeUnit, number, string, number | undefined]>([
  ['m3', 0, '30', 30],
  ['m3', 2, '0.76', 0.76],
  ['hl', 2, '7.6', 0.76],
  ['hl', 2, '7,6', 0.76],
  ['hl', 1, '300', 30],
  ['l', 3, '760', 0.76],
  ['l', 3, '1150', 1.15],
  ['l', 3, '', undefined],
  ['hl', 2, '7.6 hl', undefined],
])('in %s with %i decimals of m³ "%s" is read as %f m³, and written as typed (A15)', (...row) => {
  const [volumeUnit, volumeDecimals, text, m3] = row;
  const limits = { ...specifiedLimits, volumeUnit, volumeDecimals };
  expect(readVolume(text, limits)).toBe(m3);
  if (m3 !== undefined) expect(writeVolume(m3, limits)).toBe(text.replace(',', '.'));
});

it('a multiple is typed without the error of floating point (A15)', () => {
  expect(writeVolume(0.76 * 3, { ...specifiedLimits, volumeUnit: 'hl', volumeDecimals: 2 })).toBe('22.8');
});

it.each<[VolumeUnit, number, string, string | undefined, number?]>([
  ['hl', 2, '7.6', undefined],
  ['hl', 2, '7.65', 'decimals', 1],
  ['hl', 1, '7.6', 'digits'],
  ['hl', 2, '2', 'volume-more', 3],
  ['hl', 2, '601', 'volume-less', 600],
  ['l', 3, '299', 'volume-more', 300],
  ['l', 3, '60001', 'volume-less', 60_000],
  ['l', 3, '760.5', 'digits'],
])(
  'in %s with %i decimals of m³ "%s" from 0.3 to 60 m³: %s (A15)',
  (volumeUnit, volumeDecimals, text, key, amount) => {
    const limits = { ...specifiedLimits, volumeM3: [0.3, 60] as const, volumeUnit, volumeDecimals };
    const found = validateVolume(text, limits);
    expect(found?.key).toBe(key && `validation.${key}`);
    expect(found?.params?.amount).toBe(amount);
  },
);

/** Columns of a file, and weights of a cubic metre. */
const inCubicMetres = [
  'desk.column-volume_m3',
  'admin.fact-density',
  'admin.fact-density-limit',
  'volume.product-own',
];

it.each(localeNames)('no sentence in %s says in which unit volumes are (A15)', (locale) => {
  const messages = messagesOf(locale);
  const found = Object.entries(messages).filter(
    ([key, text]) => /(?<!\/)m³/.test(text) && !inCubicMetres.includes(key),
  );
  expect(found).toEqual([]);
  const said = (unit: VolumeUnit) =>
    translate(withVolumeUnit(messages, unit), locale, 'field.whole-volume').split(':')[0];
  expect([said('m3'), said('hl'), said('l')]).toEqual(
    {
      en_GB: ['Whole cubic metres only', 'Whole hectolitres only', 'Whole litres only'],
      nl_NL: ['Alleen hele kubieke meters', 'Alleen hele hectoliters', 'Alleen hele liters'],
      de_DE: ['Nur ganze Kubikmeter', 'Nur ganze Hektoliter', 'Nur ganze Liter'],
      da_DK: ['Kun hele kubikmeter', 'Kun hele hektoliter', 'Kun hele liter'],
    }[locale as string],
  );
});
