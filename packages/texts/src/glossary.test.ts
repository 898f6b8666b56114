import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type LocaleName, localeNames } from '@silowright/domain/locale';
import { describe, expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const columns: Readonly<Record<string, number>> = { en_GB: 3, nl_NL: 5, de_DE: 7, da_DK: 9 };

/** The words that docs/glossary.md marks as not to be used. */
function forbiddenIn(locale: LocaleName): RegExp[] {
  const rows = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return rows
    .flatMap((cells) => (cells[columns[locale] ?? 0] ?? '').split(';'))
    .map((word) => word.trim())
    .filter(Boolean)
    .map((word) => {
      const isStem = word.endsWith('*');
      const plain = word.replace(/\*$/, '').replace(/[.()]/g, '\\$&');
      return new RegExp(`(?<![\\p{L}])${plain}${isStem ? '' : '(?![\\p{L}])'}`, 'iu');
    });
}

/** The texts of the program and of the sample catalogues, by key. */
function textsOf(locale: LocaleName): [string, string][] {
  const program = `packages/texts/locales/${locale}`;
  const files = [
    ...readdirSync(path.join(root, program)).map((file) => `${program}/${file}`),
    ...['grp', 'steel'].map((name) => `catalogues/${name}/texts/${locale}.json`),
  ];
  return files.flatMap((file) => Object.entries(JSON.parse(read(file)) as Record<string, string>));
}

describe('the glossary', () => {
  it.each(localeNames)('keeps the words that are not to be used out of the texts in %s', (locale) => {
    const forbidden = forbiddenIn(locale);
    expect(forbidden.length).toBeGreaterThan(5);
    const found = textsOf(locale).flatMap(([key, text]) =>
      forbidden
        .filter((word) => word.test(text.replace(/\{\w+\}/g, '')))
        .map((word) => `${key}: ${word.source}`),
    );
    expect(found).toEqual([]);
  });
});
