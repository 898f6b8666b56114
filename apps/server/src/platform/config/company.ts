import { loadBrand } from '@silowright/catalogue/disk/load-brand';
import { shippedCatalogueDir } from '@silowright/catalogue/disk/shipped-catalogue';
import { missingLegalData } from '@silowright/catalogue/legal-data';
import type { CompanyFile } from '@silowright/catalogue/schema/company';
import { placeInLanguage } from '@silowright/domain/catalogue/country-names';
import { type Language, type LocaleName, languageOfLocale } from '@silowright/domain/locale';
import { memoize } from '@silowright/domain/memoize';
import type { Config } from './config.ts';
import { loadCompany } from './load-company.ts';

/** The manufacturer's data, as printed in quotations and mails. */
export interface Company {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly homepage: string;
  /** The country is in the reader's language. */
  readonly addressLines: readonly string[];
  /** What the law of its seat asks for; absent in quotations of earlier releases (QU-01). */
  readonly legal?: CompanyLegal;
  /** Of mails and papers; absent in quotations of earlier releases (CT-10). */
  readonly brand?: CompanyBrand;
}

export interface CompanyBrand {
  readonly colour: string;
  readonly tint: string;
  /** SVG pictures. A logo replaces mark and name. */
  readonly mark: string;
  readonly logo?: string;
}

export interface CompanyLegal {
  readonly name: string;
  readonly form?: string;
  readonly seat?: string;
  readonly country: string;
  readonly register?: { readonly name: string; readonly court?: string; readonly number: string };
  readonly vatNumber?: string;
  readonly directors?: readonly string[];
  readonly supervisoryChair?: string;
  readonly bank?: { readonly name?: string; readonly iban: string; readonly bic?: string };
}

export const catalogueDirOf = ({ catalogueDir }: Pick<Config, 'catalogueDir'>): string =>
  catalogueDir ?? shippedCatalogueDir;

/** `company.json` of the catalogue. The numbers and conditions of an example are not printed in production. */
export function companyFileOf(config: Pick<Config, 'catalogueDir' | 'production'>): CompanyFile | undefined {
  const file = loadCompany(catalogueDirOf(config));
  return file?.sample && config.production ? undefined : file;
}

export const companyOf = (config: Config, locale: LocaleName): Company => {
  const legal = companyFileOf(config)?.legal;
  return {
    name: config.companyName,
    email: config.companyEmail,
    phone: config.companyPhone,
    homepage: config.companyHomepage,
    addressLines: config.companyAddress.split('|').map((part) => translatedPlace(part.trim(), locale)),
    ...(legal && { legal: legalOf(legal) }),
    ...brandOf(config),
  };
};

export function brandOf(config: Pick<Config, 'catalogueDir'>): Pick<Company, 'brand'> {
  const brand = loadBrand(catalogueDirOf(config));
  if (!brand) return {};
  const { colours, mark, logo } = brand;
  return { brand: { colour: colours.brand, tint: colours.tint, mark, ...(logo && { logo }) } };
}

export const legalOf = ({
  vat_number: vatNumber,
  supervisory_chair: supervisoryChair,
  ...rest
}: CompanyFile['legal']): CompanyLegal =>
  ({
    ...rest,
    ...(vatNumber && { vatNumber }),
    ...(supervisoryChair && { supervisoryChair }),
  }) as CompanyLegal;

/** Cached, because the names of countries in a language take long to load. */
export const translatedPlace = (place: string, locale: LocaleName): string =>
  translated({ place, language: languageOfLocale(locale) });

const translated = memoize(
  ({ place, language }: { readonly place: string; readonly language: Language }) =>
    placeInLanguage(place, language),
  ({ place, language }) => `${language} ${place}`,
);

/** What quotations of this installation lack: legal data, or conditions that nobody confirmed (QU-01, QU-02). */
export function companyGaps(config: Pick<Config, 'catalogueDir'>): readonly string[] {
  const file = loadCompany(catalogueDirOf(config));
  if (!file) return ['the catalogue has no company.json: quotations have no legal data and no conditions'];
  if (file.sample)
    return ['company.json is the example: its legal data and conditions are not printed in production'];
  const { country } = file.legal;
  return [
    ...missingLegalData(file.legal).map(
      (field) => `company.json: legal.${field} is missing; a company in ${country} must print it`,
    ),
    ...(file.confirmed_by_adviser
      ? []
      : ['company.json: the adviser of the company has not confirmed the conditions']),
  ];
}
