import { ralColours } from './ral-colours.ts';

/** Natural GRP: what a colour without a RAL code looks like. */
const lightDefault = '#F2F0E6';

/** `7016`, `RAL 7016` or `ral7016`; a value with an underscore is no colour code (CF-18). */
export function ralHex(code: string): string {
  if (code.includes('_')) return lightDefault;
  const digits = code.replace(/^\s*ral\s*/i, '').trim();
  return Object.hasOwn(ralColours, digits) ? ralColours[digits]![0] : lightDefault;
}

/** 0.299 R + 0.587 G + 0.114 B, each 0 to 255. */
export function luminance(hex: string): number {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5);
}

/** A near-black surface would hide every line drawn on it, so it shows as a checker (CF-18). */
export const needsChecker = (hex: string): boolean => luminance(hex) < 30;

export const textColourOn = (hex: string): 'black' | 'white' => (luminance(hex) > 180 ? 'black' : 'white');
