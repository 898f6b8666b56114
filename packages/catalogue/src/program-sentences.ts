import { sha1 } from '@silowright/domain/catalogue/sha1';
import { paramsOf } from '@silowright/texts/parity';
import type { CatalogueFiles } from './folder.ts';
import { readTable } from './read-table.ts';

/** What the program says by itself. */
export interface ProgramTexts {
  readonly locales: readonly string[];
  readonly english: Readonly<Record<string, string>>;
}

type Sentences = Readonly<Record<string, string>>;

/** The English sentence that a text translates. Languages with more forms of the plural have more keys. */
export const sourceOf = (english: Sentences, key: string): string | undefined =>
  english[key] ?? english[key.replace(/_(zero|two|few|many)$/, '_other')];

/** A sentence with other parameters than the English one is not shown: a name, a number or a link would be missing. */
export const isUsable = (english: Sentences, key: string, text: string): boolean => {
  const source = sourceOf(english, key);
  return source === undefined || paramsOf(source).join() === paramsOf(text).join();
};

/** Without the sentences that cannot be shown: those of the program are shown meanwhile. */
export const usableSentences = (english: Sentences, texts: Sentences): Sentences =>
  Object.fromEntries(Object.entries(texts).filter(([key, text]) => isUsable(english, key, text)));

/** Names a sentence: another hash means that it was changed. The escaped sentence is ASCII. */
export function hashOf(sentence: string): string {
  const bytes = Uint8Array.from(encodeURIComponent(sentence), (character) => character.charCodeAt(0));
  return [...sha1(bytes).slice(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Beside the texts, so that their file stays a flat list: the hash of the sentence that each text translates. */
export const sourcesFile = (language: string): string => `program-texts/${language}.sources.csv`;

/** The remembered hashes by key. A file that cannot be read remembers nothing. */
export function sourcesIn(files: CatalogueFiles, language: string): ReadonlyMap<string, string> {
  const file = sourcesFile(language);
  const text = files.get(file);
  if (text === undefined) return new Map();
  const rows = readTable(file, text, { required: ['key', 'source'] }, []);
  return new Map(rows.map(({ cells }) => [cells.key ?? '', cells.source ?? '']));
}

export interface TextFinding {
  readonly key: string;
  readonly kind: 'missing' | 'wrong-parameters' | 'changed' | 'surplus';
  /** The English sentence of this release. */
  readonly english?: string;
  readonly translation?: string;
}

/** What a translator has to do in one language, in the order of the program. */
export function findingsIn(
  texts: Sentences,
  { english, locales }: ProgramTexts,
  language: string,
  sources: ReadonlyMap<string, string>,
): TextFinding[] {
  const missing = locales.includes(language)
    ? []
    : Object.keys(english)
        .filter((key) => !texts[key]?.trim())
        .map((key): TextFinding => ({ key, kind: 'missing', english: english[key]! }));
  const given = Object.entries(texts).flatMap(([key, translation]): TextFinding[] => {
    const source = sourceOf(english, key);
    if (source === undefined) return [{ key, kind: 'surplus', translation }];
    if (translation.trim() === '') return [];
    const finding = { key, english: source, translation };
    if (!isUsable(english, key, translation)) return [{ ...finding, kind: 'wrong-parameters' }];
    return (sources.get(key) ?? hashOf(source)) === hashOf(source) ? [] : [{ ...finding, kind: 'changed' }];
  });
  return [...given, ...missing];
}
