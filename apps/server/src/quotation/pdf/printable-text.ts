/** Shown for a character that the fonts do not have: a reader sees that something stood there (threat 22). */
const substitute = '□';

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters that end or forbid lines are made plain; control and direction marks must not act, only show. */
const plainSpaces = /[\t\u2000-\u200a\u205f\u3000]/g;

/**
 * Text that the fonts can print to the last character. What they lack is replaced once per visible character,
 * so that an emoji of seven code points is one substitute, and text written right to left is not reordered.
 */
export function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const plain = text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(plainSpaces, ' ');
  const printable = (part: string) =>
    Array.from(part).every((character) => character === '\n' || hasGlyph(character.codePointAt(0) ?? 0));
  if (printable(plain)) return plain;
  let result = '';
  for (const { segment } of graphemes.segment(plain)) {
    result += printable(segment) ? segment : substitute;
  }
  return result;
}
