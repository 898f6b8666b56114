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

  layout(text: string, features?: unknown): Run {
    const glyphs: Glyph[] = [];
    const positions: Run['positions'][number][] = [];
    let before = 0;
    for (let at = 0; at < text.length; at++) {
      const place = this.#places.get(text.charCodeAt(at));
      const glyph = this.#glyphs[place ?? -1];
      if (features || place === undefined || !glyph) return this.#whole.layout(text, features);
      const last = positions.at(-1);
      if (last) last.xAdvance += this.#kerning[before * this.#glyphs.length + place] ?? 0;
      before = place;
      const { advanceWidth } = glyph;
      glyphs.push(glyph);
      positions.push({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0, advanceWidth });
    }
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
