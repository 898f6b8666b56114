import { needsChecker, ralHex } from '../catalogue/ral.ts';
import type { Look } from '../catalogue/storage-type.ts';

/** Appearance of a surface. The contents are visible through natural GRP but not through paint. */
export interface Finish {
  readonly hex: string;
  readonly transparent: boolean;
  /** Luminance below 30: drawn with a pattern (CF-18). */
  readonly nearBlack: boolean;
}

const materials = {
  grp: '#e3dfc6',
  painted_steel: '#e4e3da',
  galvanised: '#b9c2c7',
  aluminium: '#cdd5da',
  stainless: '#c3ced5',
} as const satisfies Record<Look['material'], string>;

/** The colour of a paint, or that of the material. */
export function finishOf(look: Look, ral: string | undefined): Finish {
  if (ral === undefined && look.colour === undefined)
    return { hex: materials[look.material], transparent: look.material === 'grp', nearBlack: false };
  const hex = ralHex(ral ?? look.colour ?? '');
  return { hex, transparent: false, nearBlack: needsChecker(hex) };
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A share of another colour is mixed into one. */
export function mixed(hex: string, other: string, share: number): string {
  const target = channels(other);
  return `#${channels(hex)
    .map((channel, at) =>
      Math.round(channel + (target[at]! - channel) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Mixes a colour with black (share below 0) or white (above 0). All shades come from this function. */
export const shade = (hex: string, share: number): string =>
  mixed(hex, share < 0 ? '#000000' : '#ffffff', Math.abs(share));
