import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramTexts } from '../program-sentences.ts';

type Messages = Readonly<Record<string, string>>;

const folder = join(import.meta.dirname, '../../../texts/locales');
export const referenceLocale = 'en_GB';

/** The languages that the program itself has. */
export const programLocales: readonly string[] = readdirSync(folder);

const known = new Map<string, Messages>();

/** The program's own texts in one language; empty if it has none. */
export function programTexts(locale: string): Messages {
  let texts = known.get(locale);
  if (!texts) {
    texts = programLocales.includes(locale) ? readTexts(locale) : {};
    known.set(locale, texts);
  }
  return texts;
}

/** For the check. */
export const ownTexts = (): ProgramTexts => ({
  locales: programLocales,
  english: programTexts(referenceLocale),
});

const readTexts = (locale: string): Messages =>
  Object.assign(
    {},
    ...readdirSync(join(folder, locale))
      .filter((file) => file.endsWith('.json'))
      .map((file) => JSON.parse(readFileSync(join(folder, locale, file), 'utf8')) as Messages),
  ) as Messages;
