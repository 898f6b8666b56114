import { type FallbackName, fallbackFor } from './fallback-fonts.ts';

/** Printed for a character that no font has, so that the reader sees it is missing (threat 22). */
const substitute = '□';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Line-breaking characters become plain spaces; control and direction marks are shown and have no effect. */
const plainSpaces = /[\t\u2000-\u200a\u205f\u3000]/g;

type HasGlyph = (codePoint: number) => boolean;

/** A visible character and the font that prints it. */
export interface Letter {
  readonly text: string;
  readonly font: FallbackName | 'own';
}

export const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(plainSpaces, ' ');

/** Whether the font of the quotation prints all of a plain text. */
export function inOwnFont(plain: string, hasGlyph: HasGlyph): boolean {
  for (let at = 0; at < plain.length; at++) {
    const codePoint = plain.codePointAt(at) ?? 0;
    if (codePoint !== 0x0a && !hasGlyph(codePoint)) return false;
    if (codePoint > 0xffff) at++;
  }
  return true;
}

/** The visible characters of a plain text. An emoji of seven code points is one, and so is its substitute. */
export function lettersOf(plain: string, hasGlyph: HasGlyph, names = ''): Letter[] {
  return Array.from(graphemes.segment(plain), ({ segment }): Letter => {
    if (inOwnFont(segment, hasGlyph)) return { text: segment, font: 'own' };
    const font = fallbackFor(segment, plain + names);
    if (font) return { text: segment, font };
    return { text: substitute, font: inOwnFont(substitute, hasGlyph) ? 'own' : 'other' };
  });
}

export const isPrintable = (text: string, hasGlyph: HasGlyph): boolean => {
  const plain = plainText(text);
  return (
    inOwnFont(plain, hasGlyph) ||
    lettersOf(plain, hasGlyph).every((letter) => letter.text !== substitute) ||
    plain.includes(substitute)
  );
};
