import { describe, expect, it } from 'vitest';
import { loadFonts } from './load-fonts.ts';
import { mixedLines } from './mixed-text.ts';
import { lettersOf } from './printable-text.ts';

const { regular } = loadFonts();
const lines = (text: string, width = 1000) =>
  mixedLines(
    lettersOf(text, (codePoint) => regular.hasGlyphForCodePoint(codePoint)),
    width,
    (run) => run.text.length * 10,
  );
const drawn = (text: string, width?: number) =>
  lines(text, width).map(({ runs }) => runs.map((run) => run.text));

describe('text in several fonts', () => {
  it('puts right-to-left words from right to left and keeps numbers and Latin words in order (QU-08)', () => {
    // Letters within a word stay in reading order: the font turns them when it joins them.
    expect(drawn('שלום עולם')).toEqual([['עולם', ' ', 'שלום']]);
    expect(drawn('Attn. דוד כהן')).toEqual([['Attn.', ' ', 'כהן', ' ', 'דוד']]);
    expect(drawn('שירות 12 (סניף) GmbH')).toEqual([['GmbH', ' ', '(', 'סניף', ')', ' ', '12', ' ', 'שירות']]);
  });

  it('breaks at spaces, between Chinese characters, and within a word only if it is wider than the line', () => {
    expect(drawn('北京 粮食储', 30)).toEqual([['北京'], ['粮食储']]);
    expect(drawn('粮食储存设备', 40)).toEqual([['粮食储存'], ['设备']]);
    expect(drawn('粮食储存。”', 40)).toEqual([['粮食储'], ['存。', '”']]);
    expect(drawn('Hof 北 abcdefgh', 60)).toEqual([['Hof', ' ', '北'], ['abcdef'], ['gh']]);
    expect(drawn('北\n\n京')).toEqual([['北'], [], ['京']]);
  });

  it('gives screen readers a line in reading order where it is drawn in another', () => {
    expect(lines('Attn. דוד כהן')[0]?.read).toBe('Attn. דוד כהן');
    expect(lines('北京')[0]?.read).toBeNull();
  });

  it('draws no line wider than allowed', () => {
    for (const text of [
      '株式会社ヤマダ農業サイロ',
      'a 北 bbbbbbbbbbbbbbbbbbbbbbbbbbbb c 京',
      'שלום עולם שלום עולם',
    ]) {
      for (const { runs } of lines(text, 80)) {
        expect(runs.reduce((sum, run) => sum + run.text.length * 10, 0)).toBeLessThanOrEqual(80);
      }
    }
  });
});
