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
