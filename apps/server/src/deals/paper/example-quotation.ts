import type { LoadedCatalogue } from '@silowright/catalogue/disk/load-catalogue';
import type { Buyer } from '@silowright/domain/buyer/buyer';
import { joinCatalogue, optionListOf, priceListOf } from '@silowright/domain/catalogue/build-catalogue';
import { pricedSegmentsOf } from '@silowright/domain/catalogue/catalogue-markets';
import type { PricedSegment, StorageTypeCode } from '@silowright/domain/catalogue/codes';
import { placeInLanguage } from '@silowright/domain/catalogue/country-names';
import { siteActions } from '@silowright/domain/engineering/site-actions';
import { type LocaleName, languageOfLocale } from '@silowright/domain/locale';
import { optionsForUnit } from '@silowright/domain/pricing/options-for-unit';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import { defaultSelection } from '@silowright/domain/pricing/resolve-selection';
import type { Selection } from '@silowright/domain/pricing/selection';
import type { Place } from '@silowright/domain/recommendation/request';
import { engineeringSheet } from '../../configurator/engineering-sheet.ts';
import { brandOf, type Company, catalogueDirOf, legalOf } from '../../platform/config/company.ts';
import { loadCompany } from '../../platform/config/load-company.ts';
import { textsWith } from '../../platform/texts.ts';
import { buildQuotation, type QuotationInput } from './build-quotation.ts';
import { conditionsIn } from './conditions.ts';
import type { OfferLinks, OfferRequest, UnitQuotation } from './quotation.ts';

const sampleFile = loadCompany(catalogueDirOf({ catalogueDir: undefined }));

export const exampleCompany: Company = {
  name: 'Silowright',
  email: 'info@silowright.example',
  phone: '+31 20 555 0100',
  homepage: 'https://www.silowright.example',
  addressLines: ['Havenweg 1', '8531 AA Silostad', 'Netherlands'],
  ...(sampleFile && { legal: legalOf(sampleFile.legal) }),
  ...brandOf({ catalogueDir: undefined }),
};

export const exampleLinks: OfferLinks = {
  apiUrl: 'https://configure.silowright.example/api',
  reopenUrl: 'https://configure.silowright.example/open/3q2-7wAAQkZ8oT1mXyLwNg9RrYbVcE5s',
  signUrl: 'https://configure.silowright.example/sign/de/a1b2-c3d4-e5f6#J8dKq0aTz2VbM4nXwQ7sRfLyP1cGhEuo',
  signPageUrl: 'https://configure.silowright.example/sign/de/a1b2-c3d4-e5f6',
};

export const exampleBuyer: Buyer = {
  street: 'Industriestraße 14',
  postalCode: '49661',
  city: 'Cloppenburg',
  country: 'DE',
  vatNumber: 'DE123456789',
  orderReference: 'B-2026/0815',
};

export interface ExampleOptions {
  readonly stored?: Pick<UnitQuotation['values'], 'storedProductId' | 'storedDensity'>;
  readonly values?: UnitQuotation['values'];
  readonly segment?: PricedSegment;
  readonly type?: StorageTypeCode;
  readonly volumeM3?: number;
  readonly amountOfUnits?: number;
  readonly selection?: Selection;
  readonly place?: Place | null;
  readonly placeName?: string;
  /** Of the buyer; Germany if absent. */
  readonly country?: string;
  readonly hasVatNumber?: boolean;
  readonly addressee?: QuotationInput['addressee'];
  readonly dealer?: QuotationInput['dealer'];
  readonly typedDealerEmail?: string;
  readonly buyer?: QuotationInput['buyer'];
  readonly company?: Company;
  readonly inside?: number;
  /** Where wind, snow and earthquake are looked up, in Germany. */
  readonly site?: { readonly latitude: number; readonly longitude: number };
}

/** A quotation made by the real engine from any catalogue: for the mail gallery, tests and the bench. */
export function exampleQuotation(
  loaded: LoadedCatalogue,
  locale: LocaleName,
  options: ExampleOptions = {},
): UnitQuotation {
  const { content } = loaded;
  const segment = options.segment ?? pricedSegmentsOf(content.markets)[0] ?? '';
  const catalogue = joinCatalogue(content, priceListOf(content, segment), optionListOf(content, segment));
  const type = options.type ?? catalogue.units[0]?.type;
  const sizes = catalogue.units.filter((candidate) => candidate.type === type);
  const unit =
    options.volumeM3 === undefined
      ? sizes[sizes.length >> 1]
      : sizes.find(({ volumeM3 }) => volumeM3 >= options.volumeM3!);
  if (!unit) throw new Error(`no ${type} of ${options.volumeM3} m³`);
  const [group] = catalogue.productGroups;
  const characteristic = group?.characteristics?.[0]?.type;
  const messages = textsWith(loaded)(locale);
  const priced = priceConfiguration({
    catalogue,
    unit,
    selection: options.selection ?? defaultSelection(optionsForUnit(catalogue, unit, { country: 'DE' })),
    amountOfUnits: options.amountOfUnits ?? 2,
    place:
      options.place === null
        ? undefined
        : (options.place ?? { latitude: 52.85, longitude: 8.04, country: 'DE' }),
  });
  const engineering = engineeringSheet(content, unit, priced.selection, {
    actions: siteActions('DE', options.site ?? { latitude: 52.85, longitude: 8.04 }),
    inside: options.inside !== undefined,
  });
  const quoted = buildQuotation({
    locale,
    configurationId: 'a1b2-c3d4-e5f6',
    priced,
    country: options.country ?? 'DE',
    engineering,
    values: {
      ...(group && { productGroupType: group.type }),
      ...(characteristic && { characteristicGroupType: characteristic }),
      placement: options.inside === undefined ? 'outside' : 'inside',
      ...(options.inside !== undefined && { spaceLimitationHeightInMm: options.inside }),
      locationPlacename: options.placeName ?? 'Cloppenburg, Niedersachsen, Deutschland',
      ...options.stored,
      ...options.values,
    },
    reasons: [
      { kind: 'fill-level', percent: 96 },
      { kind: 'density-margin', limit: 650, percent: 8 },
      { kind: 'preferred-type' },
    ],
    addressee: options.addressee ?? {
      email: 'anna.mueller@agrarhandel.example',
      firstName: 'Anna',
      lastName: 'Müller',
      companyName: 'Agrarhandel Müller & Söhne GmbH',
      phoneNumber: '+49 4471 555012',
      projectName: 'Neubau Stall 3',
      comments: 'Bitte vor der Ernte liefern.',
    },
    dealer: options.dealer ?? null,
    typedDealerEmail: options.typedDealerEmail,
    company: options.company ?? {
      ...exampleCompany,
      addressLines: exampleCompany.addressLines.map((line) =>
        placeInLanguage(line, languageOfLocale(locale)),
      ),
    },
    buyer: options.buyer,
    conditions:
      sampleFile &&
      conditionsIn(sampleFile, locale, {
        type: unit.type,
        substance: unit.storageType.substance,
        support: engineering.support.kind,
      }),
    vat: catalogue.money.vat,
    hasVatNumber: options.hasVatNumber ?? !!options.buyer?.vatNumber,
    priceList: { version: 1, publishedAt: '2026-10-01T08:00:00.000Z' },
    optionList: { version: 3, publishedAt: '2026-11-02T08:00:00.000Z' },
    words: (key) => messages[key],
    content,
    defaultLanguage: loaded.defaultLanguage,
  });
  return { ...quoted, ...issue };
}

const issue = {
  number: 'Q-2026-000123',
  revision: 1,
  issuedAt: '2026-11-15T09:30:00.000Z',
  validUntil: '2026-12-15T22:59:59.999Z',
  timeZone: 'Europe/Amsterdam',
} as const;

/** The first example dealer of the catalogue, as a dealer by link. */
export function exampleDealer({ dealers }: LoadedCatalogue): NonNullable<UnitQuotation['dealer']> | null {
  const [dealer] = dealers;
  if (!dealer) return null;
  const { id, name, email, phone, city, country } = dealer;
  return { id, name, email, phone, city, country, by: 'link' };
}

/** A request without a priced unit (D17). */
export const exampleRequest = (loaded: LoadedCatalogue, locale: LocaleName): OfferRequest => {
  const { fallback } = loaded.content.markets;
  const key = `market.${fallback}`;
  return {
    kind: 'request',
    locale,
    configurationId: 'a1b2-c3d4-e5f6',
    values: {},
    country: 'NL',
    addressee: {
      email: 'jan@bakkerij.example',
      firstName: 'Jan',
      lastName: 'de Vries',
      companyName: 'Bakkerij De Vries',
    },
    dealer: null,
    company: exampleCompany,
    callToAction: 'call_me_now',
    data: {
      segment: fallback,
      market: { key, label: textsWith(loaded)(locale)[key] ?? fallback },
      productName: 'Wheat flour',
      substance: 'solid',
      densityKgM3: 550,
      atexApproved: true,
      foodApproved: true,
      volumePerUnitM3: 40,
      amountOfUnits: 2,
      placeName: 'Zwolle, Overijssel, Nederland',
    },
    ...issue,
    number: 'R-2026-000123',
  };
};
