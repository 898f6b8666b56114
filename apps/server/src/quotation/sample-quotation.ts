import type { Buyer } from '@silowright/domain/buyer/buyer';
import type { StorageTypeCode } from '@silowright/domain/catalogue/codes';
import { placeInLanguage } from '@silowright/domain/catalogue/country-names';
import { buildCatalogue, shippedOptionList, shippedPriceList } from '@silowright/domain/catalogue/sample';
import type { PricedSegment } from '@silowright/domain/catalogue/segments';
import { siteActions } from '@silowright/domain/engineering/site-actions';
import { type LocaleName, languageOfLocale } from '@silowright/domain/locale';
import { priceConfiguration } from '@silowright/domain/pricing/price-configuration';
import type { Selection } from '@silowright/domain/pricing/selection';
import type { Place } from '@silowright/domain/recommendation/request';
import { type Company, catalogueDirOf, legalOf } from '../config/company.ts';
import { loadCompany } from '../config/load-company.ts';
import { loadMessages } from '../texts.ts';
import { buildQuotation, type QuotationInput } from './build-quotation.ts';
import { conditionsIn } from './conditions.ts';
import { engineeringSheet } from './engineering-sheet.ts';
import type { OfferLinks, OfferRequest, Quotation } from './quotation.ts';

const sampleFile = loadCompany(catalogueDirOf({ catalogueDir: undefined }));

export const sampleCompany: Company = {
  name: 'Silowright',
  email: 'info@silowright.example',
  phone: '+31 20 555 0100',
  homepage: 'https://www.silowright.example',
  addressLines: ['Havenweg 1', '8531 AA Silostad', 'Netherlands'],
  ...(sampleFile && { legal: legalOf(sampleFile.legal) }),
};

export const sampleLinks: OfferLinks = {
  reopenUrl: 'https://configure.silowright.example/open/3q2-7wAAQkZ8oT1mXyLwNg9RrYbVcE5s',
  signUrl: 'https://configure.silowright.example/sign/de/a1b2-c3d4-e5f6#J8dKq0aTz2VbM4nXwQ7sRfLyP1cGhEuo',
  signPageUrl: 'https://configure.silowright.example/sign/de/a1b2-c3d4-e5f6',
};

export const sampleBuyer: Buyer = {
  street: 'Industriestraße 14',
  postalCode: '49661',
  city: 'Cloppenburg',
  country: 'DE',
  vatNumber: 'DE123456789',
  orderReference: 'B-2026/0815',
};

export interface SampleWish {
  readonly stored?: Pick<Quotation['values'], 'storedProductId' | 'storedDensity'>;
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

const catalogueOf = (segment: PricedSegment) =>
  buildCatalogue(shippedPriceList(segment), shippedOptionList(segment));

/** A quotation made by the real engine, for tests, the mail gallery and the bench. */
export function sampleQuotation(locale: LocaleName, wish: SampleWish = {}): Quotation {
  const catalogue = catalogueOf(wish.segment ?? 'agricultural');
  const type = wish.type ?? 'vvs4';
  const unit = catalogue.units.find(
    (candidate) => candidate.type === type && candidate.volumeM3 >= (wish.volumeM3 ?? 30),
  );
  if (!unit) throw new Error(`no ${type} of ${wish.volumeM3} m³`);
  const messages = loadMessages(locale);
  const priced = priceConfiguration({
    catalogue,
    unit,
    selection: wish.selection ?? sampleSelection,
    amountOfUnits: wish.amountOfUnits ?? 2,
    place:
      wish.place === null ? undefined : (wish.place ?? { latitude: 52.85, longitude: 8.04, country: 'DE' }),
  });
  const engineering = engineeringSheet(unit, priced.selection, {
    actions: siteActions('DE', wish.site ?? { latitude: 52.85, longitude: 8.04 }),
    inside: wish.inside !== undefined,
  });
  const content = buildQuotation({
    locale,
    configurationId: 'a1b2-c3d4-e5f6',
    priced,
    country: wish.country ?? 'DE',
    engineering,
    values: {
      productGroupType: 'animal_feed',
      characteristicGroupType: 'mixed_feed',
      placement: wish.inside === undefined ? 'outside' : 'inside',
      ...(wish.inside !== undefined && { spaceLimitationHeightInMm: wish.inside }),
      locationPlacename: wish.placeName ?? 'Cloppenburg, Niedersachsen, Deutschland',
      ...wish.stored,
    },
    reasons: [
      { kind: 'fill-level', percent: 96 },
      { kind: 'density-margin', limit: 650, percent: 8 },
      { kind: 'preferred-type' },
    ],
    addressee: wish.addressee ?? {
      email: 'anna.mueller@agrarhandel.example',
      firstName: 'Anna',
      lastName: 'Müller',
      companyName: 'Agrarhandel Müller & Söhne GmbH',
      phoneNumber: '+49 4471 555012',
      projectName: 'Neubau Stall 3',
      comments: 'Bitte vor der Ernte liefern.',
    },
    dealer: wish.dealer ?? null,
    typedDealerEmail: wish.typedDealerEmail,
    company: wish.company ?? {
      ...sampleCompany,
      addressLines: sampleCompany.addressLines.map((line) => placeInLanguage(line, languageOfLocale(locale))),
    },
    buyer: wish.buyer,
    conditions:
      sampleFile &&
      conditionsIn(sampleFile, locale, {
        type,
        substance: unit.storageType.substance,
        support: engineering.support.kind,
      }),
    vat: catalogue.money.vat,
    hasVatNumber: wish.hasVatNumber ?? !!wish.buyer?.vatNumber,
    priceList: { version: 1, publishedAt: '2026-10-01T08:00:00.000Z' },
    optionList: { version: 3, publishedAt: '2026-11-02T08:00:00.000Z' },
    words: (key) => messages[key],
  });
  return { ...content, ...sampleIssue };
}

const sampleIssue = {
  number: 'Q-2026-000123',
  revision: 1,
  issuedAt: '2026-11-15T09:30:00.000Z',
  validUntil: '2026-12-15T22:59:59.999Z',
  timeZone: 'Europe/Amsterdam',
} as const;

/** Enough choices to fill the third page. */
export const sampleSelection: Selection = {
  'colour.body_colour': '9001',
  'colour.roof_colour': { value: 'other', custom: 'RAL 6018' },
  'colour.logo': 'logo_1m2',
  'flow.outflow_height': '1.50',
  'access.ladder': 'by_provider',
  'access.inspection_hatch': ['roof_600', 'side_600'],
};

export const sampleDealer: NonNullable<Quotation['dealer']> = {
  id: 'heidkamp',
  name: 'Heidkamp Agrartechnik',
  email: 'sales@heidkamp.example',
  phone: '+49447100103',
  city: 'Cloppenburg',
  country: 'DE',
  by: 'link',
};

/** A request without a priced unit (D17). */
export const sampleRequest = (locale: LocaleName): OfferRequest => ({
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
  company: sampleCompany,
  callToAction: 'call_me_now',
  data: {
    segment: 'food_and_feed',
    market: {
      key: 'market.food_and_feed',
      label: loadMessages(locale)['market.food_and_feed'] ?? 'Food & Feed',
    },
    productName: 'Wheat flour',
    substance: 'solid',
    densityKgM3: 550,
    atexApproved: true,
    foodApproved: true,
    volumePerUnitM3: 40,
    amountOfUnits: 2,
    placeName: 'Zwolle, Overijssel, Nederland',
  },
  ...sampleIssue,
});
