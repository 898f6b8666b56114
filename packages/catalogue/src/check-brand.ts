import type { Check } from './folder.ts';

const file = 'brand/brand.json';
/** WCAG 2.2 AA for text of usual size. */
const neededContrast = 4.5;

/** Text in brand colours can be read (CT-10), and the pictures are there. */
export const checkBrand: Check = ({ brand, files }, problems) => {
  if (!brand) return;
  const { colours } = brand;
  const pairs = [
    ['brand', colours.brand, colours.on_brand],
    ['strong', colours.strong, colours.on_brand],
    ['strong', colours.strong, colours.tint],
    ...(colours.on_brand === '#ffffff' ? [] : [['brand', colours.brand, '#ffffff'] as const]),
  ] as const;
  for (const [name, colour, other] of pairs) {
    const contrast = contrastOf(colour, other);
    if (contrast < neededContrast)
      problems.push({
        file,
        place: `colours.${name}`,
        text: `${colour} on ${other} has contrast ${contrast.toFixed(1)}, needed ${neededContrast}`,
        severity: 'error',
      });
  }
  const problem = (place: string, text: string) => problems.push({ file, place, text, severity: 'error' });
  for (const name of ['mark', 'logo'] as const) {
    const picture = `brand/${brand[name]}`;
    const text = files.get(picture);
    if (!/^[\w.-]+\.(svg|png|jpg|webp)$/.test(brand[name]))
      problem(name, `"${brand[name]}" must be the name of a picture in brand/, such as mark.svg`);
    else if (text === undefined) problem(name, `${picture} is missing`);
    else if (picture.endsWith('.svg') && !/<svg[\s>]/.test(text))
      problem(name, `${picture} is not an SVG picture`);
    else if (picture.endsWith('.svg') && active.test(text))
      problem(name, `${picture} contains a script or loads something; export the picture without them`);
  }
};

/** Pictures are served from the site's own address, so they must not act or load anything (threat 27). */
const active = /<script|<foreignObject|\son\w+\s*=|javascript:|(href|src)\s*=\s*["']\s*(?!#|data:image\/)/i;

export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
