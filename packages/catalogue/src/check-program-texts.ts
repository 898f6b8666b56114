import { paramsOf } from '@silowright/texts/parity';
import type { CatalogueFolder } from './folder.ts';
import { listed, type Problem, suggestion } from './problem.ts';

/** What the program says by itself. */
export interface ProgramTexts {
  readonly locales: readonly string[];
  readonly english: Readonly<Record<string, string>>;
}

/** The texts that a catalogue gives the program: for a language it does not have, or other words (CT-09). */
export function checkProgramTexts(
  { catalogue, programTexts: given }: CatalogueFolder,
  problems: Problem[],
  { locales, english }: ProgramTexts,
): void {
  const keys = Object.keys(english);
  for (const language of catalogue?.languages ?? []) {
    if (locales.includes(language)) continue;
    const file = `program-texts/${language}.json`;
    const texts = given.get(language);
    const missing = keys.filter((key) => !texts?.[key]?.trim());
    if (missing.length > 0)
      problems.push({
        file,
        text:
          `${given.has(language) ? 'has' : 'is missing: there is'} no text for ${missing.length} of ${keys.length} ` +
          `sentences of the program; English is shown instead: ${listed(missing.slice(0, 5))}${missing.length > 5 ? ' …' : ''}`,
        severity: 'warning',
      });
  }
  for (const [language, texts] of given) {
    const file = `program-texts/${language}.json`;
    const problem = (key: string, text: string, severity: 'error' | 'warning') =>
      problems.push({ file, place: `"${key}"`, text, severity });
    if (catalogue && !catalogue.languages.includes(language))
      problems.push({
        file,
        text: `is not used: catalogue.json names the languages ${listed(catalogue.languages)}`,
        severity: 'warning',
      });
    for (const [key, text] of Object.entries(texts ?? {})) {
      if (key === '$schema') continue;
      // Languages with more forms of the plural than English have more keys.
      const expected = english[key] ?? english[key.replace(/_(zero|two|few|many)$/, '_other')];
      if (expected === undefined)
        problem(key, `is no sentence of the program${suggestion(key, keys)}`, 'warning');
      else if (paramsOf(expected).join() !== paramsOf(text).join())
        problem(key, `has ${named(text)}; the English sentence has ${named(expected)}`, 'error');
    }
  }
}

const named = (sentence: string): string =>
  paramsOf(sentence)
    .map((name) => `{${name}}`)
    .join(', ') || 'no {…}';
