import { buffer } from 'node:stream/consumers';
import { bcp47, type LocaleName } from '@silowright/domain/locale';

import type { Money } from '@silowright/domain/pricing/currency';
import type { Millimetres } from '@silowright/domain/units';
import { formatDate, formatMetres, formatMoney, formatNumber } from '@silowright/texts/format';
import { type Messages, translate } from '@silowright/texts/translate';
import { volumeTexts } from '@silowright/texts/volume-words';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import type { Speaker } from '../../../platform/texts.ts';
import { brokenLines } from './broken-lines.ts';
import { fallbackFont } from './fallback-fonts.ts';
import type { PdfFonts } from './load-fonts.ts';
import { type MixedLine, mixedLines, type Run } from './mixed-text.ts';
import { inOwnFont, isPrintable, lettersOf, plainText } from './printable-text.ts';
import type { PrintedBrand } from './printed-brand.ts';
import { universalAccess } from './universal-access.ts';

/** The design tokens of the screens, for paper. */
export const ink = '#16202b';
export const grey = '#56626c';
export const pale = '#8d959b';
export const hairline = '#dcd8d0';
export const ground = '#f7f5f1';

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

export interface PaperInput {
  readonly locale: LocaleName;
  readonly timeZone: string;
  readonly fonts: PdfFonts;
  readonly messages: Messages;
  readonly title: string;
  readonly author: string;
  readonly keywords: string;
  readonly createdAt: Date;
  readonly brand: PrintedBrand;
  /** Names of the reader: they decide between Chinese, Japanese and Korean forms of the same character. */
  readonly names: string;
}

export interface TextStyle {
  readonly size?: number;
  readonly bold?: boolean;
  readonly colour?: string;
  readonly align?: 'left' | 'right' | 'center';
  readonly lineGap?: number;
}

/** Corners of a figure, from the top left of the page. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface TagOptions {
  readonly alt?: string;
  readonly scope?: 'Column' | 'Row';
  /** Only for a figure. */
  readonly box?: Box;
}

const normalSize = 9.5;

/** Lines of all fonts have the same height and baseline: shares of the size. */
const ascentOf = ({ size = normalSize }: TextStyle): number => 0.928 * size;
const lineHeightOf = ({ size = normalSize, lineGap = 1.5 }: TextStyle): number => 1.164 * size + lineGap;

const shiftOf = { left: 0, center: 0.5, right: 1 } as const;

export interface PairRow {
  /** Draws decoration above the row, not read by screen readers. */
  readonly before?: () => void;
  readonly label: () => void;
  readonly value: () => void;
}

export type StructureElement = ReturnType<PDFKit.PDFDocument['struct']>;

/**
 * One document being written: text in two weights without missing glyphs, formats of its language, and the structure
 * tree for screen readers. Everything drawn is in that tree or marked as an artifact.
 */
export class Paper {
  readonly doc: PDFKit.PDFDocument;
  readonly #written: Promise<Uint8Array>;
  readonly t: Speaker['t'];
  readonly volume: Speaker['volume'];
  readonly volumeNumber: Speaker['volumeNumber'];
  /** The colour of the brand. */
  readonly accent: string;
  readonly brand: PrintedBrand;
  readonly #locale: LocaleName;
  readonly #timeZone: string;
  readonly #root: StructureElement;
  readonly #hasGlyph: (codePoint: number) => boolean;
  readonly #registered = new Set<string>();
  readonly #names: string;

  constructor(input: PaperInput) {
    const { messages, locale } = input;
    this.t = (key, params) => translate(messages, locale, key, params);
    this.volume = volumeTexts(messages, locale).volume;
    this.volumeNumber = volumeTexts(messages, locale).volumeNumber;
    this.brand = input.brand;
    this.accent = input.brand.colour;
    this.#names = input.names;
    this.#locale = input.locale;
    this.#timeZone = input.timeZone;
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-2a',
      tagged: true,
      displayTitle: true,
      lang: bcp47(input.locale),
      // No standard font: PDF/A requires embedded fonts.
      font: null as unknown as string,
      info: {
        Title: input.title,
        Author: input.author,
        Keywords: input.keywords,
        Creator: input.author,
        CreationDate: input.createdAt,
        ModDate: input.createdAt,
      },
    });
    this.#written = buffer(this.doc);
    this.#register('regular', input.fonts.regular);
    this.#register('bold', input.fonts.bold);
    this.#hasGlyph = (codePoint) => input.fonts.regular.hasGlyphForCodePoint(codePoint);
    this.#root = this.doc.struct('Document');
    this.doc.addStructure(this.#root);
    (this.doc as unknown as { appendXML(xml: string): void }).appendXML(universalAccess);
  }

  #register(name: string, font: Font): void {
    this.#registered.add(name);
    this.doc.registerFont(name, font as unknown as string);
  }

  readonly money = (money: Money): string => formatMoney(money, this.#locale);
  readonly metres = (mm: Millimetres): string => formatMetres(mm, this.#locale);
  readonly number = (value: number, decimals?: number): string => formatNumber(value, this.#locale, decimals);
  readonly date = (iso: string): string => formatDate(new Date(iso), this.#locale, this.#timeZone);

  /** The name of a country. */
  readonly country = (code: string): string =>
    new Intl.DisplayNames([bcp47(this.#locale)], { type: 'region' }).of(code) ?? code;

  addPage(): void {
    this.doc.addPage({ size: 'A4', margin: 0 });
  }

  /** Draws inside a new element of the structure tree. */
  tag(type: string, draw: () => void, { box, ...options }: TagOptions = {}, parent = this.#root): void {
    const bbox = box && { bbox: [box.x, box.y, box.x + box.width, box.y + box.height] };
    const all = { ...options, ...bbox } as PDFKit.Mixins.StructureElementOptions;
    parent.add(this.doc.struct(type, all, [draw]));
  }

  /** Writes text as an element of its own and returns the y below it. */
  write(type: string, text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    let below = y;
    this.tag(type, () => {
      below = this.text(text, x, y, width, style);
    });
    return below;
  }

  /** An element that is read here and drawn later, when its position is known. */
  reserve(type: string): (draw: () => void) => void {
    const element = this.doc.struct(type);
    this.#root.add(element);
    return (draw) => {
      element.add(draw);
      element.end();
    };
  }

  /** A table of two columns: a header and a value per row. */
  pairs(rows: readonly PairRow[]): void {
    this.group('Table', (table) => {
      for (const { before, label, value } of rows) {
        this.group(
          'TR',
          (row) => {
            before?.();
            this.tag('TH', label, { scope: 'Row' }, row);
            this.tag('TD', value, {}, row);
          },
          table,
        );
      }
    });
  }

  /** A line of text that links to an address, also for screen readers. */
  link(text: string, url: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const element = this.doc.struct('Link');
    this.#root.add(element);
    let end = y;
    element.add(() => {
      end = this.text(text, x, y, width, style);
      this.doc.link(x, y, width, end - y, url, {
        structParent: element,
        Contents: new String(text),
      } as unknown as PDFKit.Mixins.AnnotationOption);
    });
    element.end();
    return end;
  }

  /** An element that contains others, like a table row. */
  group(type: string, fill: (element: StructureElement) => void, parent = this.#root): void {
    const element = this.doc.struct(type);
    parent.add(element);
    fill(element);
    element.end();
  }

  /** Decoration and running headers, which screen readers skip. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact');
    draw();
    this.doc.endMarkedContent();
  }

  /** Writes text in page space and returns the y below it. */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    const { doc } = this;
    const { align = 'left', colour = ink } = style;
    const printed = plainText(text);
    this.#setFont(style);
    doc.fillColor(colour);
    if (!inOwnFont(printed, this.#hasGlyph)) return this.#mixedText(printed, x, y, width, style);
    let top = y;
    for (const line of this.#lines(printed, width)) {
      const shift = align === 'left' ? 0 : (width - doc.widthOfString(line)) * shiftOf[align];
      doc.text(line, x + shift, top + ascentOf(style), { lineBreak: false, baseline: 'alphabetic' });
      top += lineHeightOf(style);
    }
    return top;
  }

  canPrint(text: string): boolean {
    return isPrintable(text, this.#hasGlyph);
  }

  heightOf(text: string, width: number, style: TextStyle = {}): number {
    const printed = plainText(text);
    this.#setFont(style);
    const lines = inOwnFont(printed, this.#hasGlyph)
      ? this.#lines(printed, width)
      : this.#mixedLines(printed, width, style);
    return lines.length * lineHeightOf(style);
  }

  /** Most texts are one line and need no breaking. */
  #lines(printed: string, width: number): readonly string[] {
    const isOne = !printed.includes('\n') && this.doc.widthOfString(printed) <= width;
    return isOne ? [printed] : brokenLines(printed, width, (text) => this.doc.widthOfString(text));
  }

  #setFont({ size = normalSize, bold = false }: TextStyle): void {
    this.doc.font(bold ? 'bold' : 'regular').fontSize(size);
  }

  #useFontOf({ font }: Run, bold: boolean): void {
    const name = font === 'own' ? (bold ? 'bold' : 'regular') : font;
    if (!this.#registered.has(name) && font !== 'own') this.#register(name, fallbackFont(font));
    this.doc.font(name);
  }

  #mixedLines(printed: string, width: number, { bold = false }: TextStyle): MixedLine[] {
    const lines = mixedLines(lettersOf(printed, this.#hasGlyph, this.#names), width, (run) =>
      this.#widthOf(run, bold),
    );
    this.doc.font(bold ? 'bold' : 'regular');
    return lines;
  }

  #widthOf(run: Run, bold: boolean): number {
    this.#useFontOf(run, bold);
    return this.doc.widthOfString(run.text);
  }

  /** Text in several fonts. Screen readers and searches get such a line as it is read, not as it is drawn. */
  #mixedText(printed: string, x: number, y: number, width: number, style: TextStyle): number {
    const { doc } = this;
    const { align = 'left', bold = false, colour = ink, size = normalSize } = style;
    let top = y;
    for (const { runs, read } of this.#mixedLines(printed, width, style)) {
      const widths = runs.map((run) => this.#widthOf(run, bold));
      let left = x + (width - widths.reduce((sum, each) => sum + each, 0)) * shiftOf[align];
      if (read) doc.markContent('Span', { actual: read });
      runs.forEach((run, at) => {
        this.#useFontOf(run, bold);
        // Fallback fonts have one weight: an outline makes it bold.
        const heavy = bold && run.font !== 'own';
        if (heavy) doc.lineWidth(size * 0.03).strokeColor(colour);
        doc.text(run.text, left, top + ascentOf(style), {
          lineBreak: false,
          baseline: 'alphabetic',
          ...(heavy && { fill: true, stroke: true }),
        });
        left += widths[at] ?? 0;
      });
      // Ended as pdfkit writes letters, upwards: some programs place the text by where its end is.
      if (read) doc.save().transform(1, 0, 0, -1, 0, page.height).endMarkedContent().restore();
      top += lineHeightOf(style);
    }
    doc.font(bold ? 'bold' : 'regular');
    return top;
  }

  line(x1: number, y1: number, x2: number, y2: number, colour = hairline, width = 0.6): void {
    this.doc.moveTo(x1, y1).lineTo(x2, y2).lineWidth(width).strokeColor(colour).stroke();
  }

  /** Ends the document; headers and footers are drawn last, when the number of pages is known. */
  finish(frame: (pageNumber: number, pages: number) => void): Promise<Uint8Array> {
    const { count } = this.doc.bufferedPageRange();
    for (let at = 0; at < count; at++) {
      this.doc.switchToPage(at);
      this.artifact(() => frame(at + 1, count));
    }
    this.#root.end();
    this.doc.end();
    return this.#written;
  }
}

/** The y to continue at: on a new page if the next part does not fit. */
export function roomFor(paper: Paper, y: number, height: number): number {
  if (y + height <= page.bottom) return y;
  paper.addPage();
  return page.top;
}
