import PDFDocument from 'pdfkit';

/** What pdfkit's font parser gives, as far as it is used. */
export interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  getGlyph(id: number): Pick<Glyph, 'advanceWidth'>;
  layout(text: string, features?: unknown): Run;
  createSubset(): Subset;
}

/** The glyphs that a document embeds, numbered from 0. */
interface Subset {
  readonly glyphs: readonly number[];
  includeGlyph(id: number): number;
  encode(): Uint8Array;
}

export interface PdfFonts {
  readonly regular: ParsedFont;
  readonly bold: ParsedFont;
}

export interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
}

export interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
    /** Without kerning; set by pdfkit. */
    advanceWidth: number;
  }[];
  readonly advanceWidth: number;
}

/** A font in a document, with its laid-out words; pdfkit's types do not declare it. */
export interface FontInDocument {
  readonly font: ParsedFont;
  readonly id: string;
  readonly scale: number;
  readonly document: { ref(): { end(data: unknown): void } };
  readonly subset: Subset;
  readonly widths: number[];
  readonly unicode: (readonly number[])[];
  layoutCache: Record<string, unknown>;
  ascender: number;
  descender: number;
  lineGap: number;
  layout(text: string): Run;
  widthOfString(text: string, size: number): number;
  toUnicodeCmap(this: Pick<FontInDocument, 'document' | 'unicode'>): unknown;
  ref(): unknown;
}

export const fontOf = (doc: PDFKit.PDFDocument): FontInDocument =>
  (doc as unknown as { _font: FontInDocument })._font;

/** Parses a font once for all documents: pdfkit accepts a parsed font instead of a file. An unused document provides the parser. */
export function parseFont(file: Uint8Array): ParsedFont {
  const { font } = fontOf(new PDFDocument({ font: file as unknown as string, autoFirstPage: false }));
  keepCharacters(font as unknown as GlyphSource);
  return font;
}

interface GlyphSource {
  _glyphs: Record<number, { codePoints: readonly number[] }>;
  getGlyph(id: number, characters?: readonly number[]): unknown;
}

/**
 * fontkit keeps each glyph with the characters it was first asked for. A document that embeds "ŉ" asks for its part "’"
 * without any; the next document would print "’" without its meaning, so that it can be neither searched nor read.
 */
function keepCharacters(font: GlyphSource): void {
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, characters = []) => {
    if (characters.length > 0 && font._glyphs[id]?.codePoints.length === 0) delete font._glyphs[id];
    return getGlyph(id, characters);
  };
}

/** Above and below the baseline, in thousandths of the size: lines of all fonts have the same height. */
const lineMetrics = { ascender: 928, descender: -236, lineGap: 0 };

export function setLineMetrics(doc: PDFKit.PDFDocument, name: string): void {
  doc.font(name);
  Object.assign(fontOf(doc), lineMetrics);
}
