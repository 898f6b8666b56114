/** Printed for a character that the fonts lack, so that the reader sees it is missing (threat 22). */
const substitute = '□';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Line-breaking characters become plain spaces; control and direction marks are shown and have no effect. */
const plainSpaces = /[\t\u2000-\u200a\u205f\u3000]/g;

type HasGlyph = (codePoint: number) => boolean;

const plainText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(plainSpaces, ' ');

const allPrintable = (part: string, hasGlyph: HasGlyph): boolean =>
  Array.from(part).every((character) => character === '\n' || hasGlyph(character.codePointAt(0) ?? 0));

export const isPrintable = (text: string, hasGlyph: HasGlyph): boolean =>
  allPrintable(plainText(text), hasGlyph);

/**
 * Text that the fonts can print completely. Missing characters are replaced once per visible character: an emoji of
 * seven code points is one substitute. Right-to-left text is not reordered.
 */
export function printableText(text: string, hasGlyph: HasGlyph): string {
  const plain = plainText(text);
  if (allPrintable(plain, hasGlyph)) return plain;
  let result = '';
  for (const { segment } of graphemes.segment(plain)) {
    result += allPrintable(segment, hasGlyph) ? segment : substitute;
  }
  return result;
}
