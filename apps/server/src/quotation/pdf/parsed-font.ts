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
}

const fontOf = (doc: PDFKit.PDFDocument): FontInDocument =>
  (doc as unknown as { _font: FontInDocument })._font;

/**
 * Parses a font once for all documents: pdfkit accepts a parsed font instead of a file, and parsing costs more than
 * writing three pages. An unused document provides the parser.
 */
export function parseFont(file: Uint8Array): ParsedFont {
  return fontOf(new PDFDocument({ font: file as unknown as string, autoFirstPage: false })).font;
}

/** Maximum number of cached words; quotations repeat most words. */
const rememberedWords = 4000;
const words = new WeakMap<ParsedFont, Record<string, unknown>>();

/** Lets documents share laid-out words, because kerning is the expensive part. */
export function shareWords(doc: PDFKit.PDFDocument, name: keyof PdfFonts): void {
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
