import PDFDocument from 'pdfkit';

/** What pdfkit's font parser makes of a file. */
export interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

export interface PdfFonts {
  readonly regular: ParsedFont;
  readonly bold: ParsedFont;
}

/** A font as one document holds it, with the words it has laid out; pdfkit's types do not name it. */
interface FontInDocument {
  readonly font: ParsedFont;
  layoutCache: Record<string, unknown>;
}

const fontOf = (doc: PDFKit.PDFDocument): FontInDocument =>
  (doc as unknown as { _font: FontInDocument })._font;

/**
 * Parses a font once for all documents: pdfkit takes a parsed font in the place of a file, and parsing costs
 * more than writing three pages. A document that is never written lends its parser.
 */
export function parseFont(file: Uint8Array): ParsedFont {
  return fontOf(new PDFDocument({ font: file as unknown as string, autoFirstPage: false })).font;
}

/** Words of quotations repeat from one to the next; more than these are hardly in use. */
const rememberedWords = 4000;
const words = new WeakMap<ParsedFont, Record<string, unknown>>();

/** Lets documents share the words they have laid out: kerning a word is the dear part of writing it. */
export function shareWords(doc: PDFKit.PDFDocument, name: keyof PdfFonts): void {
  doc.font(name);
  const font = fontOf(doc);
  let known = words.get(font.font);
  if (!known || Object.keys(known).length > rememberedWords) {
    // Without a prototype: a visitor may be called "constructor".
    known = Object.create(null) as Record<string, unknown>;
    words.set(font.font, known);
  }
  font.layoutCache = known;
}
