import { expect, it } from 'vitest';
import { partsDocuments } from '../parts-documents.ts';
import { settingsDocuments } from '../settings-documents.ts';
import { sourceFiles } from './source-files.ts';

const maxWords = 45_000;

/** Words that somebody wrote: without whole generated documents and the parts between markers. */
const writtenWords = (text: string): number =>
  text
    .replace(/<!-- (torture|bench-api) -->.*?<!-- \/\1 -->/gs, '')
    .split(/\s+/)
    .filter(Boolean).length;

it('the documents can be read: at most 45,000 words in all', () => {
  const generated = { ...settingsDocuments, ...partsDocuments };
  const written = sourceFiles(/\.md$/).filter(({ path }) => !(path in generated));
  expect(written.reduce((sum, { text }) => sum + writtenWords(text), 0)).toBeLessThanOrEqual(maxWords);
});

it.each([
  ['# One two\n\nthree', 4],
  ['a <!-- torture -->\n| b | c |\n<!-- /torture --> d', 2],
  ['a <!-- torture --> b', 5],
])('%j has %i words', (text, words) => {
  expect(writtenWords(text)).toBe(words);
});
