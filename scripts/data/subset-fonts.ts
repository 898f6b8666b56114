import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

/**
 * Creates the two subset fonts of the quotation from Debian's fonts-dejavu-extra. Run it only to change the covered
 * characters: the results are committed, so no installation needs the package. The size of the font determines the
 * CPU time of a PDF.
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

const text = covered
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((codePoint) => String.fromCodePoint(codePoint))
  .join('');

for (const [from, to] of Object.entries(fonts)) {
  const font = await subsetFont(await readFile(`${source}/${from}`), text, {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    dropTables: ['FFTM', 'GDEF'],
  });
  await writeFile(new URL(to, target), font);
  console.log(`${to}: ${font.length} bytes`);
}
