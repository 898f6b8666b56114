import { describe, expect, it } from 'vitest';
import { loadFonts } from './load-fonts.ts';
import { isPrintable, lettersOf, plainText } from './printable-text.ts';

const { regular, bold } = loadFonts();
const hasGlyph = (codePoint: number) => regular.hasGlyphForCodePoint(codePoint);
const letters = (text: string) => lettersOf(plainText(text), hasGlyph);
const print = (text: string) =>
  letters(text)
    .map((letter) => letter.text)
    .join('');
const fontsOf = (text: string) => [
  ...new Set(
    letters(text)
      .filter((letter) => letter.text !== ' ')
      .map((letter) => letter.font),
  ),
];

describe('printable text', () => {
  it.each([
    ['Agrarhandel Müller & Söhne, Łódź, Ångström', 'Agrarhandel Müller & Söhne, Łódź, Ångström'],
    ['Ελληνικά Юникод Ђорђе', 'Ελληνικά Юникод Ђорђе'],
    ['<b>5 ≤ 6 × 7 m³</b> €', '<b>5 ≤ 6 × 7 m³</b> €'],
    ['a family 👨‍👩‍👧‍👦 of five code points', 'a family 👨‍👩‍👧‍👦 of five code points'],
    ['\u202eevil\u202c', '□evil□'],
    ['a\u2066b\u200dc', 'a□□c'],
    ['日本', '日本'],
    ['ᜀ', '□'],
    ['e\u0301', 'é'],
    ['one\r\ntwo\u2028three\tfour', 'one\ntwo\nthree four'],
  ])('%j is printed as %j', (text, printed) => {
    expect(print(text)).toBe(printed);
  });

  it.each([
    ['Müller Ελληνικά Юникод', ['own']],
    ['محمد العربي', ['arabic']],
    ['דוד כהן', ['hebrew']],
    ['สมชาย', ['thai']],
    ['राजेश', ['devanagari']],
    ['王小明 有限公司', ['chinese']],
    ['株式会社 タンク', ['japanese']],
    ['김철수 (金)', ['korean', 'own', 'chinese']],
    ['🌾 Hof 👩‍🌾', ['emoji', 'own']],
    ['Գագիկ', ['other']],
  ])('%s is printed in %j (QU-08)', (text, fonts) => {
    expect(fontsOf(text)).toEqual(fonts);
    expect(isPrintable(text, hasGlyph)).toBe(true);
  });

  it('knows what cannot be printed', () => {
    expect(isPrintable('ᜀ', hasGlyph)).toBe(false);
    expect(isPrintable('□', hasGlyph)).toBe(true);
  });

  it('is the same in both weights, which cover the same characters', () => {
    for (let codePoint = 0x20; codePoint < 0x2800; codePoint++) {
      expect([codePoint, bold.hasGlyphForCodePoint(codePoint)]).toEqual([
        codePoint,
        regular.hasGlyphForCodePoint(codePoint),
      ]);
    }
  });
});
