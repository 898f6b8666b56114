import type * as z from 'zod';
import type { Problem } from './problem.ts';
import type { TableRow } from './read-table.ts';
import type { CompanyFile } from './schema/company.ts';
import type { brand, catalogue, countries, markets, money, productGroups, tariff } from './schema/general.ts';
import type { OptionListFile } from './schema/options.ts';
import type { StorageTypeFile } from './schema/storage-type.ts';

/** Text of every file by its path within the folder, with "/" between folders; pictures other than SVG have none. */
export type CatalogueFiles = ReadonlyMap<string, string>;

/** A catalogue as its files say it. What could not be read is undefined. */
export interface CatalogueFolder {
  readonly catalogue: z.output<typeof catalogue> | undefined;
  readonly markets: z.output<typeof markets> | undefined;
  readonly productGroups: z.output<typeof productGroups> | undefined;
  readonly countries: z.output<typeof countries> | undefined;
  readonly money: z.output<typeof money> | undefined;
  readonly tariff: z.output<typeof tariff> | undefined;
  readonly brand: z.output<typeof brand> | undefined;
  readonly company: CompanyFile | undefined;
  /** By the file's name; a type whose file is broken is known, but undefined. */
  readonly storageTypes: ReadonlyMap<string, StorageTypeFile | undefined>;
  readonly options: ReadonlyMap<string, OptionListFile | undefined>;
  readonly texts: ReadonlyMap<string, Readonly<Record<string, string>> | undefined>;
  /** Texts that the catalogue gives the program, by locale. */
  readonly programTexts: ReadonlyMap<string, Readonly<Record<string, string>> | undefined>;
  readonly units: readonly TableRow[];
  readonly products: readonly TableRow[];
  readonly dealers: readonly TableRow[];
  readonly files: CatalogueFiles;
}

export type Check = (folder: CatalogueFolder, problems: Problem[]) => void;
