import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { contentOf } from '@silowright/catalogue/folder-content';
import { printProblem } from '@silowright/catalogue/problem';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { readFolder } from './read-folder.ts';

/** The folder has errors; the message lists all of them, as `npm run catalogue -- check` does (CT-03). */
export class WrongCatalogue extends Error {
  constructor(folder: string, problems: readonly string[]) {
    super(
      `The catalogue in ${folder} (CATALOGUE_DIR) has errors:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    );
  }
}

export const shippedCatalogueDir = join(import.meta.dirname, '../../../../catalogues/grp');

const loaded = new Map<string, CatalogueContent>();

/** Read once per process: a changed folder takes effect at the next start. */
export function loadCatalogue(folder: string): CatalogueContent {
  const known = loaded.get(folder);
  if (known) return known;
  if (!existsSync(folder)) throw new WrongCatalogue(folder, ['the folder does not exist']);
  const { files, problems: unread } = readFolder(folder);
  const { folder: whole, problems } = checkFolder(files);
  const errors = [...unread, ...problems].filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new WrongCatalogue(folder, errors.map(printProblem));
  const content = contentOf(whole);
  loaded.set(folder, content);
  return content;
}
