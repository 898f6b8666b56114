import { expect, it } from 'vitest';
import { languageOf } from './address-language.ts';

it.each([
  ['', 'de', 'de'],
  ['?language=nl', 'de', 'nl'],
  ['', 'fr', 'da'],
  ['', undefined, 'da'],
])('an address with %j, with %s chosen before, gives %s (LG-03, B24)', (search, remembered, expected) => {
  const sources = { search, remembered, browser: ['da'] };
  expect(languageOf(sources, { LANGUAGE_FROM_BROWSER: true })).toBe(expected);
});
