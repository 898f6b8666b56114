import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Creates the fonts of the quotation from Debian's fonts-dejavu-extra and the font of the screens from the npm package
 * @ibm/plex-sans-variable 0.2.0, whose unpacked folder is the first argument. Run it only to change the covered
 * characters: the results are committed, so no installation needs the packages. The size of a font determines the
 * CPU time of a PDF and the loading time of a page.
 */
const source = '/usr/share/fonts/truetype/dejavu';
const target = new URL('../../apps/server/fonts/', import.meta.url);

const fonts = {
  'DejaVuSansCondensed.ttf': 'quotation-regular.ttf',
  'DejaVuSansCondensed-Bold.ttf': 'quotation-bold.ttf',
};

/** Characters of European languages; every other character is replaced visibly (quotation/pdf/printable-text.ts). */
const covered: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0x24f], // Latin with all European diacritics
  [0x2bb, 0x2dd],
  [0x300, 0x328],
  [0x370, 0x3ff], // Greek
  [0x400, 0x4ff], // Cyrillic
  [0x1e00, 0x1eff],
  [0x2010, 0x2027], // dashes, quotes; without the marks that change the reading direction
  [0x202f, 0x203a],
  [0x2070, 0x208e],
  [0x20ac, 0x20ac],
  [0x20b4, 0x20bf],
  [0x2103, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2260, 0x2265],
  [0x25a1, 0x25a1], // the replacement character
  [0x2713, 0x2713],
];

/** Characters of the screens in Western and Central European languages; others use a font of the system. */
const coveredOnScreen: typeof covered = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x1e9e, 0x1e9e],
  [0x2010, 0x2015],
  [0x2018, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x2030],
  [0x2039, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
];

const textOf = (ranges: typeof covered) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

for (const [from, to] of Object.entries(fonts)) {
  const font = await subsetFont(await readFile(`${source}/${from}`), textOf(covered), {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    dropTables: ['FFTM', 'GDEF'],
  });
  await writeFile(new URL(to, target), font);
  console.log(`${to}: ${font.length} bytes`);
}

const [plexFolder] = process.argv.slice(2);
if (plexFolder) {
  const plex = await readFile(`${plexFolder}/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf`);
  const font = await subsetFont(plex, textOf(coveredOnScreen), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    dropTables: [],
    variationAxes: { wght: { min: 400, max: 600 }, wdth: 100 },
  });
  await writeFile(new URL('../../apps/web/src/ui/fonts/screen.woff2', import.meta.url), font);
  console.log(`screen.woff2: ${font.length} bytes`);
}
