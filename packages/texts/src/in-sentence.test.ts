import { expect, it } from 'vitest';
import { inSentence, productInWords } from './translate.ts';

it('writes names small after another word, except German ones and abbreviations', () => {
  expect(inSentence('Mengvoer', 'nl_NL')).toBe('mengvoer');
  expect(inSentence('Ældre korn', 'da_DK')).toBe('ældre korn');
  expect(inSentence('PVC powder', 'en_GB')).toBe('PVC powder');
  expect(inSentence('Getreide', 'de_DE')).toBe('Getreide');
  expect(inSentence('Zement und Hüttensand', 'de_DE')).toBe('Zement und Hüttensand');
  expect(inSentence('Heiß und schwer', 'de_DE')).toBe('heiß und schwer');
  expect(productInWords('Wet by-product', 'Hot and heavy', 'en_GB')).toBe('Wet by-product: hot and heavy');
});
