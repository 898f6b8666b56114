import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import subsetFont from 'subset-font';

/**
 * Creates the fonts of the quotation and of the screens. Run it only to change the covered characters: the results are
 * committed, so no installation needs the sources. The argument is a folder with unpacked npm packages: `plex`
 * (@ibm/plex-sans-variable 0.2.0) and `noto-…` (@expo-google-fonts/noto-…, versions below). DejaVu is Debian's
 * fonts-dejavu-extra. The size of a font determines the CPU time of a PDF and the loading time of a page.
 */
const [folder = ''] = process.argv.slice(2);
const target = new URL('../../apps/server/fonts/', import.meta.url);

type Ranges = readonly (readonly [first: number, last: number])[];

/** Characters of European languages; others are printed in a fallback font (deals/paper/pdf/fallback-fonts.ts). */
const covered: Ranges = [
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

/** Characters of the screens in the four languages and their loan words: every page loads them. */
const coveredOnScreen: Ranges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
  [0xa7, 0xa7],
  [0xa9, 0xa9],
  [0xab, 0xab],
  [0xad, 0xae],
  [0xb0, 0xb3],
  [0xb5, 0xb5],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xc4, 0xc6],
  [0xc9, 0xc9],
  [0xcb, 0xcb],
  [0xcf, 0xcf],
  [0xd6, 0xd8],
  [0xdc, 0xdc],
  [0xdf, 0xe1],
  [0xe4, 0xeb],
  [0xed, 0xed],
  [0xef, 0xef],
  [0xf3, 0xf3],
  [0xf6, 0xf8],
  [0xfa, 0xfa],
  [0xfc, 0xfc],
  [0x2010, 0x2011],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x20ac, 0x20ac],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0x2248, 0x2248],
  [0x2264, 0x2265],
];

/**
 * Further ones of European languages, loaded by a page that shows one (the same ranges as in ui/tokens.css). Others use
 * a font of the system.
 */
const rarelyOnScreen: Ranges = [
  [0xa1, 0xa2],
  [0xa4, 0xa6],
  [0xa8, 0xa8],
  [0xaa, 0xaa],
  [0xac, 0xac],
  [0xaf, 0xaf],
  [0xb4, 0xb4],
  [0xb6, 0xb6],
  [0xb8, 0xba],
  [0xbc, 0xc3],
  [0xc7, 0xc8],
  [0xca, 0xca],
  [0xcc, 0xce],
  [0xd0, 0xd5],
  [0xd9, 0xdb],
  [0xdd, 0xde],
  [0xe2, 0xe3],
  [0xec, 0xec],
  [0xee, 0xee],
  [0xf0, 0xf2],
  [0xf4, 0xf5],
  [0xf9, 0xf9],
  [0xfb, 0xfb],
  [0xfd, 0xff],
  [0x100, 0x17f],
  [0x1e9e, 0x1e9e],
  [0x2012, 0x2012],
  [0x2015, 0x2015],
  [0x201a, 0x201b],
  [0x201f, 0x2021],
  [0x2030, 0x2030],
  [0x2039, 0x203a],
  [0x2122, 0x2122],
];

const wide: Ranges = [
  [0x3000, 0x303f],
  [0xff00, 0xffef],
];
const han: Ranges = [
  [0x3400, 0x9fff],
  [0xf900, 0xfaff],
  [0x20000, 0x323af],
];

/** Font → source and characters. Joined and Indic scripts keep their shaping tables. */
const fallbacks: Readonly<
  Record<string, { source: string; covers: Ranges; shaped?: boolean; weight?: number }>
> = {
  chinese: { source: noto('noto-sans-sc', 'NotoSansSC'), covers: [...wide, ...han] }, // 0.4.3
  japanese: {
    source: noto('noto-sans-jp', 'NotoSansJP'),
    covers: [...wide, [0x3040, 0x30ff], [0x31f0, 0x31ff], ...han],
  },
  korean: {
    source: noto('noto-sans-kr', 'NotoSansKR'), // 0.4.3
    covers: [...wide, [0x1100, 0x11ff], [0x3130, 0x318f], [0xac00, 0xd7a3]],
  },
  // Without the marks that change the reading direction.
  arabic: {
    source: noto('noto-sans-arabic', 'NotoSansArabic'), // 0.4.3
    covers: [
      [0x200c, 0x200d],
      [0x600, 0x61b],
      [0x61d, 0x6ff],
      [0x750, 0x77f],
      [0x8a0, 0x8ff],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfefc],
    ],
    shaped: true,
  },
  hebrew: {
    source: noto('noto-sans-hebrew', 'NotoSansHebrew'),
    covers: [
      [0x591, 0x5f4],
      [0xfb1d, 0xfb4f],
    ],
    shaped: true,
  },
  thai: { source: noto('noto-sans-thai', 'NotoSansThai'), covers: [[0xe01, 0xe5b]], shaped: true },
  devanagari: {
    source: noto('noto-sans-devanagari', 'NotoSansDevanagari'), // 0.4.1
    covers: [
      [0x200c, 0x200d],
      [0x900, 0x97f],
    ],
    shaped: true,
  },
  emoji: {
    source: noto('noto-emoji', 'NotoEmoji'), // 0.4.7
    covers: [
      [0x23, 0x39],
      [0xa9, 0xae],
      [0x200d, 0x200d],
      [0x203c, 0x3299],
      [0xfe0f, 0xfe0f],
      [0x1f000, 0x1faff],
      [0xe0020, 0xe007f],
    ],
    shaped: true,
  },
  other: {
    source: '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed.ttf',
    covers: [
      ...covered,
      [0x250, 0x58f],
      [0x7c0, 0x7fa],
      [0xe80, 0xedf],
      [0x10a0, 0x10ff],
      [0x1400, 0x1676],
      [0x1d00, 0x1dbf],
      [0x1e00, 0x1fff],
      [0x2030, 0x205f],
      [0x2070, 0x2bff],
      [0x2d00, 0x2dff],
    ],
  },
};

function noto(npmPackage: string, name: string): string {
  return `${folder}/${npmPackage}/400Regular/${name}_400Regular.ttf`;
}

const textOf = (ranges: Ranges) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

const plex = await readFile(`${folder}/plex/fonts/complete/ttf/IBM Plex Sans Var-Roman.ttf`);

for (const [name, wght] of [
  ['quotation-regular.ttf', 400],
  ['quotation-bold.ttf', 600],
] as const) {
  const font = await subsetFont(plex, textOf(covered), {
    targetFormat: 'truetype',
    noHinting: true,
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    dropTables: ['GDEF', 'STAT'],
    variationAxes: { wght, wdth: 100 },
  });
  await writeFile(new URL(name, target), font);
  console.log(`${name}: ${font.length} bytes`);
}

await mkdir(new URL('fallback/', target), { recursive: true });
for (const [name, { source, covers, shaped = false }] of Object.entries(fallbacks)) {
  const font = await subsetFont(await readFile(source), textOf(covers), {
    targetFormat: 'truetype',
    noHinting: true,
    noLayoutClosure: !shaped,
    dropTables: ['BASE', 'FFTM', 'STAT', 'VORG', 'vhea', 'vmtx', ...(shaped ? [] : ['GDEF', 'GPOS', 'GSUB'])],
  });
  const packed = brotliCompressSync(font, {
    params: { [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: font.length },
  });
  await writeFile(new URL(`fallback/${name}.ttf.br`, target), packed);
  console.log(`fallback/${name}: ${font.length} bytes, packed ${packed.length}`);
}

const screenFolder = new URL('../../packages/ui/src/look/fonts/', import.meta.url);
for (const [name, ranges] of [
  ['screen.woff2', coveredOnScreen],
  ['screen-rare.woff2', rarelyOnScreen],
] as const) {
  const font = await subsetFont(plex, textOf(ranges), {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: ['kern'],
    noLayoutClosure: true,
    dropTables: [],
    variationAxes: { wght: { min: 400, max: 600 }, wdth: 100 },
  });
  await writeFile(new URL(name, screenFolder), font);
  console.log(`${name}: ${font.length} bytes`);
}
