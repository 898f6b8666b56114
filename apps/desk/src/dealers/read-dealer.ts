import type { DealerInput, StaffDealer } from '@silowright/contract/dealers';
import type { FieldError } from '@silowright/contract/errors';
import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import { countryCode } from '@silowright/domain/catalogue/country-names';
import type { Language } from '@silowright/domain/locale';
import { type Outcome, ok, refuse } from '@silowright/domain/outcome';
import { defuse, writeCsv } from '@silowright/domain/pricing/csv-cells';
import { csvSeparatorFor } from '@silowright/domain/pricing/price-list-csv';
import { validateEmail } from '@silowright/domain/session/field-rules';
import { writtenPhone } from '@silowright/domain/session/national-phone';
import { downloadFile } from '@silowright/ui/parts/download-file.ts';
import type { Texts } from '@silowright/ui/texts/use-texts.ts';

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
export type DealerField = keyof DealerFields | 'segments';

/** What the form of a dealer edits. */
export interface DealerValues extends DealerFields {
  readonly segments: readonly PricedSegment[];
  readonly active: boolean;
}

export const valuesOfDealer = (
  dealer: StaffDealer | undefined,
  segments: readonly PricedSegment[] = [],
): DealerValues => ({
  ...(Object.fromEntries(
    dealerFieldNames.map((name) => [name, String(dealer?.[name] ?? '')]),
  ) as DealerFields),
  segments: dealer?.segments ?? segments,
  active: dealer?.active ?? true,
});

/** With decimal point or comma. Coordinates have no thousands separators, so both are unambiguous. */
const coordinateForm = /^-?\d{1,3}([.,]\d+)?$/;
const readCoordinate = (text: string): number => Number(text.replace(',', '.'));

export const maxLengthOf = { name: 120, industry: 80, city: 80 } as const;

/** Fields without which a dealer is not saved (B30). */
export const requiredFields: readonly string[] = [
  ...['id', 'name', 'country', 'city', 'email', 'latitude', 'longitude'],
];

/** Reports the names of all invalid fields in order; the server checks again. A stored phone number may stay. */
export function readDealer(
  { segments, active, ...fields }: DealerValues,
  {
    taken = [],
    storedPhone = '',
  }: { readonly taken?: readonly string[]; readonly storedPhone?: string | undefined } = {},
): Outcome<DealerInput, readonly DealerField[]> {
  const text = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.trim()]),
  ) as DealerFields;
  const coordinate = (value: string, limit: number) =>
    coordinateForm.test(value) && Math.abs(readCoordinate(value)) <= limit;
  const country = countryCode(text.country);
  const phone = text.phone === storedPhone ? storedPhone : writtenPhone(text.phone, country);
  const fine: Record<DealerField, boolean> = {
    id: /^[a-z0-9][a-z0-9-]{0,59}$/.test(text.id) && !taken.includes(text.id),
    name: text.name !== '' && text.name.length <= maxLengthOf.name,
    industry: text.industry.length <= maxLengthOf.industry,
    country: country !== undefined,
    city: text.city !== '' && text.city.length <= maxLengthOf.city,
    email: validateEmail(text.email) === undefined,
    phone: phone !== undefined,
    hub_spot_id: /^[A-Za-z0-9_-]{0,40}$/.test(text.hub_spot_id),
    crm_url: text.crm_url === '' || /^https:\/\/\S+$/.test(text.crm_url),
    latitude: coordinate(text.latitude, 90),
    longitude: coordinate(text.longitude, 180),
    segments: segments.length > 0,
  };
  const wrong = (Object.keys(fine) as DealerField[]).filter((name) => !fine[name]);
  if (wrong.length > 0 || country === undefined || phone === undefined) return refuse(wrong);
  return ok({
    ...text,
    country,
    phone,
    latitude: readCoordinate(text.latitude),
    longitude: readCoordinate(text.longitude),
    segments: [...segments],
    active,
  });
}

/** Why a field is refused; the words come with the language (B25). */
export type DealerProblem = 'wrong' | 'exists' | 'unknown-place';

/** What a refused field allows (B29). */
export function allowedText(
  field: DealerField,
  problem: DealerProblem,
  { t, number }: Pick<Texts, 't' | 'number'>,
): string {
  if (problem === 'exists') return t('admin.dealer-exists');
  if (problem === 'unknown-place') return t('admin.dealer-city-unknown');
  const words = {
    id: t('admin.dealer-id-wrong'),
    name: t('admin.allowed-words', { greatest: maxLengthOf.name }),
    industry: t('admin.allowed-words-at-most', { greatest: maxLengthOf.industry }),
    country: t('admin.allowed-country'),
    city: t('admin.allowed-words', { greatest: maxLengthOf.city }),
    email: t('admin.allowed-email'),
    phone: t('admin.allowed-phone'),
    hub_spot_id: t('admin.allowed-hub-spot'),
    crm_url: t('admin.allowed-crm'),
    latitude: t('admin.allowed-latitude', { example: number(52.37) }),
    longitude: t('admin.allowed-longitude', { example: number(4.89) }),
    segments: t('admin.dealer-no-segment'),
  } satisfies Record<DealerField, string>;
  return words[field];
}

/** Server errors by field: `dealers.0.email` becomes `email`. The server's messages are for developers (LG-01). */
export const refusedFields = (errors: readonly FieldError[]): Partial<Record<DealerField, DealerProblem>> =>
  Object.fromEntries(
    errors.map(({ path, code }) => [path.split('.')[2] ?? '', code === 'exists' ? 'exists' : 'wrong']),
  );

/** In the form that an import reads. */
export function downloadDealers(dealers: readonly StaffDealer[], language: Language): void {
  const rows = dealers.map((dealer) =>
    [
      ...dealerFieldNames.map((name) => String(dealer[name])),
      dealer.segments.join(' '),
      dealer.active ? 'yes' : 'no',
    ].map(defuse),
  );
  const columns = [...dealerFieldNames, 'segments', 'active'];
  downloadFile('dealers.csv', writeCsv([columns, ...rows], csvSeparatorFor(language)));
}
