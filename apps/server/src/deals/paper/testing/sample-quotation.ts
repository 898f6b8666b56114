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
import type { OfferRequest, UnitQuotation } from '../quotation.ts';

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
