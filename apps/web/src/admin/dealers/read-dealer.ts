import type { StaffDealer } from '@silowright/contract/admin-list-dealers';
import type { DealerInput } from '@silowright/contract/admin-save-dealers';
import type { FieldError } from '@silowright/contract/errors';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { isDealerPhone, validateEmail } from '@silowright/domain/session/field-rules';
import type { Texts } from '../../texts/use-texts.ts';

/** The typed fields of a dealer. With segments and active they are also the columns of a dealer file. */
export const dealerFieldNames = [
  'id',
  'name',
  'industry',
  'country',
  'city',
  'email',
  'phone',
  'hub_spot_id',
  'crm_url',
  'latitude',
  'longitude',
] as const;
export type DealerFields = Readonly<Record<(typeof dealerFieldNames)[number], string>>;

export const fieldsOfDealer = (dealer: StaffDealer | undefined): DealerFields =>
  Object.fromEntries(dealerFieldNames.map((name) => [name, String(dealer?.[name] ?? '')])) as DealerFields;

/** With decimal point or comma. Coordinates have no thousands separators, so both are unambiguous. */
const coordinateForm = /^-?\d{1,3}([.,]\d+)?$/;
const readCoordinate = (text: string): number => Number(text.replace(',', '.'));

/** Reports the names of all invalid fields in order; the server checks again. */
export function readDealer(
  fields: DealerFields,
  segments: readonly PricedSegment[],
  active: boolean,
  taken: readonly string[] = [],
): Outcome<DealerInput, readonly string[]> {
  const text = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.trim()]),
  ) as DealerFields;
  const coordinate = (value: string, limit: number) =>
    coordinateForm.test(value) && Math.abs(readCoordinate(value)) <= limit;
  const fine: Record<keyof DealerFields | 'segments', boolean> = {
    id: /^[a-z0-9][a-z0-9-]{0,59}$/.test(text.id) && !taken.includes(text.id),
    name: text.name !== '' && text.name.length <= 120,
    industry: text.industry.length <= 80,
    country: /^[A-Z]{2}$/.test(text.country),
    city: text.city !== '' && text.city.length <= 80,
    email: validateEmail(text.email) === undefined,
    phone: isDealerPhone(text.phone),
    hub_spot_id: /^[A-Za-z0-9_-]{1,40}$/.test(text.hub_spot_id),
    crm_url: text.crm_url === '' || /^https:\/\/\S+$/.test(text.crm_url),
    latitude: coordinate(text.latitude, 90),
    longitude: coordinate(text.longitude, 180),
    segments: segments.length > 0,
  };
  const wrong = Object.entries(fine).flatMap(([name, isFine]) => (isFine ? [] : [name]));
  if (wrong.length > 0) return refuse(wrong);
  return ok({
    ...text,
    latitude: readCoordinate(text.latitude),
    longitude: readCoordinate(text.longitude),
    segments: [...segments],
    active,
  });
}

/** Server errors by field: `dealers.0.email` becomes `email`. The server's messages are for developers (LG-01). */
export const refusedFields = (errors: readonly FieldError[], t: Texts['t']): Record<string, string> =>
  Object.fromEntries(
    errors.map(({ path, code }) => [
      path.split('.')[2] ?? '',
      t(code === 'exists' ? 'admin.dealer-exists' : 'admin.field-wrong'),
    ]),
  );
