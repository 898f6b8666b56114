import type { FactValue } from '@silowright/contract/incoming-sheet';
import { bcp47 } from '@silowright/domain/locale';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';
import { countryName } from '../lists/place-choices.ts';
import { nameOfCode } from '../parts/formats.ts';

export interface Word {
  readonly key: string;
  readonly text: string;
}

/** In the reader's language, or as sent if there is no text for the word. */
export const wordText = ({ t, has }: Texts, { key, text }: Word): string =>
  has(key) ? t(key as `${string}.${string}`) : text;

const units = {
  pieces: '',
  mm: ' m',
  t: ' t',
  'kg/m3': ' kg/m³',
  celsius: ' °C',
  km: ' km',
} as const;

export function factText(texts: Texts, value: FactValue): string {
  const locale = bcp47(texts.locale);
  switch (value.kind) {
    case 'word':
      return wordText(texts, value);
    case 'amount': {
      if (value.unit === 'm3') return texts.volume(value.amount);
      const amount = value.unit === 'mm' ? texts.metres(value.amount) : texts.number(value.amount);
      return `${amount}${units[value.unit]}`;
    }
    case 'time':
      return timeText(locale, value.at, value.zone);
    case 'country':
      return countryName(texts, value.text);
    case 'locale':
      return nameOfCode(texts.locale, 'language', value.text.split('_')[0] ?? '');
    default:
      return value.text;
  }
}

/** Date and time, with the time zone if it is not the reader's. */
function timeText(locale: string, at: string, zone: string | undefined): string {
  const style = { dateStyle: 'full', timeStyle: 'short' } as const;
  const text = new Intl.DateTimeFormat(locale, { ...style, ...(zone && { timeZone: zone }) }).format(
    new Date(at),
  );
  return zone ? `${text} (${zone})` : text;
}
