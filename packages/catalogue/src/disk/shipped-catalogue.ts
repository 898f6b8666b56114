import { join } from 'node:path';

/** The catalogue of an installation that names no other. */
export const shippedCatalogueDir = join(import.meta.dirname, '../../../../catalogues/grp');
