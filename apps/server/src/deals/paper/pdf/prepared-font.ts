import { inflateSync } from 'node:zlib';
import { keepCompressed } from './collected-document.ts';
import type { Glyph, ParsedFont, Run } from './parsed-font.ts';

/** What pdfkit asks a font for, besides its text. */
export interface FontFacts {
  readonly postscriptName: string;
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly xHeight: number;
  readonly capHeight: number;
  readonly italicAngle: number;
  readonly bbox: {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  };
  readonly 'OS/2': { readonly sFamilyClass: number };
  readonly post: { readonly isFixedPitch: number };
  readonly head: { readonly macStyle: { readonly italic: boolean } };
  /** pdfkit compares it for fonts of the same name. */
  readonly _tables: { readonly head: { readonly checkSumAdjustment: number } };
}

/** A font as scripts/data/prepare-fonts.ts writes it. */
export interface PreparedFontData {
  readonly facts: FontFacts;
  /** The ranges of characters that the font has. */
  readonly covered: readonly (readonly [first: number, last: number])[];
  /** Each with the glyph and the width at the same place. */
  readonly characters: string;
  readonly ids: readonly number[];
  readonly widths: readonly number[];
  /** By how much a character moves what follows it: a row of 16-bit numbers for each, compressed, in Base64. */
  readonly kerning: string;
  /** The embedded font: its glyphs, in this order, and its file, compressed, in Base64. */
  readonly embedded: readonly number[];
  readonly file: string;
}

type Subset = ReturnType<ParsedFont['createSubset']>;

/**
 * A font that knows glyphs, kerning and embedded file of the common characters beforehand. To read them from the font
 * took a third of a thread's first PDF; it is only read for other characters.
 */
export class PreparedFont implements ParsedFont {
  readonly #data: PreparedFontData;
  readonly #parse: () => ParsedFont;
  #parsed: ParsedFont | undefined;
  readonly #places = new Map<number, number>();
  readonly #glyphs: readonly Glyph[];
  readonly #kerning: Int16Array;
  readonly #file: Uint8Array;

  constructor(data: PreparedFontData, parse: () => ParsedFont) {
    Object.assign(this, data.facts);
    this.#data = data;
    this.#parse = parse;
    const codes = Array.from(data.characters, (character) => character.codePointAt(0) ?? 0);
    this.#glyphs = codes.map((code, place) => {
      this.#places.set(code, place);
      const id = data.ids[place] ?? 0;
      // Characters that share a glyph are read as the first of them.
      return { id, codePoints: [codes[data.ids.indexOf(id)] ?? code], advanceWidth: data.widths[place] ?? 0 };
    });
    this.#kerning = new Int16Array(new Uint8Array(inflateSync(Buffer.from(data.kerning, 'base64'))).buffer);
    this.#file = Buffer.from(data.file, 'base64');
    keepCompressed(this.#file, this.#file);
  }

  get #whole(): ParsedFont {
    this.#parsed ??= this.#parse();
    return this.#parsed;
  }

  hasGlyphForCodePoint(codePoint: number): boolean {
    return this.#data.covered.some(([first, last]) => first <= codePoint && codePoint <= last);
  }

  getGlyph(id: number): Pick<Glyph, 'advanceWidth'> {
    return this.#glyphs.find((glyph) => glyph.id === id) ?? this.#whole.getGlyph(id);
  }

  /** Undefined for a text with another character. */
  widthOf(text: string): number | undefined {
    let width = 0;
    const isCommon = this.#follow(text, ({ advanceWidth }, kerning) => {
      width += advanceWidth + kerning;
    });
    return isCommon ? width : undefined;
  }

  /** The operand that shows a text, with the numbers of the glyphs in a document; undefined as above. */
  shown(text: string, numbers: ReadonlyMap<number, number>): string | undefined {
    let shown = '';
    const isCommon = this.#follow(text, ({ id }, kerning) => {
      if (kerning !== 0) shown += `>${-kerning}<`;
      shown += (numbers.get(id) ?? 0).toString(16).padStart(4, '0');
    });
    return isCommon ? shown : undefined;
  }

  /** Each glyph with the kerning before it. Words are laid out alone, as pdfkit does: a space does not move the next. */
  #follow(text: string, visit: (glyph: Glyph, kerning: number) => void): boolean {
    let row: number | undefined;
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      const place = this.#places.get(code);
      const glyph = this.#glyphs[place ?? -1];
      if (place === undefined || !glyph) return false;
      visit(glyph, row === undefined ? 0 : (this.#kerning[row + place] ?? 0));
      row = code === 0x20 ? undefined : place * this.#glyphs.length;
    }
    return true;
  }

  /** One word, with its space. */
  layout(text: string, features?: unknown): Run {
    const glyphs: Glyph[] = [];
    const positions: Run['positions'][number][] = [];
    const isCommon = this.#follow(text, (glyph, kerning) => {
      const last = positions.at(-1);
      if (last) last.xAdvance += kerning;
      const { advanceWidth } = glyph;
      glyphs.push(glyph);
      positions.push({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth });
    });
    if (features || !isCommon) return this.#whole.layout(text, features);
    return {
      glyphs,
      positions,
      // pdfkit scales the positions first.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
      },
    };
  }

  createSubset(): Subset {
    const glyphs = [0];
    const numbers = new Map([[0, 0]]);
    return {
      glyphs,
      includeGlyph: (id) => {
        let number = numbers.get(id);
        if (number === undefined) {
          number = glyphs.push(id) - 1;
          numbers.set(id, number);
        }
        return number;
      },
      encode: () => {
        const { embedded } = this.#data;
        const isPrepared = glyphs.length === embedded.length && embedded.every((id, at) => glyphs[at] === id);
        if (isPrepared) return this.#file;
        const subset = this.#whole.createSubset();
        for (const id of glyphs) subset.includeGlyph(id);
        return subset.encode();
      },
    };
  }
}
