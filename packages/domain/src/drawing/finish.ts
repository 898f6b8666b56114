import { needsChecker, ralHex } from '../catalogue/ral.ts';

/** Appearance of a surface. The contents are visible through natural GRP but not through paint. */
export interface Finish {
  readonly hex: string;
  readonly transparent: boolean;
  /** Luminance below 30: drawn with a pattern (CF-18). */
  readonly nearBlack: boolean;
}

const naturalHex = '#e3dfc6';

export function finishOf(ral: string | undefined): Finish {
  if (ral === undefined) return { hex: naturalHex, transparent: true, nearBlack: false };
  const hex = ralHex(ral);
  return { hex, transparent: false, nearBlack: needsChecker(hex) };
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes a colour with black (share below 0) or white (above 0). All shades come from this function. */
export function shade(hex: string, share: number): string {
  const target = share < 0 ? 0 : 255;
  return `#${channels(hex)
    .map((channel) =>
      Math.round(channel + (target - channel) * Math.abs(share))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
