import {
  joinCatalogue,
  optionListOf,
  priceListOf,
  unitsOf as unitsOfContent,
} from '@silowright/domain/catalogue/build-catalogue';
import type { Catalogue } from '@silowright/domain/catalogue/catalogue';
import {
  type Market,
  marketsFor as marketsOf,
  productMarketsOf,
  segmentNamed,
} from '@silowright/domain/catalogue/catalogue-markets';
import { type Product, productsIn } from '@silowright/domain/catalogue/catalogue-products';
import type { SegmentId, StorageTypeCode } from '@silowright/domain/catalogue/codes';
import type { BasePriceList, OptionList, ShippedOptionGroup } from '@silowright/domain/catalogue/option-list';
import {
  type ProductGroup,
  wireProductGroups as wireGroups,
} from '@silowright/domain/catalogue/product-groups';
import type { StorageType } from '@silowright/domain/catalogue/storage-type';
import { pictureFor, type TypePicture } from '@silowright/domain/catalogue/type-pictures';
import type { Unit, UnitRow } from '@silowright/domain/catalogue/unit';
import type { UnitSize } from '@silowright/domain/catalogue/unit-size';
import type { Flags } from '@silowright/domain/flags/flags';
import { type Language, localeOfLanguage } from '@silowright/domain/locale';
import { sampleCatalogue } from './sample-catalogue.ts';

/** The parts of `catalogues/grp` by name, for tests that pin its values. Product code never reads this. */
const loaded = sampleCatalogue();
export const sampleContent = loaded.content;

export const storageTypeCodes = ['vvs4', 'vb4', 'dds4', 'fs', 'ms', 'nb', 'spw'] as const;
export type SampleType = (typeof storageTypeCodes)[number];
export const pricedSegments = ['agricultural', 'road_salt'] as const;
export type SampleSegment = (typeof pricedSegments)[number];

export const storageTypes = Object.fromEntries(
  sampleContent.storageTypes.map((type) => [type.code, type]),
) as Record<SampleType, StorageType>;
export const unitRows = sampleContent.units as Record<SampleType, readonly UnitRow[]>;
export const productGroups = sampleContent.productGroups as Record<SampleSegment, readonly ProductGroup[]>;
export const shippedDelivery = sampleContent.delivery;
export const shippedCountries = sampleContent.delivery.countries;
export const shippedMoney = sampleContent.money;
export const { headroomMm } = sampleContent.limits;
export const exampleDealers = loaded.dealers;

export const shippedPriceList = (segment: SegmentId): BasePriceList => priceListOf(sampleContent, segment);
export const shippedOptionList = (segment: SegmentId): OptionList => optionListOf(sampleContent, segment);
export const buildCatalogue = (prices: BasePriceList, options: OptionList): Catalogue =>
  joinCatalogue(sampleContent, prices, options);
export const unitsOf = (segment: SegmentId): readonly Unit[] => unitsOfContent(sampleContent, segment);

/** Each group once, with the types of every segment that offers it. */
export const optionGroupDefinitions = [
  ...Map.groupBy(
    Object.entries(sampleContent.options).flatMap(([segment, groups]) =>
      groups.map((group) => ({ segment, group })),
    ),
    ({ group }) => group.id,
  ).values(),
].map((offered) => ({
  ...offered[0]!.group,
  types: Object.fromEntries(offered.map(({ segment, group }) => [segment, group.types])),
})) as readonly (Omit<ShippedOptionGroup, 'types'> & {
  readonly types: Readonly<Partial<Record<SampleSegment, readonly StorageTypeCode[]>>>;
})[];

export const segmentIds = (sampleContent.markets.lists.all ?? []).map(({ id }) => id);
export const marketLabels = Object.fromEntries(
  sampleContent.markets.segments.map(({ id, label }) => [id, label]),
);
export const readSegment = (text: string): SegmentId | undefined =>
  segmentNamed(sampleContent.markets, text)?.id;
export const marketsFor = (flags: Flags): Market[] => marketsOf(sampleContent.markets, flags);

export const wireProductGroups = (segment: SampleSegment) => wireGroups(productGroups[segment]);

export const namesIn = (language: Language) => ({
  locale: localeOfLanguage(language),
  fallback: loaded.defaultLanguage,
});
export const productRows = sampleContent.products;
export function productsOf(segment: SegmentId, language: Language, simplified = true): Product[] {
  const { markets, products } = sampleContent;
  const found = markets.segments.find(({ id }) => id === segment)!;
  return productsIn(products, productMarketsOf(markets, found, simplified), namesIn(language));
}

export const previewVariants = Object.fromEntries(
  sampleContent.storageTypes.map(({ code, pictures }) => [code, pictures]),
) as Record<SampleType, readonly TypePicture[]>;
export const previewVariant = (unit: UnitSize & { readonly type: StorageTypeCode }): string =>
  pictureFor(previewVariants[unit.type as SampleType], unit)!.name;
export function sizeShown(type: StorageTypeCode, name: string): UnitSize & { type: StorageTypeCode } {
  const picture = previewVariants[type as SampleType].find((candidate) => candidate.name === name);
  if (!picture) throw new Error(`${type} has no picture ${name}`);
  return { type, ...picture.shows };
}
