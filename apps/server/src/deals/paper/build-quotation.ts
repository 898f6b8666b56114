import type { EngineeringSheet } from '@silowright/contract/engineering';
import type { Buyer } from '@silowright/domain/buyer/buyer';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { type ProductNames, productsWithIds } from '@silowright/domain/catalogue/catalogue-products';
import type { VatRules } from '@silowright/domain/catalogue/money';
import type { Unit } from '@silowright/domain/catalogue/unit';
import { unitSize } from '@silowright/domain/catalogue/unit-size';
import type { LocaleName } from '@silowright/domain/locale';
import type { PricedConfiguration, PriceLine } from '@silowright/domain/pricing/priced-configuration';
import { vatFor, vatOn } from '@silowright/domain/pricing/vat';
import type { FitReason } from '@silowright/domain/recommendation/request';
import type { YardPlan } from '@silowright/domain/yard/yard-plan';
import { productInWords } from '@silowright/texts/translate';
import type { Company } from '../../platform/config/company.ts';
import type { Conditions } from './conditions.ts';
import { drawnUnit } from './drawn-unit.ts';
import type {
  Addressee,
  FrozenText,
  PriceListReference,
  QuotedArticles,
  QuotedDealer,
  QuotedLine,
  QuotedRequest,
  QuotedUnit,
  QuotedVat,
  ReopenableValues,
  UnitContent,
} from './quotation.ts';

/** Texts of the visitor's language; undefined for an unknown key. */
export type Words = (key: string) => string | undefined;

export interface QuotationInput {
  readonly locale: LocaleName;
  readonly configurationId: string;
  readonly priced: PricedConfiguration;
  readonly values: ReopenableValues;
  readonly country: string | null;
  readonly engineering?: EngineeringSheet;
  readonly yard?: YardPlan | undefined;
  readonly logo?: string | undefined;
  readonly photo?: string | undefined;
  readonly articles?: QuotedArticles;
  readonly reasons: readonly FitReason[];
  readonly addressee: Addressee;
  readonly buyer?: Partial<Buyer> | undefined;
  readonly dealer: QuotedDealer | null;
  readonly typedDealerEmail?: string | undefined;
  readonly company: Company;
  readonly conditions?: Conditions | undefined;
  readonly priceList: PriceListReference;
  readonly optionList: PriceListReference;
  /** The seller's table of VAT, and whether the buyer gave a VAT number. */
  readonly vat: VatRules;
  readonly hasVatNumber: boolean;
  readonly words: Words;
  readonly content: CatalogueContent;
  /** Locale of products without a name in the visitor's language. */
  readonly defaultLanguage: string;
  readonly zones?: UnitContent['zones'];
}

/** Freezes the priced result. Calculates no amount, so the quotation always agrees (CF-13, D9). */
export function buildQuotation(input: QuotationInput): UnitContent {
  const { priced, words } = input;
  return {
    kind: 'priced',
    currency: priced.currency,
    locale: input.locale,
    configurationId: input.configurationId,
    values: input.values,
    country: input.country,
    addressee: input.addressee,
    ...(input.buyer && { buyer: input.buyer }),
    dealer: input.dealer,
    ...(input.typedDealerEmail !== undefined && { typedDealerEmail: input.typedDealerEmail }),
    company: input.company,
    unit: quotedUnit(priced, words),
    request: quotedRequest(input),
    reasons: input.reasons,
    selection: priced.selection,
    amountOfUnits: priced.amountOfUnits,
    lines: priced.lines.map((line) => quotedLine(line, words)),
    unitPriceCents: priced.unitPriceCents,
    optionsCostCents: priced.optionsCostCents,
    transport: priced.transport,
    totalCents: priced.totalCents,
    vat: quotedVat(input),
    priceList: input.priceList,
    optionList: input.optionList,
    ...(input.articles && { articles: input.articles }),
    ...(input.engineering && { engineering: input.engineering }),
    ...(input.yard && { yard: input.yard }),
    ...(input.logo && { logo: input.logo }),
    ...(input.photo && { photo: input.photo }),
    ...(input.conditions && { conditions: input.conditions }),
    material: freeze(words, `quotation.data.${priced.unit.storageType.look.material}`, '–'),
    ...(input.zones && { zones: input.zones }),
    drawn: drawnUnit(input.content, priced.unit, priced.selection),
  };
}

/** Transport includes assembly; without it the customer fetches and erects the unit. */
export function quotedVat({
  priced,
  vat,
  country,
  buyer,
  hasVatNumber,
  words,
}: Pick<QuotationInput, 'vat' | 'country' | 'buyer' | 'hasVatNumber' | 'words'> & {
  readonly priced: Pick<UnitContent, 'transport' | 'totalCents'>;
}): QuotedVat {
  const { sentence, ...treatment } = vatFor(vat, {
    country: country ?? buyer?.country,
    hasVatNumber,
    withAssembly: priced.transport !== null,
  });
  return {
    ...treatment,
    ...vatOn(priced.totalCents, treatment),
    sentence: freeze(words, sentence, sentence),
  };
}

/** A text with its key; the catalogue's own name if the language has none. */
export const freeze = (words: Words, key: string, otherwise: string): FrozenText => ({
  key,
  label: words(key) ?? otherwise,
});

/** A type may have another name in a segment: a waste-water tank may hold brine there (D17). */
const storageTypeKey = ({ type, segment, storageType }: Unit): string =>
  storageType.nameIn?.[segment] ?? `storage-type.${type}.name`;

function quotedUnit({ unit, totalHeightMm }: PricedConfiguration, words: Words): QuotedUnit {
  const type = unit.storageType;
  const { diameterMm, heightMm, ...volumeAndPassage } = unitSize(unit);
  // The order of the fields is part of the hash of an offer: it must be the same in every release.
  return {
    uuid: unit.uuid,
    name: unit.name,
    segment: unit.segment,
    type: unit.type,
    typeName: freeze(words, storageTypeKey(unit), unit.name),
    substance: type.substance,
    diameterMm,
    heightMm,
    totalHeightMm,
    ...volumeAndPassage,
    emptyMassT: unit.emptyMassT,
    densityLimitKgM3: type.limits.densityKgM3,
    temperatureLimitC: type.limits.temperatureC,
  };
}

function quotedLine(line: PriceLine, words: Words): QuotedLine {
  return {
    ...line,
    group: freeze(words, `option-group.${line.groupId}`, line.key),
    choice: freeze(words, `option.${line.groupId}.${line.value}`, line.value),
  };
}

/** The name of the closest product of the volume step; undefined if none was picked (EN-01). */
export const storedProductName = (
  { products }: Pick<CatalogueContent, 'products'>,
  storedProductId: string | undefined,
  names: ProductNames,
): string | undefined =>
  storedProductId === undefined ? undefined : productsWithIds(products, [storedProductId], names)[0]?.label;

function frozenProduct(
  product: string,
  group: string | undefined,
  { words, locale }: QuotationInput,
): FrozenText {
  const frozen = freeze(words, `product-group.${product}`, product);
  if (group === undefined || group === product) return frozen;
  const label = words(`product-group.${group}`);
  return label ? { ...frozen, label: productInWords(label, frozen.label, locale) } : frozen;
}

function quotedRequest(input: QuotationInput): QuotedRequest {
  const { values, locale, content, defaultLanguage } = input;
  const product = values.characteristicGroupType ?? values.productGroupType;
  const storedProduct = storedProductName(content, values.storedProductId, {
    locale,
    fallback: defaultLanguage,
  });
  return {
    ...(product !== undefined && { product: frozenProduct(product, values.productGroupType, input) }),
    placement: values.placement ?? 'outside',
    ...(values.placement === 'inside' &&
      values.spaceLimitationHeightInMm !== undefined && { heightLimitMm: values.spaceLimitationHeightInMm }),
    ...(values.locationPlacename && { placeName: values.locationPlacename }),
    ...(values.storedDensity !== undefined && { storedDensityKgM3: values.storedDensity }),
    ...(storedProduct && { storedProduct }),
  };
}
