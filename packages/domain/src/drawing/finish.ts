import type { Choice } from '../pricing/selection.ts';

/** How a surface looks: natural GRP lets the contents shine through, paint does not. */
export interface Finish {
  readonly hex: string;
  readonly transparent: boolean;
  /** Luminance below 30: readable only with a pattern (CF-18). */
  readonly nearBlack: boolean;
}

const naturalHex = '#e3dfc6';
const unknownHex = '#e8e6e0';

const listedHex: Readonly<Record<string, string>> = {
  '9001': '#e9e0d2',
  '9002': '#d7d5cb',
  '7035': '#c5c7c4',
  '1015': '#e6d2b5',
  '3009': '#6d312b',
  '5010': '#004f7c',
  '6005': '#114232',
  '6011': '#6c7c59',
  '7016': '#383e42',
  '8017': '#442f29',
  '9006': '#a1a1a0',
  '9010': '#f1ece1',
  '9005': '#0e0e10',
};

export function finishOf(choice: Choice | undefined): Finish {
  if (choice === undefined || choice === 'semi_transparent')
    return { hex: naturalHex, transparent: true, nearBlack: false };
  const text = typeof choice === 'string' ? choice : 'custom' in choice ? choice.custom : '';
  const hex = listedHex[/\d{4}/.exec(text)?.[0] ?? ''] ?? unknownHex;
  return { hex, transparent: false, nearBlack: luminance(hex) < 30 };
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

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
