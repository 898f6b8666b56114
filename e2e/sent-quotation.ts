import type { APIRequestContext } from '@playwright/test';
import { type Language, localeOfLanguage } from '../packages/domain/src/locale.ts';
import { makeSessionId } from '../packages/domain/src/session/session-id.ts';
import { freshAddress, mailTo } from './basic-walk.ts';

export interface SentQuotation {
  readonly id: string;
  readonly number: string;
  readonly email: string;
  /** Path and fragment of the link in the mail. */
  readonly link: string;
  readonly token: string;
  /** Sends the offer again with other content, as a revision. */
  revise(): Promise<void>;
}

export const farm = {
  segment: 'agricultural',
  segment_label: 'agriculture',
  productGroupType: 'animal_feed',
  characteristicGroupType: 'mixed_feed',
  volumePerUnit: 30,
  amountOfUnits: 2,
  placement: 'outside',
  locationPlacename: 'Münster, Germany',
  locationLattitude: 51.96,
  locationLongitude: 7.63,
  locationCountry: 'Germany',
  recommendationShown: 'product-group',
} as const;

/** Complete, so that the quotation can be signed at once. */
export const buyer = {
  street: 'Dorfstraße 1',
  postalCode: '48143',
  city: 'Münster',
  country: 'DE',
  vatNumber: 'DE123456789',
  orderReference: null,
};

const customer = {
  phoneNumber: '+49447155512',
  firstName: 'Anna',
  lastName: 'Weßling',
  companyName: 'Hof Weßling',
  buyer,
};

const configuratorOf = (request: APIRequestContext, id: string) => async (path: string, data: object) => {
  const response = await request.put(`/api/configurator/${path}`, { data: { id, ...data } });
  if (!response.ok()) throw new Error(await response.text());
  return response.json();
};

async function configureUnit(
  request: APIRequestContext,
  id: string,
  language: Language,
  asked: Partial<Record<'volumePerUnit' | 'amountOfUnits', number>> = {},
): Promise<void> {
  const put = configuratorOf(request, id);
  const { preconfigured_unit_recommendations: units } = await put('create-recommendation', {
    ...farm,
    ...asked,
    localeStr: localeOfLanguage(language),
  });
  const unit = Object.values(units as Record<string, Record<string, unknown>>)[0] ?? {};
  await put('select-preconfigured-unit', {
    preconfiguredUnitType: unit.preconfigured_unit_type,
    diameterInMm: unit.diameter_mm,
    preconfiguredUnitUuid: unit.uuid,
  });
}

const newSession = () => makeSessionId(() => Math.floor(Math.random() * 256));

/** One quotation of four positions: 10, 20.A or 20.B, and 30, which is optional. */
export async function sentDeal(
  request: APIRequestContext,
  language: Language,
  contact: Readonly<Record<string, string>> = {},
): Promise<Pick<SentQuotation, 'id' | 'number' | 'email'>> {
  const asked = [
    { volumePerUnit: 30, amountOfUnits: 2 },
    { volumePerUnit: 10, amountOfUnits: 1 },
    { volumePerUnit: 16, amountOfUnits: 1 },
    { volumePerUnit: 22, amountOfUnits: 1 },
  ];
  const ids = asked.map(newSession);
  for (const [at, id] of ids.entries()) await configureUnit(request, id, language, asked[at]);
  const [id = '', second = '', third = '', fourth = ''] = ids;
  const email = contact.clientEmail ?? freshAddress();
  const { quotation_number: number } = await configuratorOf(request, id)('create-deal-offer', {
    ...customer,
    clientEmail: email,
    ...contact,
    positions: [
      { configurationId: id, role: 'included' },
      { configurationId: second, role: 'alternative', group: 'b' },
      { configurationId: third, role: 'alternative', group: 'b' },
      { configurationId: fourth, role: 'optional' },
    ],
    chosen: [second],
  });
  return { id, number, email };
}

/** A quotation made on one device, so that its mail can be opened on another. */
export async function sentQuotation(
  request: APIRequestContext,
  language: Language,
  contact: Readonly<Record<string, string>> = {},
): Promise<SentQuotation> {
  const id = newSession();
  const email = contact.clientEmail ?? freshAddress();
  const put = configuratorOf(request, id);
  await configureUnit(request, id, language);
  const offer = { ...customer, clientEmail: email, ...contact };
  const { quotation_number: number } = await put('create-offer', offer);
  const mail = await mailTo(request, email, 'offer');
  const link = new RegExp(`/sign/${language}/${id}#[\\w-]{22}`).exec(mail)?.[0] ?? '';
  if (!link) throw new Error(`no link in ${mail}`);
  return {
    id,
    number,
    email,
    link,
    token: link.split('#')[1] ?? '',
    revise: async () => {
      await put('create-offer', { ...offer, comments: 'And a ladder, please.' });
    },
  };
}
