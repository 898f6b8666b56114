import { readFileSync } from 'node:fs';
import { type PdfFonts, parseFont } from './parsed-font.ts';

const load = (name: string) =>
  parseFont(readFileSync(new URL(`../../../fonts/${name}.ttf`, import.meta.url)));

/** The two weights of the quotation's font, subsets created by scripts/data/subset-fonts.ts. */
export const loadFonts = (): PdfFonts => ({
  regular: load('quotation-regular'),
  bold: load('quotation-bold'),
});
