import type { LocaleName } from '@silowright/domain/locale';
import type { Cents, Millimetres } from '@silowright/domain/units';
import { formatDate, formatMetres, formatNumber, formatPrice } from '@silowright/texts/format';
import { bcp47, type TextParams } from '@silowright/texts/translate';
import PDFDocument from 'pdfkit';
import { printableText } from './printable-text.ts';

/** The tokens of the screens, on paper. */
export const ink = '#16202b';
export const grey = '#56626c';
export const pale = '#8d959b';
export const hairline = '#dcd8d0';
export const ground = '#f7f5f1';
export const brand = '#c2500a';

/** A4 in points, margins of 20 mm. */
export const page = {
  width: 595.28,
  height: 841.89,
  left: 56.7,
  right: 538.58,
  top: 92,
  bottom: 776,
} as const;
export const contentWidth = page.right - page.left;

export interface PdfFonts {
  readonly regular: Uint8Array;
  readonly bold: Uint8Array;
}

export interface PaperInput {
  readonly locale: LocaleName;
  readonly timeZone: string;
  readonly fonts: PdfFonts;
  readonly translate: (key: string, params?: TextParams) => string;
  readonly title: string;
  readonly author: string;
  readonly keywords: string;
  readonly createdAt: Date;
}

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
  readonly link?: string;
}

export type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

/**
 * One document being written: text in two weights that never lacks a glyph, formats of its language, and the
 * structure tree that a screen reader follows. Everything drawn is either in that tree or marked an artifact.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly t: PaperInput['translate'];
  readonly #locale: LocaleName;
  readonly #timeZone: string;
  readonly #root: StructureElement;
  readonly #chunks: Uint8Array[] = [];
  readonly #hasGlyph: (codePoint: number) => boolean;

  constructor(input: PaperInput) {
    this.t = input.translate;
    this.#locale = input.locale;
    this.#timeZone = input.timeZone;
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-2b',
      tagged: true,
      displayTitle: true,
      lang: bcp47(input.locale),
      font: input.fonts.regular as unknown as string,
      info: {
        Title: input.title,
        Author: input.author,
        Keywords: input.keywords,
        Creator: input.author,
        CreationDate: input.createdAt,
        ModDate: input.createdAt,
      },
    });
    this.doc.on('data', (chunk: Uint8Array) => this.#chunks.push(chunk));
    this.doc.registerFont('regular', input.fonts.regular as unknown as string);
    this.doc.registerFont('bold', input.fonts.bold as unknown as string);
    this.#hasGlyph = glyphTest(this.doc);
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
  }

  readonly price = (cents: Cents): string => formatPrice(cents, this.#locale);
  readonly metres = (mm: Millimetres): string => formatMetres(mm, this.#locale);
  readonly number = (value: number, decimals?: number): string => formatNumber(value, this.#locale, decimals);
  readonly date = (iso: string): string => formatDate(new Date(iso), this.#locale, this.#timeZone);

  addPage(): void {
    this.doc.addPage({ size: 'A4', margin: 0 });
  }

  /** Draws inside a new element of the structure tree. */
  tag(
    type: string,
    draw: () => void,
    options: { alt?: string; scope?: 'Column' | 'Row' } = {},
    parent = this.#root,
  ): void {
    parent.add(this.doc.struct(type, options as PDFKit.Mixins.StructureElementOptions, [draw]));
  }

  /** An element that holds others, like a table's row. */
  group(type: string, fill: (element: StructureElement) => void, parent = this.#root): void {
    const element = this.doc.struct(type);
    parent.add(element);
    fill(element);
    element.end();
  }

  /** Decoration and running heads, which a screen reader passes over. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }

  /** Writes in page space and answers the y below the text. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const { doc } = this;
    const printed = this.#apply(text, style);
    doc.text(printed, x, y, {
      width,
      align: style.align ?? 'left',
      lineGap: style.lineGap ?? 1.5,
      ...(style.link !== undefined && { link: style.link }),
    });
    return doc.y;
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    const printed = this.#apply(text, style);
    return this.doc.heightOfString(printed, { width, lineGap: style.lineGap ?? 1.5 });
  }

  widthOf(text: string, style: TextStyle = {}): number {
    return this.doc.widthOfString(this.#apply(text, style));
  }

  #apply(text: string, { size = 9.5, bold = false, colour = ink }: TextStyle): string {
    this.doc
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(colour);
    return printableText(text, this.#hasGlyph);
  }

  line(x1: number, y1: number, x2: number, y2: number, colour = hairline, width = 0.6): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).strokeColor(colour).stroke();
  }

  /** Ends the document; the running head and foot of each page come last, when the number of pages is known. */
  async finish(frame: (pageNumber: number, pages: number) => void): Promise<Uint8Array> {
    const { count } = this.doc.bufferedPageRange();
    for (let at = 0; at < count; at++) {
      this.doc.switchToPage(at);
      this.artifact(() => frame(at + 1, count));
    }
    this.#root.end();
    const ended = new Promise<void>((resolve, reject) => {
      this.doc.on('end', resolve);
      this.doc.on('error', reject);
    });
    this.doc.end();
    await ended;
    return Buffer.concat(this.#chunks);
  }
}

/** Both weights cover the same characters, so one answers for both. */
function glyphTest(doc: PDFKit.PDFDocument): (codePoint: number) => boolean {
  const { font } = (
    doc as unknown as { _font: { font: { hasGlyphForCodePoint(codePoint: number): boolean } } }
  )._font;
  return (codePoint) => font.hasGlyphForCodePoint(codePoint);
}
