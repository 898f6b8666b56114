import { joinCatalogue, optionListOf, priceListOf, unitsOf as unitsOfContent } from './build-catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueContent } from './catalogue-content.ts';
import { headroomMm } from './headroom.ts';
import type { ShippedOptionGroup } from './option-group-definition.ts';
import type { BasePriceList, OptionList } from './option-list.ts';
import { optionGroupDefinitions } from './options.ts';
import { productGroups } from './product-groups.ts';
import { standardRanking } from './ranking.ts';
import { type PricedSegment, pricedSegments } from './segments.ts';
import { shippedDelivery } from './shipped-delivery.ts';
import { shippedMoney } from './shipped-money.ts';
import { storageTypes } from './storage-types.ts';
import type { Unit } from './unit.ts';
import { unitRows } from './unit-rows.ts';

/** The catalogue of the sample. */
export const sampleContent: CatalogueContent = {
  storageTypes: Object.values(storageTypes),
  units: unitRows,
  options: Object.fromEntries(pricedSegments.map((segment) => [segment, groupsOf(segment)])),
  productGroups,
  markets: { segments: [], lists: {}, fallback: '' },
  products: [],
  delivery: shippedDelivery,
  money: shippedMoney,
  ranking: standardRanking,
  limits: { headroomMm },
};

function groupsOf(segment: PricedSegment): ShippedOptionGroup[] {
  return optionGroupDefinitions.flatMap(({ types, ...group }) => {
    const ofSegment = types[segment];
    return ofSegment ? [{ ...group, types: ofSegment }] : [];
  });
}

export const shippedPriceList = (segment: PricedSegment): BasePriceList =>
  priceListOf(sampleContent, segment);

export const shippedOptionList = (segment: PricedSegment): OptionList => optionListOf(sampleContent, segment);

export const buildCatalogue = (prices: BasePriceList, options: OptionList): Catalogue =>
  joinCatalogue(sampleContent, prices, options);

export const unitsOf = (segment: PricedSegment): readonly Unit[] => unitsOfContent(sampleContent, segment);
