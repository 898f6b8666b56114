import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { type LoadedCatalogue, loadCatalogue } from '../disk/load-catalogue.ts';
import { shippedCatalogueDir } from '../disk/shipped-catalogue.ts';

/** `catalogues/grp`, read once per process: for tests that pin the specification's values. */
export const sampleCatalogue = (): LoadedCatalogue => loadCatalogue(shippedCatalogueDir);

/** One segment of the sample at the prices it ships with. */
export function sampleSegment(segment: PricedSegment): Catalogue {
  const { content } = sampleCatalogue();
  return joinCatalogue(content, priceListOf(content, segment), optionListOf(content, segment));
}
