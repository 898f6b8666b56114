import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownTexts } from '@silowright/catalogue/disk/program-texts';
import type { CatalogueFolder } from '@silowright/catalogue/folder';
import {
  findingsIn,
  hashOf,
  isUsable,
  sourceOf,
  sourcesFile,
  sourcesIn,
  type TextFinding,
} from '@silowright/catalogue/program-sentences';

interface ListedTexts {
  readonly language: string;
  /** Texts without a remembered sentence: whether they fit the English of today is not known. */
  readonly unknownSources: number;
  readonly findings: readonly TextFinding[];
}

const given = (folder: CatalogueFolder, language: string) => {
  const { $schema: _, ...texts } = folder.programTexts.get(language) ?? {};
  return texts;
};

/** What is missing, changed, unusable or surplus in the texts that a catalogue gives the program, by language. */
export const listTexts = (folder: CatalogueFolder): ListedTexts[] =>
  [...folder.programTexts.keys()].map((language) => {
    const texts = given(folder, language);
    const sources = sourcesIn(folder.files, language);
    return {
      language,
      unknownSources: Object.keys(texts).filter((key) => !sources.has(key)).length,
      findings: findingsIn(texts, ownTexts(), language, sources),
    };
  });

/** Remembers that every text that can be shown translates the English sentence of today. */
export function acceptTexts(dir: string, folder: CatalogueFolder): void {
  const { english } = ownTexts();
  for (const language of folder.programTexts.keys()) {
    const rows = Object.entries(given(folder, language)).flatMap(([key, text]) => {
      const source = sourceOf(english, key);
      return source !== undefined && isUsable(english, key, text) ? [`${key},${hashOf(source)}\n`] : [];
    });
    writeFileSync(join(dir, sourcesFile(language)), ['key,source\n', ...rows].join(''));
  }
}

export function printTexts({ language, unknownSources, findings }: ListedTexts): string[] {
  const lines = findings.flatMap(({ key, kind, english, translation }) => [
    `${language} ${kind} ${key}`,
    ...(english === undefined ? [] : [`  English: ${english}`]),
    ...(translation === undefined ? [] : [`  ${language}: ${translation}`]),
  ]);
  const count = (kind: TextFinding['kind']) => findings.filter((finding) => finding.kind === kind).length;
  return [
    ...lines,
    `${language}: ${count('missing')} missing, ${count('wrong-parameters')} with wrong parameters, ` +
      `${count('changed')} changed in English, ${count('surplus')} surplus` +
      (unknownSources > 0 ? `; ${unknownSources} without a remembered sentence` : ''),
  ];
}
