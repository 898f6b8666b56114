import { describe, expect, it } from 'vitest';
import { loadFonts } from './load-fonts.ts';
import { printableText } from './printable-text.ts';

const { regular, bold } = loadFonts();
const print = (text: string) => printableText(text, (codePoint) => regular.hasGlyphForCodePoint(codePoint));

describe('printable text', () => {
  it.each([
    ['Agrarhandel Müller & Söhne, Łódź, Ångström', 'Agrarhandel Müller & Söhne, Łódź, Ångström'],
    ['Ελληνικά Юникод Ђорђе', 'Ελληνικά Юникод Ђорђе'],
    ['<b>5 ≤ 6 × 7 m³</b> €', '<b>5 ≤ 6 × 7 m³</b> €'],
    ['a family 👨‍👩‍👧‍👦 of five code points', 'a family □ of five code points'],
    ['\u202eevil\u202c', '□evil□'],
    ['日本', '□□'],
    ['e\u0301', 'é'],
    ['one\r\ntwo\u2028three\tfour', 'one\ntwo\nthree four'],
  ])('%j is printed as %j', (text, printed) => {
    expect(print(text)).toBe(printed);
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
