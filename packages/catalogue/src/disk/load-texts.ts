import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VolumeUnit } from '@silowright/domain/catalogue/volume-unit';
import { withVolumeUnit } from '@silowright/texts/volume-words';
import { usableSentences } from '../program-sentences.ts';
import { programTexts, referenceLocale } from './program-texts.ts';

export type Messages = Readonly<Record<string, string>>;

const known = new Map<string, Messages>();

/**
 * All texts of one language: those of the program, those that the catalogue gives the program, and those of the
 * catalogue. What is missing is in English, or in the default language of the catalogue (CT-09). Read once.
 */
export function loadTexts(dir: string | undefined, locale: string): Messages {
  const key = `${dir}\n${locale}`;
  let texts = known.get(key);
  if (!texts) {
    const read = (...path: readonly string[]) => (dir ? readIfThere(join(dir, ...path)) : {});
    const { default_language: standard = referenceLocale, volume_unit } = read('catalogue.json');
    const all = {
      ...programTexts(referenceLocale),
      ...programTexts(locale),
      ...usableSentences(programTexts(referenceLocale), read('program-texts', `${locale}.json`)),
      ...read('texts', `${standard}.json`),
      ...read('texts', `${locale}.json`),
    };
    texts = withVolumeUnit(all, volume_unit as VolumeUnit | undefined);
    known.set(key, texts);
  }
  return texts;
}

const readIfThere = (path: string): Messages =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8').replace(/^\uFEFF/, '')) as Messages) : {};
