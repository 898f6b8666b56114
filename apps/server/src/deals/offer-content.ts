import type { OfferOfResults, OfferToClient } from '@silowright/contract/deals';
import { givenBuyer } from '@silowright/domain/buyer/buyer';
import type { CatalogueContent } from '@silowright/domain/catalogue/catalogue-content';
import { titleOfTile } from '@silowright/domain/catalogue/catalogue-markets';
import { explosiveGroups, zonesOf } from '@silowright/domain/catalogue/explosion-zones';
import type { Unit } from '@silowright/domain/catalogue/unit';
import type { Configured } from '@silowright/domain/deal/price-deal';
import { highestMm } from '@silowright/domain/engineering/room-height';
import type { LocaleName } from '@silowright/domain/locale';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import type { PricedConfiguration } from '@silowright/domain/pricing/priced-configuration';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import { fitReasons } from '@silowright/domain/recommendation/fit-reasons';
import { storedGoods } from '@silowright/domain/recommendation/limits';
import type { FitReason, RecommendationRequest } from '@silowright/domain/recommendation/request';
import {
  heightLimitMmOf,
  type StoredValues,
  selectionOf,
  valuesOf,
  yardPlanOf,
} from '../configurator/configuration-state.ts';
import { engineeringSheet } from '../configurator/engineering-sheet.ts';
import type { Recommended } from '../configurator/load-own-configuration.ts';
import { offeredOptions, siteOfUnit } from '../configurator/site-of-unit.ts';
import type { ConfigurationRow } from '../configurator/store/configurations.ts';
import { companyOf, translatedPlace } from '../platform/config/company.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { PinnedCatalogue } from '../prices/catalogues.ts';
import type { ServerParts } from '../server-parts.ts';
import { addresseeOf } from './paper/addressee-of.ts';
import { buildQuotation, freeze, storedProductName } from './paper/build-quotation.ts';
import { conditionsOf } from './paper/conditions.ts';
import type {
  QuotedArticles,
  QuotedDealer,
  ReopenableValues,
  RequestContent,
  UnitContent,
} from './paper/quotation.ts';

export type OfferBody = OfferToClient | OfferOfResults;

/** A priced unit with all printed data. */
export function pricedContent(
  { config, texts, catalogue }: Pick<ServerParts, 'config' | 'texts' | 'catalogue'>,
  configuration: Recommended,
  priced: PricedConfiguration,
  pinned: PinnedCatalogue,
  body: OfferToClient,
  dealer: QuotedDealer | null,
): UnitContent {
  const { row, values, request } = configuration;
  const messages = texts(row.locale as LocaleName);
  const locale = row.locale as LocaleName;
  const engineering = engineeringSheet(
    pinned.content,
    priced.unit,
    priced.selection,
    siteOfUnit(configuration),
  );
  return buildQuotation({
    locale,
    configurationId: row.id,
    priced,
    ...frozenAnswers(withZones(inLanguageOf(row, values), body), pinned.content),
    country: row.country,
    articles: articlesOf(priced, pinned),
    engineering,
    yard: yardPlanOf(row),
    logo: row.logo ?? undefined,
    photo: row.site_photo ?? undefined,
    reasons: reasonsFor(priced, request, pinned),
    addressee: addresseeOf(body),
    buyer: body.buyer && givenBuyer(body.buyer),
    dealer,
    typedDealerEmail: body.dealerEmail,
    company: companyOf(config, locale),
    conditions: conditionsOf(config, locale, {
      type: priced.unit.type,
      substance: priced.unit.storageType.substance,
      support: engineering.support.kind,
    }),
    priceList: published(pinned.catalogue.priceVersion, pinned.pricesPublishedAt),
    optionList: published(pinned.catalogue.optionVersion, pinned.optionsPublishedAt),
    vat: pinned.catalogue.money.vat,
    hasVatNumber: !!body.buyer?.vatNumber,
    words: (key) => messages[key],
    content: pinned.content,
    defaultLanguage: catalogue.defaultLanguage,
  });
}

function articlesOf({ unit, lines }: PricedConfiguration, { catalogue }: PinnedCatalogue): QuotedArticles {
  const options = lines.flatMap(({ groupId, value }) => {
    const article = catalogue.optionArticles[`${groupId}.${value}`];
    return article ? [[`${groupId}.${value}`, article] as const] : [];
  });
  return { ...(unit.article && { unit: unit.article }), options: Object.fromEntries(options) };
}

type Choices = Pick<Recommended, 'row' | 'request' | 'place' | 'pinned'>;

/** The stored choices, or the defaults if select-options was never called (D6). */
export const configuredOf = (configuration: Choices, unit: Unit): Configured => ({
  catalogue: configuration.pinned.catalogue,
  unit,
  selection: selectionOf(configuration.row) ?? defaultSelection(offeredOptions(configuration, unit)),
  groups: configuration.pinned.optionsFor(unit, configuration.place?.country),
});

export const priceChoices = (configuration: Choices, unit: Unit): PricedConfiguration =>
  priceConfiguration({
    ...configuredOf(configuration, unit),
    amountOfUnits: configuration.request.amountOfUnits,
    place: configuration.place,
  });

const published = (version: number, atMs: number) => ({
  version,
  publishedAt: new Date(atMs).toISOString(),
});

/** Whatever reaches highest decides how much height remains free (EN-05). */
function reasonsFor(
  { unit, selection }: PricedConfiguration,
  request: RecommendationRequest,
  { catalogue, content }: PinnedCatalogue,
): FitReason[] {
  const aboveMm = () => highestMm(content, unit, selection) - unit.heightMm;
  return fitReasons(unit, request, storedGoods(request, catalogue), false).map((reason) =>
    reason.kind === 'headroom' ? { ...reason, spareMm: reason.spareMm - aboveMm() } : reason,
  );
}

/** No priced unit: the request is stored with the given data, and staff answer it (D17). */
export function requestContent(
  {
    config,
    texts,
    catalogue,
    catalogues,
  }: Pick<ServerParts, 'config' | 'texts' | 'catalogue' | 'catalogues'>,
  row: ConfigurationRow,
  body: OfferBody,
  dealer: QuotedDealer | null,
): RequestContent {
  const values = inLanguageOf(row, valuesOf(row));
  const { segment, volumePerUnit, amountOfUnits, construction } = values;
  if (!segment || !volumePerUnit || !amountOfUnits) throw new ApiError('no-recommendation');
  const locale = row.locale as LocaleName;
  const words = (key: string) => texts(locale)[key];
  const typedDealerEmail = 'dealerEmail' in body ? body.dealerEmail : undefined;
  const heightLimitMm = heightLimitMmOf(values);
  // A custom quote comes from the flow of product groups, which stores the group (RM-02).
  const group = values.characteristicGroupType ?? values.productGroupType;
  const stored = storedProductName(catalogues.content(), values.storedProductId, {
    locale,
    fallback: catalogue.defaultLanguage,
  });
  const ofGroup = group && [words(`product-group.${group}`), stored].filter(Boolean).join(', ');
  const product = values.productName ?? ofGroup;
  const densityKgM3 = values.density ?? values.storedDensity;
  const isApproved = (flag: unknown) => flag === true || flag === 1;
  return {
    kind: 'request',
    locale,
    configurationId: row.id,
    ...frozenAnswers(withZones(values, body), catalogues.content()),
    country: row.country,
    addressee: addresseeOf(body),
    dealer,
    ...(typedDealerEmail && { typedDealerEmail }),
    company: companyOf(config, locale),
    // Only results asks how to go on; finalized-basic always sends a call, which nobody chose (FN-05).
    ...('diameter' in body && { callToAction: body.callToAction }),
    data: {
      segment,
      market: freeze(words, `market.${titleOfTile(catalogues.content().markets, segment)}`, segment),
      ...(product && { productName: product }),
      ...(values.substance && { substance: values.substance }),
      ...(densityKgM3 !== undefined && { densityKgM3 }),
      ...(values.design_temperature !== undefined && { designTemperatureC: values.design_temperature }),
      atexApproved: isApproved('atexApproved' in body ? body.atexApproved : values.atexApproved),
      foodApproved: isApproved('foodApproved' in body ? body.foodApproved : values.foodApproved),
      volumePerUnitM3: volumePerUnit,
      amountOfUnits,
      ...(values.placement && { placement: values.placement }),
      ...(heightLimitMm !== undefined && { heightLimitMm }),
      ...(values.locationPlacename && { placeName: values.locationPlacename }),
      ...(construction && { construction: freeze(words, `construction.${construction}`, construction) }),
      ...('diameter' in body && { diameterMm: body.diameter, heightMm: body.height }),
    },
  };
}

/** The answer about explosion zones is last, wherever it was given: the order of values is part of the hash. */
function withZones(
  { explosionZones: stored, ...others }: Partial<StoredValues>,
  body: OfferBody,
): Partial<StoredValues> {
  const answer = ('explosionZones' in body ? body.explosionZones : undefined) ?? stored;
  return { ...others, ...(answer && { explosionZones: answer }) };
}

/** The language may have changed after the place was chosen (V22). */
function inLanguageOf<Values extends Partial<StoredValues>>(
  { locale }: Pick<ConfigurationRow, 'locale'>,
  values: Values,
): Values {
  const { locationPlacename: place } = values;
  return place ? { ...values, locationPlacename: translatedPlace(place, locale as LocaleName) } : values;
}

/** The answers to keep, and what they say about explosion zones. */
function frozenAnswers(
  values: Partial<StoredValues>,
  content: CatalogueContent,
): Pick<UnitContent, 'values' | 'zones'> {
  const zones = zonesOf(values, explosiveGroups(content));
  return { values: reopenable(values), ...(zones && { zones }) };
}

/** All values except the contact data. */
function reopenable(values: Partial<StoredValues>): ReopenableValues {
  const { id: _id, user_ip: _ip, dealer_id: _dealer, comments: _comments, ...rest } = values;
  return rest as ReopenableValues;
}
