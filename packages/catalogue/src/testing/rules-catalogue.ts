import { join } from 'node:path';
import {
  joinCatalogue,
  optionListOf,
  priceListOf,
  unitsOf as unitsOfContent,
} from '@silowright/domain/catalogue/build-catalogue';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import type { ProductGroup } from '@silowright/domain/catalogue/product-groups';
import type { StorageType } from '@silowright/domain/catalogue/storage-type';
import type { Unit, UnitRow } from '@silowright/domain/catalogue/unit';
import { loadCatalogue } from '../disk/load-catalogue.ts';

/**
 * Seven types in 87 sizes without options and pictures, for tests of rules. Its sizes and prices are pinned by tests
 * and never change; the sample in `catalogues/grp` may grow (CT-01).
 */
export const rulesContent = loadCatalogue(join(import.meta.dirname, 'rules-catalogue')).content;

export const storageTypeCodes = ['vvs4', 'vb4', 'dds4', 'fs', 'ms', 'nb', 'spw'] as const;
export type RulesType = (typeof storageTypeCodes)[number];
export const pricedSegments = ['agricultural', 'road_salt'] as const;
export type RulesSegment = (typeof pricedSegments)[number];

export const storageTypes = Object.fromEntries(
  rulesContent.storageTypes.map((type) => [type.code, type]),
) as Record<RulesType, StorageType>;
export const unitRows = rulesContent.units as Record<RulesType, readonly UnitRow[]>;
export const productGroups = rulesContent.productGroups as Record<RulesSegment, readonly ProductGroup[]>;
export const unitsOf = (segment: RulesSegment): readonly Unit[] => unitsOfContent(rulesContent, segment);

export const rulesCatalogue = (segment: RulesSegment): Catalogue =>
  joinCatalogue(rulesContent, priceListOf(rulesContent, segment), optionListOf(rulesContent, segment));
