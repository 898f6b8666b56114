import { needsChecker, ralHex } from '../catalogue/ral.ts';
import type { Choice } from '../pricing/selection.ts';

/** How a surface looks: natural GRP lets the contents shine through, paint does not. */
export interface Finish {
  readonly hex: string;
  readonly transparent: boolean;
  /** Luminance below 30: readable only with a pattern (CF-18). */
  readonly nearBlack: boolean;
}

const naturalHex = '#e3dfc6';

export function finishOf(choice: Choice | undefined): Finish {
  if (choice === undefined || choice === 'semi_transparent')
    return { hex: naturalHex, transparent: true, nearBlack: false };
  const hex = ralHex(typeof choice === 'string' ? choice : 'custom' in choice ? choice.custom : '');
  return { hex, transparent: false, nearBlack: needsChecker(hex) };
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes towards black (share below zero) or white (above): the one way shades are made. */
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
