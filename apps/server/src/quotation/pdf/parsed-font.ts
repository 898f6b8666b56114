import PDFDocument from 'pdfkit';

/** Result of pdfkit's font parser. */
export interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

export interface PdfFonts {
  readonly regular: ParsedFont;
  readonly bold: ParsedFont;
}

/** A font in a document, with its laid-out words; pdfkit's types do not declare it. */
interface FontInDocument {
  readonly font: ParsedFont;
  layoutCache: Record<string, unknown>;
  ascender: number;
  descender: number;
  lineGap: number;
}

const fontOf = (doc: PDFKit.PDFDocument): FontInDocument =>
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

/** Maximum number of cached words; quotations repeat most words. */
const rememberedWords = 4000;
const words = new WeakMap<ParsedFont, Record<string, unknown>>();

/** Lets documents share laid-out words, because kerning is the expensive part. */
export function shareWords(doc: PDFKit.PDFDocument, name: string): void {
  doc.font(name);
  const font = fontOf(doc);
  let known = words.get(font.font);
  if (!known || Object.keys(known).length > rememberedWords) {
    // Without a prototype, because a visitor may be called "constructor".
    known = Object.create(null) as Record<string, unknown>;
    words.set(font.font, known);
  }
  font.layoutCache = known;
}

/** Above and below the baseline, in thousandths of the size: lines of all fonts have the same height. */
const lineMetrics = { ascender: 928, descender: -236, lineGap: 0 };

export function setLineMetrics(doc: PDFKit.PDFDocument, name: string): void {
  doc.font(name);
  Object.assign(fontOf(doc), lineMetrics);
}
