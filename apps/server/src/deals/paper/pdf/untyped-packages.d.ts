declare module 'fontkit' {
  /** Accepted by pdfkit instead of a file. */
  export interface Font {
    readonly characterSet: readonly number[];
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): unknown;
    layout(text: string): {
      readonly glyphs: readonly { readonly path: { toSVG(): string } }[];
      readonly positions: readonly { readonly xAdvance: number }[];
    };
  }
  export function create(file: Uint8Array): Font;
}

declare module 'linebreak' {
  /** Where Unicode allows a line to end. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
