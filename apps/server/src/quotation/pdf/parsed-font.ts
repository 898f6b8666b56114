import PDFDocument from 'pdfkit';

/** Result of pdfkit's font parser. */
export interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

export interface PdfFonts {
  readonly regular: ParsedFont;
  readonly bold: ParsedFont;
}

interface Glyph {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
}

interface Run {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly {
    readonly xAdvance: number;
    readonly advanceWidth: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }[];
  readonly advanceWidth: number;
}

/** A font in a document, with its laid-out words; pdfkit's types do not declare it. */
export interface FontInDocument {
  readonly font: ParsedFont;
  readonly id: string;
  readonly scale: number;
  readonly document: { ref(): { end(data: unknown): void } };
  readonly subset: {
    readonly glyphs: readonly number[];
    includeGlyph(id: number): number;
    encode(): Uint8Array;
  };
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

/**
 * Parses a font once for all documents: pdfkit accepts a parsed font instead of a file, and parsing costs more than
 * writing three pages. An unused document provides the parser.
 */
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
