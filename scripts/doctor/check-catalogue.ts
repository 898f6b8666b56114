import { existsSync, statSync } from 'node:fs';
import { checkFolder } from '@silowright/catalogue/check-folder';
import { ownTexts } from '@silowright/catalogue/disk/program-texts';
import { readFolder } from '@silowright/catalogue/disk/read-folder';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import { printProblem } from '@silowright/catalogue/problem';
import { type Check, findingsOf } from './finding.ts';

/** Checks the folder of CATALOGUE_DIR like `npm run catalogue -- check` (CT-03). */
export const checkCatalogue: Check = async ({ config }) => {
  const { ok, warning, error } = findingsOf('catalogue');
  const folder = config.catalogueDir ?? shippedCatalogueDir;
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    return [error(`${folder} is not a folder.`, 'Set CATALOGUE_DIR to the folder of your catalogue.')];
  const { files, problems: unread } = readFolder(folder);
  const problems = [...unread, ...checkFolder(files, ownTexts()).problems];
  const errors = problems.filter(({ severity }) => severity === 'error');
  const command = `npm run catalogue -- check ${folder}`;
  const more = (all: readonly unknown[]) => (all.length > 1 ? ` (and ${all.length - 1} more)` : '');
  const [firstError] = errors;
  if (firstError)
    return [
      error(
        `${printProblem(firstError)}${more(errors)}`,
        `The server does not start until this is fixed; ${command} lists everything.`,
      ),
    ];
  const [firstWarning] = problems;
  if (firstWarning)
    return [
      warning(
        `${printProblem(firstWarning).replace(/^warning: /, '')}${more(problems)}`,
        `${command} lists everything.`,
      ),
    ];
  return [
    config.production && config.catalogueDir === undefined
      ? warning(
          'is the sample of this release, with invented prices.',
          'Set CATALOGUE_DIR to your catalogue.',
        )
      : ok(`${folder} has no errors`),
  ];
};
