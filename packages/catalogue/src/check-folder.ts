import type * as z from 'zod';
import { checkBrand } from './check-brand.ts';
import { checkOptions } from './check-options.ts';
import { checkReferences } from './check-references.ts';
import { checkTexts } from './check-texts.ts';
import { checkUnits, unitColumns } from './check-units.ts';
import type { CatalogueFolder } from './folder.ts';
import { listed, type Problem } from './problem.ts';
import { readJson } from './read-json.ts';
import { readTable } from './read-table.ts';
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
import { storageType } from './schema/storage-type.ts';

/** Text of every file by its path within the folder, with "/" between folders. */
export type CatalogueFiles = ReadonlyMap<string, string>;

/** A larger file is refused unread. */
export const largestFileBytes = 10_000_000;

const productColumns = [
  'id',
  'markets',
  'substances',
  'density_kg_m3',
  'density_least',
  'density_most',
  'temperature_c',
  'explosive_dust',
  'food',
];
const dealerColumns = [
  'id',
  'name',
  'industry',
  'country',
  'city',
  'latitude',
  'longitude',
  'phone',
  'email',
  'segments',
];

/**
 * Everything that is wrong with a catalogue, all at once (CT-03). The folder is there when every file could be read;
 * a broken file leaves its part empty, so that one mistake does not bring a page of follow-up errors.
 */
export function checkFolder(files: CatalogueFiles): {
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
        .map((file) => [
          file.slice(folder.length + 1, -'.json'.length),
          readJson(file, files.get(file) ?? '', schema, problems),
        ]),
    );

  const folder: CatalogueFolder = {
    catalogue: json('catalogue.json', catalogue),
    markets: json('markets.json', markets),
    productGroups: json('product-groups.json', productGroups),
    countries: json('countries.json', countries),
    money: json('money.json', money),
    tariff: json('tariff.json', tariff),
    brand: json('brand/brand.json', brand),
    storageTypes: each('storage-types', storageType),
    options: each('options', optionList),
    texts: each('texts', texts),
    units: table('units.csv', unitColumns),
    products: table('products.csv', {
      required: productColumns,
      optional: ['explosive_gas'],
      pattern: /^(name|synonyms)_[a-z]{2}_[A-Z]{2}$/,
    }),
    dealers: files.has('dealers.csv')
      ? table('dealers.csv', { required: dealerColumns, optional: ['image_url', 'crm_url', 'hub_spot_id'] })
      : [],
    fileNames: new Set(files.keys()),
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
  for (const check of [checkReferences, checkUnits, checkOptions, checkTexts, checkBrand])
    check(folder, problems);
  return { folder, problems };
}

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
];
const knownFolders = ['storage-types', 'options', 'texts', 'brand', '.schema'];

const isKnown = (file: string): boolean =>
  knownFiles.includes(file) ||
  file === 'README.md' ||
  knownFolders.some((folder) => file.startsWith(`${folder}/`));
