import { existsSync } from 'node:fs';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import type { Dealer } from '@silowright/domain/catalogue/dealer';
import { checkFolder } from '../check-folder.ts';
import { contentOf } from '../folder-content.ts';
import { printProblem, printProblems } from '../problem.ts';
import { usableSentences } from '../program-sentences.ts';
import type { TableRow } from '../read-table.ts';
import { ownTexts, programTexts, referenceLocale } from './program-texts.ts';
import { readFolder } from './read-folder.ts';

/** The folder has errors; the message lists the first ones, as `npm run catalogue -- check` does (CT-03). */
export class WrongCatalogue extends Error {
  constructor(folder: string, problems: readonly string[]) {
    super(
      `The catalogue in ${folder} (CATALOGUE_DIR) has errors:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

/** A catalogue folder as the server uses it. */
export interface LoadedCatalogue {
  readonly dir: string;
  readonly content: CatalogueContent;
  /** Locales, e.g. de_DE, in the order of the language menu. */
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** By locale. */
  readonly texts: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** Texts that the catalogue gives the program, by locale, without those that cannot be shown (CT-09). */
  readonly programTexts: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** What the check warns of in program-texts. */
  readonly textWarnings: readonly string[];
  /** Examples; never added in production. */
  readonly dealers: readonly Dealer[];
}

const loaded = new Map<string, LoadedCatalogue>();

/** Read once per process: a changed folder takes effect at the next start. */
export function loadCatalogue(dir: string): LoadedCatalogue {
  const known = loaded.get(dir);
  if (known) return known;
  if (!existsSync(dir)) throw new WrongCatalogue(dir, ['the folder does not exist']);
  const { files, problems: unread } = readFolder(dir);
  const { folder, problems } = checkFolder(files, ownTexts());
  const errors = [...unread, ...problems].filter(({ severity }) => severity === 'error');
  const { catalogue } = folder;
  if (errors.length > 0 || !catalogue) throw new WrongCatalogue(dir, printProblems(errors));
  const catalogueOfDir: LoadedCatalogue = {
    dir,
    content: contentOf(folder),
    languages: catalogue.languages,
    defaultLanguage: catalogue.default_language,
    texts: new Map([...folder.texts].map(([locale, texts]) => [locale, textsIn(texts)])),
    programTexts: new Map(
      [...folder.programTexts].map(([locale, texts]) => [
        locale,
        usableSentences(programTexts(referenceLocale), textsIn(texts)),
      ]),
    ),
    textWarnings: problems.filter(({ file }) => file.startsWith('program-texts/')).map(printProblem),
    dealers: folder.dealers.map(dealerOf),
  };
  loaded.set(dir, catalogueOfDir);
  return catalogueOfDir;
}

const textsIn = (file: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => {
  const { $schema: _, ...texts } = file;
  return texts;
};

/** A row of `dealers.csv`. */
export const dealerOf = ({ cells }: TableRow): Dealer => ({
  id: cells.id ?? '',
  name: cells.name ?? '',
  industry: cells.industry ?? '',
  country: cells.country ?? '',
  city: cells.city ?? '',
  image_url: cells.image_url ?? '',
  crm_url: cells.crm_url ?? '',
  hub_spot_id: cells.hub_spot_id ?? '',
  email: cells.email ?? '',
  phone: cells.phone ?? '',
  segments: (cells.segments ?? '').split(';') as Dealer['segments'],
  latitude: Number(cells.latitude),
  longitude: Number(cells.longitude),
});
