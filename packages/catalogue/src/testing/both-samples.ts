import { resolve } from 'node:path';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { loadCatalogue } from '../disk/load-catalogue.ts';

const folder = resolve(import.meta.dirname, '../../../../catalogues');

/** The contents of both shipped catalogues, for tests of every storage type. */
export const bothSamples: readonly { readonly name: string; readonly content: CatalogueContent }[] = [
  'grp',
  'steel',
].map((name) => ({ name, content: loadCatalogue(resolve(folder, name)).content }));
