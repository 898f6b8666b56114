import PDFDocument from 'pdfkit';

/** What pdfkit's font parser makes of a file. */
export interface ParsedFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string, features?: unknown): GlyphRun;
}

interface GlyphRun {
  readonly glyphs: readonly unknown[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
}

interface Position {
  readonly xAdvance: number;
}

export interface PdfFonts {
  readonly regular: ParsedFont;
  readonly bold: ParsedFont;
}

/** Words of quotations repeat from one to the next; more than these are hardly in use. */
const rememberedWords = 4000;

/**
 * Parses a font once for all documents: pdfkit takes a parsed font in the place of a file, and parsing costs
 * more than writing three pages. A document that is never written lends its parser.
 */
export function parseFont(file: Uint8Array): ParsedFont {
  const lender = new PDFDocument({ font: file as unknown as string, autoFirstPage: false });
  const { font } = (lender as unknown as { _font: { font: ParsedFont } })._font;
  rememberLayouts(font);
  return font;
}

/** Kerning a word is the dear part of writing it. pdfkit scales the positions it gets, so each caller has its own. */
function rememberLayouts(font: ParsedFont): void {
  const known = new Map<string, Pick<GlyphRun, 'glyphs' | 'positions'>>();
  const layout = font.layout.bind(font);
  font.layout = (text, features) => {
    if (features !== undefined) return layout(text, features);
    let run = known.get(text);
    if (!run) {
      const { glyphs, positions } = layout(text);
      run = { glyphs, positions: positions.map((position) => ({ ...position })) };
      if (known.size >= rememberedWords) known.clear();
      known.set(text, run);
    }
    const positions = run.positions.map((position) => ({ ...position }));
    return {
      glyphs: run.glyphs,
      positions,
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  };
}
