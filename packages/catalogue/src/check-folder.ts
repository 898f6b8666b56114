import * as z from 'zod';
import { checkAmounts } from './check-amounts.ts';
import { checkBrand } from './check-brand.ts';
import { checkCompany } from './check-company.ts';
import { checkMarkets } from './check-markets.ts';
import { checkMoney } from './check-money.ts';
import { checkOptions } from './check-options.ts';
import { checkProgramTexts } from './check-program-texts.ts';
import { checkReferences } from './check-references.ts';
import { checkDealers, checkProducts, dealerColumns, productColumns } from './check-rows.ts';
import { checkTexts } from './check-texts.ts';
import { checkUnits, unitColumns } from './check-units.ts';
import type { CatalogueFiles, CatalogueFolder } from './folder.ts';
import { listed, type Problem } from './problem.ts';
import type { ProgramTexts } from './program-sentences.ts';
import { readJson } from './read-json.ts';
import { readTable } from './read-table.ts';
import { company } from './schema/company.ts';
import {
  brand,
  catalogue,
  countries,
  markets,
  money,
  productGroups,
  tariff,
  texts,
} from './schema/general.ts';
import { optionList } from './schema/options.ts';
import { code, locale } from './schema/shared.ts';
import { storageType } from './schema/storage-type.ts';

/** Fields of earlier formats are not refused. */
const earlierCatalogue = catalogue.extend({
  company_country: z.unknown().optional(),
  admin_style: z.unknown().optional(),
});

/** A larger file is refused unread. */
export const largestFileBytes = 10_000_000;

/**
 * Everything that is wrong with a catalogue, all at once (CT-03). The folder is there when every file could be read;
 * a broken file leaves its part empty, so that one mistake does not bring a page of follow-up errors.
 */
export function checkFolder(
  files: CatalogueFiles,
  program?: ProgramTexts,
): {
  folder: CatalogueFolder;
  problems: readonly Problem[];
} {
  const problems: Problem[] = [];
  const json = <Value>(file: string, schema: z.ZodType<Value>): Value | undefined => {
    const text = files.get(file);
    if (text !== undefined) return readJson(file, text, schema, problems);
    problems.push({ file, text: 'is missing', severity: 'error' });
    return undefined;
  };
  const table = (file: string, columns: Parameters<typeof readTable>[2]) => {
    const text = files.get(file);
    if (text !== undefined) return readTable(file, text, columns, problems);
    problems.push({ file, text: 'is missing', severity: 'error' });
    return [];
  };
  const each = <Value>(folder: string, schema: z.ZodType<Value>): Map<string, Value | undefined> =>
    new Map(
      [...files.keys()]
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.json'))
        .sort()
        .flatMap((file) => {
          const name = file.slice(folder.length + 1, -'.json'.length);
          const value = readJson(file, files.get(file) ?? '', schema, problems);
          return isFileName(folder, name, problems) ? [[name, value] as const] : [];
        }),
    );

  const folder: CatalogueFolder = {
    catalogue: json('catalogue.json', earlierCatalogue),
    markets: json('markets.json', markets),
    productGroups: json('product-groups.json', productGroups),
    countries: json('countries.json', countries),
    money: json('money.json', money),
    tariff: json('tariff.json', tariff),
    brand: json('brand/brand.json', brand),
    company: files.has('company.json') ? json('company.json', company) : undefined,
    storageTypes: each('storage-types', storageType),
    options: each('options', optionList),
    texts: each('texts', texts),
    programTexts: each('program-texts', texts),
    units: table('units.csv', unitColumns),
    products: table('products.csv', productColumns),
    dealers: files.has('dealers.csv') ? table('dealers.csv', dealerColumns) : [],
    files,
  };
  if (folder.storageTypes.size === 0)
    problems.push({ file: 'storage-types/', text: 'has no storage type', severity: 'error' });
  for (const file of files.keys())
    if (!isKnown(file))
      problems.push({
        file,
        text: `is not part of a catalogue; files are ${listed(knownFiles)} and those in ${listed(knownFolders)}`,
        severity: 'warning',
      });
  for (const check of checks) check(folder, problems);
  if (program) checkProgramTexts(folder, problems, program);
  return { folder, problems };
}

function isFileName(folder: string, name: string, problems: Problem[]): boolean {
  const wanted = folder.endsWith('texts') ? locale : code;
  const { error } = wanted.safeParse(name);
  if (error)
    problems.push({
      file: `${folder}/${name}.json`,
      place: 'file name',
      text: `${error.issues[0]?.message}`,
      severity: 'error',
    });
  return !error;
}

const checks = [
  checkMarkets,
  checkReferences,
  checkProducts,
  checkDealers,
  checkUnits,
  checkOptions,
  checkAmounts,
  checkMoney,
  checkTexts,
  checkBrand,
  checkCompany,
];

const knownFiles = [
  'catalogue.json',
  'markets.json',
  'product-groups.json',
  'products.csv',
  'units.csv',
  'countries.json',
  'money.json',
  'tariff.json',
  'dealers.csv',
  'company.json',
];
/** Only these folders are read. */
export const knownFolders = [
  'storage-types',
  'options',
  'texts',
  'program-texts',
  'brand',
  'terms',
  'dealer-logos',
];

const isKnown = (file: string): boolean =>
  knownFiles.includes(file) ||
  file === 'README.md' ||
  knownFolders.some((folder) => file.startsWith(`${folder}/`));
