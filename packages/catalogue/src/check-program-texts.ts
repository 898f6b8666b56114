import { paramsOf } from '@silowright/texts/parity';
import type { CatalogueFolder } from './folder.ts';
import { listed, type Problem, suggestion } from './problem.ts';
import { findingsIn, type ProgramTexts, sourcesIn, type TextFinding } from './program-sentences.ts';

/**
 * The texts that a catalogue gives the program: for a language it does not have, or other words (CT-09). All are
 * warnings: a new release of the program may change its sentences, and must start with texts of the one before.
 */
export function checkProgramTexts(
  { catalogue, programTexts: given, files }: CatalogueFolder,
  problems: Problem[],
  program: ProgramTexts,
): void {
  const warn = (language: string, text: string, place?: string) =>
    problems.push({
      file: `program-texts/${language}.json`,
      ...(place && { place }),
      text,
      severity: 'warning',
    });
  const keys = Object.keys(program.english);
  for (const language of new Set([...(catalogue?.languages ?? []), ...given.keys()])) {
    const { $schema: _, ...texts } = given.get(language) ?? {};
    const findings = findingsIn(texts, program, language, sourcesIn(files, language));
    const found = (kind: TextFinding['kind']) => findings.filter((finding) => finding.kind === kind);
    const names = (some: readonly TextFinding[]) =>
      `${listed(some.slice(0, 5).map(({ key }) => key))}${some.length > 5 ? ' …' : ''}`;

    if (catalogue && !catalogue.languages.includes(language)) {
      warn(language, `is not used: catalogue.json names the languages ${listed(catalogue.languages)}`);
      continue;
    }
    const missing = found('missing');
    if (missing.length > 0)
      warn(
        language,
        `${given.has(language) ? 'has' : 'is missing: there is'} no text for ${missing.length} of ${keys.length} ` +
          `sentences of the program; English is shown instead: ${names(missing)}`,
      );
    const fallback = program.locales.includes(language) ? "the program's own sentence" : 'English';
    for (const { key, english = '', translation = '' } of found('wrong-parameters'))
      warn(
        language,
        `has ${named(translation)}; the English sentence has ${named(english)}: ${fallback} is shown instead`,
        `"${key}"`,
      );
    const changed = found('changed');
    if (changed.length > 0)
      warn(
        language,
        `has ${changed.length} texts whose English sentence changed since: ${names(changed)}; ` +
          '"npm run catalogue -- texts" shows them',
      );
    for (const { key } of found('surplus'))
      warn(language, `is no sentence of the program${suggestion(key, keys)}`, `"${key}"`);
  }
}

const named = (sentence: string): string =>
  paramsOf(sentence)
    .map((name) => `{${name}}`)
    .join(', ') || 'no {…}';
