import type { Check } from './folder.ts';

const file = 'brand/brand.json';
/** WCAG 2.2 AA for text of usual size. */
const neededContrast = 4.5;
/** The mark is part of every quotation. */
const largestMark = 20_000;

/** Text in brand colours can be read (CT-10), and the pictures are there. */
export const checkBrand: Check = ({ brand, files }, problems) => {
  if (!brand) return;
  const problem = (place: string, text: string) => problems.push({ file, place, text, severity: 'error' });
  const { brand: colour, strong, tint } = brand.colours;
  const pairs = [
    ['brand', colour, '#ffffff'],
    ['strong', strong, '#ffffff'],
    ['strong', strong, tint],
  ] as const;
  for (const [name, one, other] of pairs) {
    const contrast = contrastOf(one, other);
    if (contrast < neededContrast)
      problem(
        `colours.${name}`,
        `${one} on ${other} has contrast ${contrast.toFixed(1)}, needed ${neededContrast}`,
      );
  }
  const named = (place: string, name: string, form: RegExp, example: string): string | undefined => {
    const path = `brand/${name}`;
    if (!form.test(name))
      problem(place, `"${name}" must be the name of a file in brand/, such as ${example}`);
    else if (!files.has(path)) problem(place, `${path} is missing`);
    else return path;
    return undefined;
  };
  const svg = (place: string, name: string) => {
    const path = named(place, name, /^[\w.-]+\.svg$/, `${place}.svg`);
    const text = path && files.get(path);
    if (text === undefined) return;
    if (!/<svg[\s>]/.test(text)) problem(place, `${path} is not an SVG picture`);
    else if (active.test(text))
      problem(place, `${path} contains a script or loads something; export the picture without them`);
    else if (text.length > largestMark)
      problem(
        place,
        `${path} has ${Math.ceil(text.length / 1000)} KB; at most ${largestMark / 1000} KB are used`,
      );
  };
  svg('mark', brand.mark);
  if (brand.logo) svg('logo', brand.logo);
  if (brand.share_picture)
    named('share_picture', brand.share_picture, /^[\w.-]+\.(png|jpg)$/, 'share.png of 1200 x 630 pixels');
  if (brand.font) named('font', brand.font, /^[\w.-]+\.woff2$/, 'font.woff2');
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
