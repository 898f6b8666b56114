import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Font } from 'fontkit';
import { parseFont } from './load-fonts.ts';

const fallbackNames = [
  'arabic',
  'hebrew',
  'thai',
  'devanagari',
  'korean',
  'japanese',
  'chinese',
  'emoji',
  'other',
] as const;
export type FallbackName = (typeof fallbackNames)[number];

const loaded = new Map<FallbackName, Font>();

/** Unpacked and parsed when the first name needs it; few names do (QU-08). Created by tools/data/subset-fonts.ts. */
export function fallbackFont(name: FallbackName): Font {
  let font = loaded.get(name);
  if (!font) {
    const packed = readFileSync(new URL(`../../../../fonts/fallback/${name}.ttf.br`, import.meta.url));
    font = parseFont(brotliDecompressSync(packed));
    loaded.set(name, font);
  }
  return font;
}

/** Joiners and variation selectors choose a form within one visible character; the font needs no glyph for them. */
const formSelectors = /\u200c|\u200d|\ufe0e|\ufe0f/gu;

const scripts: readonly (readonly [RegExp, readonly FallbackName[]])[] = [
  [/\p{Script=Arabic}/u, ['arabic', 'other']],
  [/\p{Script=Hebrew}/u, ['hebrew']],
  [/\p{Script=Thai}/u, ['thai']],
  [/\p{Script=Devanagari}/u, ['devanagari']],
  [/\p{Script=Hangul}/u, ['korean']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['japanese']],
  [/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u, ['emoji', 'other']],
];

/** Chinese, Japanese and Korean write the same characters in different forms; the other letters of a text decide. */
function wideFonts(text: string): readonly FallbackName[] {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return ['japanese', 'chinese', 'korean'];
  if (/\p{Script=Hangul}/u.test(text)) return ['korean', 'chinese', 'japanese'];
  return ['chinese', 'japanese', 'korean'];
}

const isWide = /[\p{Script=Han}\u3000-\u303f\u30fb\u30fc\uff00-\uffef]/u;

/** The font that prints a visible character which the font of the quotation lacks; null if there is none. */
export function fallbackFor(grapheme: string, text: string): FallbackName | null {
  const known = scripts.find(([script]) => script.test(grapheme))?.[1];
  const candidates = known ?? (isWide.test(grapheme) ? wideFonts(text) : ['other' as const]);
  const characters = Array.from(
    known && candidates[0] !== 'other' ? grapheme.replace(formSelectors, '') : grapheme,
  );
  return (
    candidates.find((name) => {
      const font = fallbackFont(name);
      return characters.every((character) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
    }) ?? null
  );
}
