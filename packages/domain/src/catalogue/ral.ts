import { ralColours } from './ral-colours.ts';

/** Natural GRP: the screen colour for values without a RAL code. */
const lightDefault = '#F2F0E6';

/** Returns `7016` for `7016`, `RAL 7016` or `ral7016`; undefined for an unknown colour. */
export function ralCode(text: string): string | undefined {
  const digits = text.replace(/^\s*ral\s*/i, '').trim();
  return Object.hasOwn(ralColours, digits) ? digits : undefined;
}

/** Unknown codes and values with an underscore get the light default (CF-18). */
export function ralHex(text: string): string {
  const code = ralCode(text);
  return code === undefined ? lightDefault : ralColours[code]!;
}

/** 0.299 R + 0.587 G + 0.114 B, with channels from 0 to 255. */
export function luminance(hex: string): number {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5);
}

/** Lines are invisible on near-black, so it is drawn as a checker pattern (CF-18). */
export const needsChecker = (hex: string): boolean => luminance(hex) < 30;

export const textColourOn = (hex: string): 'black' | 'white' => (luminance(hex) > 180 ? 'black' : 'white');

/** The smallest share of black over the colour that makes its text readable at 4.5:1; 0 to 1 (ST-07). */
export function scrimOn(hex: string): number {
  if (textColourOn(hex) === 'black') return 0;
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const contrast = (share: number) => {
    const [r, g, b] = channels.map((channel) => {
      const value = channel * (1 - share);
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 1.05 / (0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05);
  };
  let share = 0;
  while (contrast(share) < 4.55) share += 0.01;
  return Math.round(share * 100) / 100;
}
