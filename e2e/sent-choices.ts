import type { APIRequestContext } from '@playwright/test';
import { type Language, localeOfLanguage } from '../packages/domain/src/locale.ts';
import { makeSessionId } from '../packages/domain/src/session/session-id.ts';
import { freshAddress, mailTo } from './basic-walk.ts';
import { buyer, farm } from './sent-quotation.ts';

export interface SentChoices {
  readonly number: string;
  readonly email: string;
  /** Path and fragment of the link in the mail. */
  readonly link: string;
}

const wanted = [
  { volumePerUnit: 30, amountOfUnits: 2, role: 'alternative', group: 'size' },
  { volumePerUnit: 36, amountOfUnits: 2, role: 'alternative', group: 'size' },
  { volumePerUnit: 12, amountOfUnits: 1, role: 'optional' },
  { volumePerUnit: 50, amountOfUnits: 1, role: 'included' },
] as const;

/** In the country of the seller, where VAT is charged. */
const place = {
  locationPlacename: 'Ede, Nederland',
  locationLattitude: 52.04,
  locationLongitude: 5.66,
  locationCountry: 'Nederland',
} as const;

/** A quotation with something to choose: 10.A or 10.B, 20 if wanted, and 30. */
export async function sentChoices(request: APIRequestContext, language: Language): Promise<SentChoices> {
  const email = freshAddress();
  const put = async (path: string, data: object) => {
    const response = await request.put(`/api/configurator/${path}`, { data });
    if (!response.ok()) throw new Error(await response.text());
    return response.json();
  };
  const positions: object[] = [];
  const ids: string[] = [];
  for (const { role, volumePerUnit, amountOfUnits, ...more } of wanted) {
    const id = makeSessionId(() => Math.floor(Math.random() * 256));
    const asked = { ...farm, ...place, volumePerUnit, amountOfUnits, localeStr: localeOfLanguage(language) };
    const { preconfigured_unit_recommendations: units } = await put('create-recommendation', {
      id,
      ...asked,
    });
    const unit = Object.values(units as Record<string, Record<string, unknown>>)[0] ?? {};
    await put('select-preconfigured-unit', {
      id,
      preconfiguredUnitType: unit.preconfigured_unit_type,
      diameterInMm: unit.diameter_mm,
      preconfiguredUnitUuid: unit.uuid,
    });
    ids.push(id);
    positions.push({ configurationId: id, role, ...more });
  }
  const { quotation_number: number } = await put('create-deal-offer', {
    id: ids[0],
    positions,
    clientEmail: email,
    firstName: 'Hendrik',
    lastName: 'Brügge',
    companyName: 'Hof Brügge',
    buyer,
  });
  const mail = await mailTo(request, email, 'offer');
  const link = new RegExp(`/sign/${language}/${ids[0]}#[\\w-]{22}`).exec(mail)?.[0] ?? '';
  if (!link) throw new Error(`no link in ${mail}`);
  return { number, email, link };
}
