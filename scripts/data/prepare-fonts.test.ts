import { readFileSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { localeNames } from '@silowright/domain/locale';
import { describe, expect, it } from 'vitest';
import { loadFonts, parseOwnFont } from '../../apps/server/src/deals/paper/pdf/load-fonts.ts';
import type { PreparedFont } from '../../apps/server/src/deals/paper/pdf/prepared-font.ts';
import { commonText } from '../../apps/server/src/deals/paper/pdf/shared-text.ts';
import { loadMessages } from '../../apps/server/src/platform/texts.ts';
import { preparedFile, preparedFont } from './prepare-fonts.ts';

const unpacked = (data: ReturnType<typeof preparedFont>) => ({
  ...data,
  kerning: inflateSync(Buffer.from(data.kerning, 'base64')),
  file: inflateSync(Buffer.from(data.file, 'base64')),
});

describe.each(['regular', 'bold'] as const)('the prepared %s font', (name) => {
  const whole = parseOwnFont(name);
  const prepared = loadFonts()[name] as PreparedFont;
  const laidOut = (font: typeof whole, text: string) => {
    const { glyphs, positions, advanceWidth } = font.layout(text);
    return JSON.stringify({
      advanceWidth,
      glyphs: glyphs.map((glyph) => [glyph.id, glyph.advanceWidth]),
      positions: positions.map(({ xAdvance, xOffset, yOffset }) => [xAdvance, xOffset, yOffset]),
    });
  };

  it('is what the font file says', () => {
    const committed = JSON.parse(readFileSync(preparedFile(name), 'utf8'));
    expect(unpacked(committed)).toEqual(unpacked(preparedFont(name)));
  });

  it('has the same characters', () => {
    const covered = (font: typeof whole) =>
      Array.from({ length: 0x3000 }, (_, code) => code).filter((code) => font.hasGlyphForCodePoint(code));
    expect(covered(prepared)).toEqual(covered(whole));
  });

  it('lays out the words of all texts and odd names as the font does', () => {
    const texts = localeNames.flatMap((locale) => Object.values(loadMessages(locale)));
    const words = new Set(texts.flatMap((text) => text.split(/(?<= )/)));
    // Others are printed in another font, so the width of the missing character does not matter.
    const isOwn = (word: string) =>
      Array.from(word).every((each) => whole.hasGlyphForCodePoint(each.codePointAt(0)!));
    const all = [
      ...[...words].filter(isOwn),
      'AVAToTe',
      '„AV“',
      'Łukasz',
      'Žižka AV',
      'Γιώργος',
      'Юлия',
      'Q\u0301x',
      'a\nb',
    ];
    expect(all.filter((word) => laidOut(prepared, word) !== laidOut(whole, word))).toEqual([]);
  });

  it('measures and shows whole texts as pdfkit does, word by word', () => {
    const numbers = new Map(whole.layout(commonText).glyphs.map(({ id }) => [id, id]));
    for (const text of ['AV To Te', '„AV“ – 1,25 m³', ' ', '']) {
      const words = text.split(/(?<= )/).map((word) => whole.layout(word));
      const operand = words.flatMap(({ glyphs, positions }) =>
        glyphs.map(({ id, advanceWidth }, at) => {
          const moved = advanceWidth - positions[at]!.xAdvance;
          return id.toString(16).padStart(4, '0') + (moved ? `>${moved}<` : '');
        }),
      );
      expect(prepared.shown(text, numbers)).toBe(operand.join(''));
      expect(prepared.widthOf(text)).toBe(words.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0));
    }
    expect(prepared.widthOf('Łódź')).toBeUndefined();
    expect(prepared.shown('Łódź', numbers)).toBeUndefined();
  });

  it('embeds other characters too', () => {
    const embed = (font: typeof whole, text: string) => {
      const subset = font.createSubset();
      for (const { id } of font.layout(text).glyphs) subset.includeGlyph(id);
      return Buffer.from(subset.encode());
    };
    const odd = `${commonText}Łž`;
    expect(embed(prepared, odd)).toEqual(embed(whole, odd));
    expect(inflateSync(embed(prepared, commonText))).toEqual(embed(whole, commonText));
  });
});
