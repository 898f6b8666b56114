import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { type LoadedCatalogue, loadCatalogue } from '../disk/load-catalogue.ts';
import { shippedCatalogueDir } from '../disk/shipped-catalogue.ts';

/**
 * `catalogues/grp`, read once per process. Tests outside `catalogues` run on a copy that has one more of everything
 * (`SAMPLE_DIR`, see vitest.config.ts), so that none depends on what the sample happens to hold (CT-01).
 */
export const sampleCatalogue = (): LoadedCatalogue => loadCatalogue(sampleDir);

const sampleDir = process.env.SAMPLE_DIR ?? shippedCatalogueDir;

/** Servers that tests start have the same sample. */
export const sampleSetting: { CATALOGUE_DIR?: string } = process.env.SAMPLE_DIR
  ? { CATALOGUE_DIR: process.env.SAMPLE_DIR }
  : {};

/** One segment of the sample at the prices it ships with. */
export function sampleSegment(segment: PricedSegment): Catalogue {
  const { content } = sampleCatalogue();
  return joinCatalogue(content, priceListOf(content, segment), optionListOf(content, segment));
}
