import { bcp47, type LocaleName } from '@silowright/domain/locale';
import { withMinus } from '@silowright/texts/format';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';

/** "48%" in English, "48 %" in German. */
export const percentText = (part: number, locale: LocaleName, maximumFractionDigits = 0): string =>
  part.toLocaleString(bcp47(locale), { style: 'percent', maximumFractionDigits });

const signedStyle = {
  style: 'percent',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
} as const;

/** "+2.84%" in English, "−2,84 %" in German. */
export const signedPercent = (percent: number, locale: LocaleName): string =>
  withMinus((percent / 100).toLocaleString(bcp47(locale), signedStyle));

/** "208", or "500+" if only the newest rows were counted. */
export const countText = ({ locale }: Texts, count: number, isAtLeast = false): string =>
  isAtLeast
    ? `${Math.max(0, count - 1).toLocaleString(bcp47(locale))}+`
    : count.toLocaleString(bcp47(locale));

/** Thousands in full: the short Danish "50 t" reads as tonnes. */
export const axisNumber = (locale: LocaleName, value: number): string =>
  withMinus(
    new Intl.NumberFormat(bcp47(locale), {
      notation: value < 1e6 ? 'standard' : 'compact',
      maximumFractionDigits: 1,
    }).format(value),
  );

/** Date and time to the minute, short enough for a table. */
export const timeText = (locale: LocaleName, at: string): string =>
  new Date(at).toLocaleString(bcp47(locale), { dateStyle: 'medium', timeStyle: 'short' });

/** The date without the time. */
export const dateText = (locale: LocaleName, at: string): string =>
  new Date(at).toLocaleDateString(bcp47(locale), { dateStyle: 'medium' });

/** The day, as short as a second line needs it. */
export const dayText = (locale: LocaleName, at: string): string =>
  new Date(at).toLocaleDateString(bcp47(locale), { day: 'numeric', month: 'short' });

/** The time of the day. */
export const clockText = (locale: LocaleName, at: number): string =>
  new Date(at).toLocaleTimeString(bcp47(locale), { timeStyle: 'short' });

/** The name of a country or language; the code itself if the browser has no name for it. */
export function nameOfCode(locale: LocaleName, type: 'region' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames(bcp47(locale), { type }).of(code) ?? code;
  } catch {
    return code;
  }
}

/** A round number at or above the largest value. */
export function niceTop(largest: number): number {
  if (largest <= 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  return ([1, 2, 5, 10].find((factor) => factor * power >= largest) ?? 10) * power;
}
