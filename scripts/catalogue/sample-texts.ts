import { readFileSync } from 'node:fs';
import { marketTitles } from '@silowright/domain/catalogue/markets';
import { languages, locales } from '@silowright/domain/locale';
import type { SampleTexts } from './sample-files.ts';

/** Constructions belong to the program: no catalogue changes them. */
const ofProgram = /^(construction\.|option-segment\.size$)/;

export const sampleTexts = (): SampleTexts =>
  Object.fromEntries(
    languages.map((language) => {
      const read = (name: string) =>
        Object.entries<string>(
          JSON.parse(readFileSync(`packages/texts/locales/${locales[language]}/${name}.json`, 'utf8')),
        );
      const titles = marketTitles.map((title) => `market.${title}`);
      return [
        language,
        Object.fromEntries([
          ...read('catalogue').filter(([key]) => !ofProgram.test(key)),
          ...read('shell').filter(([key]) => titles.includes(key)),
        ]),
      ];
    }),
  ) as unknown as SampleTexts;
