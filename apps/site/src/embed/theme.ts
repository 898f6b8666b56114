import type { ToFrame } from './messages.ts';

const readable = 4.5;
const white = '#ffffff';
const muted = '#55606b';

/** Relative luminance of `#rrggbb` (WCAG 2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const form = /^#[0-9a-f]{6}$/i;

/** The colours of the host as CSS variables. Unreadable ones are left out, with a warning for the host's developer. */
export function themeOf({ brand, ground }: ToFrame['colours']): Record<string, string> {
  const isBrandFit = brand !== undefined && form.test(brand) && contrast(brand, white) >= readable;
  const isGroundFit = ground !== undefined && form.test(ground) && contrast(ground, muted) >= readable;
  if (brand !== undefined && !isBrandFit)
    console.warn(`brand-colour ${brand} is not used: it must be #rrggbb and readable with white (4.5:1).`);
  if (ground !== undefined && !isGroundFit)
    console.warn(`ground-colour ${ground} is not used: it must be #rrggbb and light enough for grey text.`);
  return {
    ...(isBrandFit && {
      '--color-brand': brand,
      '--color-brand-strong': `color-mix(in srgb, ${brand} 85%, black)`,
      '--color-brand-tint': `color-mix(in srgb, ${brand} 8%, white)`,
    }),
    ...(isGroundFit && { '--color-ground': ground }),
  };
}
