import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** The two weights of the quotation's font. */
export interface PdfFonts {
  readonly regular: Font;
  readonly bold: Font;
}

/**
 * Parses a font once for all documents of a thread. fontkit keeps each glyph with the characters it was first asked
 * for, and embedding "ŉ" asks for its part "’" without any: each is asked for here, so that it can be searched.
 */
export function parseFont(file: Uint8Array): Font {
  const font = create(file);
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
  return font;
}

const load = (name: string) =>
  parseFont(readFileSync(new URL(`../../../../fonts/quotation-${name}.ttf`, import.meta.url)));

/** Subsets created by tools/data/subset-fonts.ts. */
export const loadFonts = (): PdfFonts => ({ regular: load('regular'), bold: load('bold') });
