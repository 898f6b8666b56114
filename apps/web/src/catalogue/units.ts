import { catalogueFileUrl } from '@silowright/contract/browser-catalogue';
import { unitsOf } from '@silowright/domain/catalogue/build-catalogue';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import type { PricedSegment, StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { Unit, UnitRow } from '@silowright/domain/catalogue/unit';
import { fetchJson } from '../fetch-json.ts';
import { boot } from './boot.ts';
import { shapes } from './shapes.ts';

let sizes: CatalogueContent['units'] | undefined;
/** One object, so that the units of a segment are computed once. */
let content: Pick<CatalogueContent, 'storageTypes' | 'units'> | undefined;

export const unitsUrl = (): string => catalogueFileUrl(boot().units, 'units.json');

/** Loads the sizes of all types, for the price lists of staff. */
export const needUnits = async (): Promise<void> => {
  sizes ??= await fetchJson<CatalogueContent['units']>(unitsUrl());
};

/** For tests, which have no server. */
export const setUnits = (data: CatalogueContent['units']): void => {
  sizes = data;
  content = undefined;
};

/** The size of a unit by its place among those of its type. */
export const sizeAt = (type: StorageTypeCode, at: number): UnitRow | undefined => sizes?.[type]?.[at];

/** Every unit of a segment, including units no longer sold. */
export function segmentUnits(segment: PricedSegment): readonly Unit[] {
  const { storageTypes } = shapes();
  if (content?.storageTypes !== storageTypes) content = { storageTypes, units: sizes ?? {} };
  return unitsOf(content, segment);
}
