import { readFileSync } from 'node:fs';
import { type PdfFonts, parseFont } from './parsed-font.ts';
import { PreparedFont } from './prepared-font.ts';

const fileOf = (name: string) => readFileSync(new URL(`../../../../fonts/${name}`, import.meta.url));

/** The whole font, a subset created by scripts/data/subset-fonts.ts. */
export const parseOwnFont = (name: 'regular' | 'bold') => parseFont(fileOf(`quotation-${name}.ttf`));

const load = (name: 'regular' | 'bold') =>
  new PreparedFont(JSON.parse(fileOf(`quotation-${name}.json`).toString()), () => parseOwnFont(name));

/** The two weights of the quotation's font. */
export const loadFonts = (): PdfFonts => ({ regular: load('regular'), bold: load('bold') });
