import { expect, test } from 'vitest';
import { languageOfLocale, languages, locales, readLanguage } from './locale.ts';

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['de_DE', 'de'],
  ['de-AT', 'de'],
  ['da', 'da'],
  ['nl_NL', 'nl'],
  ['en-GB', 'en'],
  ['fr', undefined],
  ['deutsch', undefined],
  ['de_', undefined],
  ['de-<x>', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%j is the language %s (LG-09)', (text, language) => {
  expect(readLanguage(text)).toBe(language);
});

test('every language maps to its locale name and back (LG-09)', () => {
  expect(Object.values(locales)).toEqual(['en_GB', 'nl_NL', 'de_DE', 'da_DK']);
  expect(languages.map((language) => languageOfLocale(locales[language]))).toEqual([...languages]);
});
