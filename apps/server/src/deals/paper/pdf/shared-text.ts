import { type FontInDocument, fontOf, type ParsedFont } from './parsed-font.ts';
import { PreparedFont } from './prepared-font.ts';

/**
 * Characters of almost every quotation. All documents embed them in the same order, so that the file of the font and
 * the operators of a text are made once for all documents. A document with other characters embeds a font of its own.
 */
export const commonText = [
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(0x20 + at)),
  ...'ÄÅÆÉÖØÜßàáäåæçèéêëíïñóôöøúü',
  ...'§«»°±²³·¹½×–—‘’“”„•…€→−≤≥✓□',
  '\u00a0',
  '\u202f',
].join('');

/** Texts and words that are kept; quotations repeat most of them. */
const mostRemembered = 8000;

/** Keeps results; forgets all when there are too many. */
function remember<Value>(known: Map<string, Value>, key: string, make: () => Value): Value {
  let value = known.get(key);
  if (value === undefined) {
    value = make();
    if (known.size >= mostRemembered) known.clear();
    known.set(key, value);
  }
  return value;
}

/** What all documents share of a font. */
class SharedFont {
  /** Laid-out words, as pdfkit looks them up. Without a prototype, because a visitor may be called "constructor". */
  #words: Record<string, unknown> = Object.create(null);
  #documents = 0;
  /** Numbers in the embedded font, by glyph. */
  readonly #numbers = new Map<number, number>();
  readonly #widths: number[] = [];
  readonly #unicode: (readonly number[])[] = [];
  readonly #measured = new Map<string, number>();
  readonly #operators = new Map<string, string | null>();
  readonly #lines = new Map<string, readonly string[]>();
  #characters: Uint8Array | undefined;

  constructor(font: FontInDocument, text: string) {
    for (const { id, advanceWidth, codePoints } of font.layout(text).glyphs) {
      const number = font.subset.includeGlyph(id);
      if (this.#numbers.has(id)) continue;
      this.#numbers.set(id, number);
      this.#widths[number] = advanceWidth * font.scale;
      this.#unicode[number] = codePoints;
    }
  }

  /** Prepares the font of a new document. */
  join(font: FontInDocument): void {
    for (const id of this.#numbers.keys()) font.subset.includeGlyph(id);
    Object.assign(font.widths, this.#widths);
    Object.assign(font.unicode, this.#unicode);
    if (++this.#documents % 100 === 0 && Object.keys(this.#words).length > mostRemembered)
      this.#words = Object.create(null);
    font.layoutCache = this.#words;
    this.#shareCharacters(font);
    const measure = font.widthOfString.bind(font);
    const widthOf = (text: string) =>
      (font.font instanceof PreparedFont ? font.font.widthOf(text) : undefined) ?? measure(text, 1000);
    font.widthOfString = (text, size) => (remember(this.#measured, text, () => widthOf(text)) * size) / 1000;
  }

  #shareCharacters(font: FontInDocument): void {
    const { length } = font.unicode;
    const { toUnicodeCmap } = font;
    font.toUnicodeCmap = () => {
      if (font.unicode.length > length) return toUnicodeCmap.call(font);
      this.#characters ??= writtenBy((document) => toUnicodeCmap.call({ document, unicode: font.unicode }));
      const reference = font.document.ref();
      reference.end(this.#characters);
      return reference;
    };
  }

  /** The operator that shows a text; null if it has glyphs that are not common, or shifted ones. */
  operatorOf(font: FontInDocument, text: string): string | null {
    return remember(this.#operators, text, () => {
      const common = font.font instanceof PreparedFont ? font.font.shown(text, this.#numbers) : undefined;
      if (common !== undefined) return `[<${common}>] TJ`;
      const { glyphs, positions } = font.layout(text);
      let shown = '';
      for (const [at, { id }] of glyphs.entries()) {
        const number = this.#numbers.get(id);
        const position = positions[at];
        if (number === undefined || !position || position.xOffset || position.yOffset) return null;
        shown += number.toString(16).padStart(4, '0');
        const kerning = Math.round(position.advanceWidth - position.xAdvance);
        if (kerning !== 0) shown += `>${kerning}<`;
      }
      return `[<${shown}>] TJ`;
    });
  }

  linesOf(key: string, make: () => readonly string[]): readonly string[] {
    return remember(this.#lines, key, make);
  }
}

function writtenBy(write: (document: FontInDocument['document']) => void): Uint8Array {
  let written = '';
  write({
    ref: () => ({
      end(text) {
        written = String(text);
      },
    }),
  });
  return Buffer.from(`${written}\n`, 'latin1');
}

const sharedFonts = new WeakMap<ParsedFont, SharedFont>();

const sharedFontOf = (font: FontInDocument) => sharedFonts.get(font.font);

/** Lets documents share a registered font. Fallback fonts embed only what a document prints. */
export function shareFont(doc: PDFKit.PDFDocument, name: string, isFallback: boolean): void {
  doc.font(name);
  const font = fontOf(doc);
  let shared = sharedFontOf(font);
  if (!shared) {
    shared = new SharedFont(font, isFallback ? '' : commonText);
    sharedFonts.set(font.font, shared);
  }
  shared.join(font);
}

/** Parts of pdfkit's text that its types do not declare. */
interface TextInternals {
  readonly _fontSize: number;
  page: { readonly fonts: Record<string, unknown> };
  addContent(operators: string): unknown;
  _fragment(text: string, x: number, y: number, options: { baseline?: string; stroke?: boolean }): void;
  _text(
    text: string,
    x: number,
    y: number,
    options: { width: number; height: number },
    onLine: (line: string) => void,
  ): void;
}

/** A hundredth of a point. */
const round = (value: number) => Math.round(value * 100) / 100;

/** Writes lines with shared operators; pdfkit writes the others. */
export function shareOperators(doc: PDFKit.PDFDocument): void {
  const internals = doc as unknown as TextInternals;
  const fragment = internals._fragment.bind(internals);
  internals._fragment = (text, x, y, options) => {
    const font = fontOf(doc);
    const operator = options.stroke ? null : sharedFontOf(font)?.operatorOf(font, text);
    if (!operator) return fragment(text, x, y, options);
    const size = internals._fontSize;
    const baseline = options.baseline === 'alphabetic' ? y : y + (font.ascender * size) / 1000;
    internals.page.fonts[font.id] ??= font.ref();
    // The page is upside down for pdfkit, so letters are too.
    internals.addContent(
      `BT\n1 0 0 -1 ${round(x)} ${round(baseline)} Tm\n/${font.id} ${round(size)} Tf\n${operator}\nET`,
    );
  };
}

/** Line ends that Unicode allows and readers do not expect: "2006/42/" + "EC", "kg/" + "m³", "e-" + "mail", "SS-" + "EN". */
const tornWord = / ([^ ]*\/|[“„"(]?(?:[Ee]|DS|EVS|ILNAS|NEN|NS|PN|SFS|SS)-)$/;

/** Breaks a text into lines of at most the width, in the current font and size. */
export function brokenLines(doc: PDFKit.PDFDocument, text: string, width: number): readonly string[] {
  const internals = doc as unknown as TextInternals;
  const broken = (rest: string): string[] => {
    const lines: string[] = [];
    internals._text(rest, 0, 0, { width, height: Number.POSITIVE_INFINITY }, (line) => {
      lines.push(line);
    });
    const at = lines.findIndex((line, index) => index < lines.length - 1 && tornWord.test(line));
    if (at === -1) return lines;
    const start = tornWord.exec(lines[at] ?? '')?.[1] ?? '';
    const whole = lines[at]?.slice(0, -start.length) ?? '';
    return [...lines.slice(0, at), whole, ...broken(start + lines.slice(at + 1).join(''))];
  };
  const make = () => broken(text).map((line) => line.replaceAll('\n', '').trimEnd());
  return sharedFontOf(fontOf(doc))?.linesOf(`${internals._fontSize} ${width} ${text}`, make) ?? make();
}
