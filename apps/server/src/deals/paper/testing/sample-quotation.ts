import { sampleCatalogue } from '@silowright/catalogue/testing/sample-catalogue';
import type { LocaleName } from '@silowright/domain/locale';
import type { Selection } from '@silowright/domain/pricing/selection';
import { textsWith } from '../../../platform/texts.ts';
import {
  type ExampleOptions,
  exampleBuyer,
  exampleCompany,
  exampleLinks,
  exampleQuotation,
  exampleRequest,
} from '../example-quotation.ts';
import { type ExamplePosition, exampleSeveral, type SeveralOptions } from '../example-several.ts';
import type { OfferRequest, Quotation, UnitQuotation } from '../quotation.ts';

export const sampleCompany = exampleCompany;
export const sampleBuyer = exampleBuyer;
export const sampleLinks = exampleLinks;

/** A quotation of the sample. */
export const sampleQuotation = (locale: LocaleName, options: ExampleOptions = {}): UnitQuotation =>
  exampleQuotation(sampleCatalogue(), locale, {
    segment: 'agricultural',
    type: 'vvs4',
    volumeM3: 30,
    selection: sampleSelection,
    values: { productGroupType: 'animal_feed', characteristicGroupType: 'mixed_feed', ...options.values },
    ...options,
  });

/** Enough choices to fill the third page. */
export const sampleSelection: Selection = {
  'colour.body_colour': '9001',
  'colour.roof_colour': { value: 'other', custom: 'RAL 6018' },
  'colour.logo': 'logo_1m2',
  'flow.outflow_height': '1.50',
  'access.ladder': 'by_provider',
  'access.inspection_hatch': ['roof_600', 'side_600'],
};

export const sampleDealer: NonNullable<UnitQuotation['dealer']> = {
  id: 'heidkamp',
  name: 'Heidkamp Agrartechnik',
  email: 'sales@heidkamp.example',
  phone: '+49447100103',
  city: 'Cloppenburg',
  country: 'DE',
  by: 'link',
};

/** A request without a priced unit (D17). */
export function sampleRequest(locale: LocaleName): OfferRequest {
  const request = exampleRequest(sampleCatalogue(), locale);
  const key = 'market.food_and_feed';
  const label = textsWith(sampleCatalogue())(locale)[key] ?? '';
  return { ...request, data: { ...request.data, segment: 'food_and_feed', market: { key, label } } };
}

const feed = { segment: 'agricultural', type: 'vvs4' } as const;
const asked = { productGroupType: 'animal_feed', characteristicGroupType: 'mixed_feed' };

/** Two silos, a smaller one, and a tank. */
export const threeSamples: readonly ExamplePosition[] = [
  {
    ...feed,
    volumeM3: 30,
    amountOfUnits: 2,
    selection: { 'measurement.radar': 'radar_gsm', 'access.ladder': 'by_provider' },
    values: { ...asked, volumePerUnit: 30, amountOfUnits: 2, storedDensity: 650 },
  },
  { ...feed, volumeM3: 12, amountOfUnits: 1, values: { ...asked, volumePerUnit: 12, storedDensity: 650 } },
  { segment: 'agricultural', type: 'nb', volumeM3: 25, amountOfUnits: 1, values: { volumePerUnit: 25 } },
];

const inFeed = { kind: 'alternative', group: 'feed' } as const;

/** Two sizes of which one is chosen, a silo that may be added, and a tank. */
export const fourWithChoices: readonly ExamplePosition[] = [
  { ...threeSamples[0]!, role: inFeed },
  { ...threeSamples[0]!, volumeM3: 36, role: inFeed },
  { ...threeSamples[1]!, role: { kind: 'optional' } },
  threeSamples[2]!,
];

/** A quotation of several positions of the sample. */
export const sampleSeveral = (
  locale: LocaleName,
  list: readonly ExamplePosition[] = threeSamples,
  options: SeveralOptions = {},
): Quotation => exampleSeveral(sampleCatalogue(), locale, list, options);
