import { catalogueFileUrl } from '@silowright/contract/browser-catalogue';
import { unitsOf } from '@silowright/domain/catalogue/build-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { fetchJson } from '../kept/fetch-json.ts';
import { boot } from './boot.ts';
import { shapes } from './shapes.ts';

let sizes: CatalogueContent['units'] | undefined;
/** One object, so that the units of a segment are computed once. */
let content: Pick<CatalogueContent, 'storageTypes' | 'units'> | undefined;

/** Loads the sizes of all types, for the price lists of staff. */
export const needUnits = async (): Promise<void> => {
  sizes ??= await fetchJson<CatalogueContent['units']>(catalogueFileUrl(boot().units, 'units.json'));
};

/** For tests, which have no server. */
export const setUnits = (data: CatalogueContent['units']): void => {
  sizes = data;
  content = undefined;
};

/** Every unit of a segment, including units no longer sold. */
export function segmentUnits(segment: PricedSegment): readonly Unit[] {
  const { storageTypes } = shapes();
  if (content?.storageTypes !== storageTypes) content = { storageTypes, units: sizes ?? {} };
  return unitsOf(content, segment);
}
