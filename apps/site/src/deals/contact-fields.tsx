import { countryCode } from '@silowright/domain/catalogue/country-names';
import { bcp47 } from '@silowright/domain/locale';
import {
  maxLength,
  validateEmail,
  validatePhone,
  validateRequired,
  withoutTrunkZero,
} from '@silowright/domain/session/field-rules';
import {
  callingCode,
  internationalPhone,
  isNationalPhone,
  phoneExample,
} from '@silowright/domain/session/national-phone';
import type { SessionValues } from '@silowright/domain/session/values';
import { type FieldBinding, TextArea, TextField, type TextFieldProps } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { sessionValues, useSession } from '../session/session-store.ts';

/** Type and autocomplete of each contact field, the same on every form. */
export const contactFields = {
  email: { type: 'email', autoComplete: 'email', maxLength: maxLength.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: maxLength.phone },
  firstName: { autoComplete: 'given-name', maxLength: maxLength.personName },
  lastName: { autoComplete: 'family-name', maxLength: maxLength.personName },
  company: { autoComplete: 'organization', maxLength: maxLength.company },
  project: { maxLength: maxLength.project },
  comments: { maxLength: maxLength.comments },
} as const;

/** A national number is one of the place's country (ST-11). */
const withCode = (text: string): string =>
  internationalPhone(text, countryCode(sessionValues().locationCountry ?? ''));

/** Contact data the visitor entered earlier on any form. */
export const knownContact = (values: SessionValues) => ({
  email: values.emailAddress ?? '',
  phone: values.phoneNumber ?? '',
  firstName: values.firstName ?? '',
  lastName: values.lastName ?? '',
  company: values.company_name ?? '',
});

export const requiredEmail = (text: string) => validateRequired(text) ?? validateEmail(text.trim());
export const optionalEmail = (text: string) => (text.trim() === '' ? undefined : validateEmail(text.trim()));
export const requiredPhone = (text: string) => validateRequired(text) ?? validatePhone(withCode(text));
export const optionalPhone = (text: string) =>
  text.trim() === '' ? undefined : validatePhone(withCode(text));

/** Empty values are left out, never stored. */
export const given = (text: string): string | undefined => text.trim() || undefined;

/** In the international form (V24). */
export const givenPhone = (text: string): string | undefined => given(withCode(withoutTrunkZero(text)));

type Typed = Readonly<Record<keyof ReturnType<typeof knownContact> | 'project', string>>;

/** The contact data of a form, as the session keeps it. */
export const contactValues = ({ email, phone, firstName, lastName, company, project }: Typed) => ({
  emailAddress: given(email),
  phoneNumber: givenPhone(phone),
  firstName: given(firstName),
  lastName: given(lastName),
  company_name: given(company),
  project_name: given(project),
});

/** Accepts national numbers of the place's country; the code in front says which. Errors show the right form (ST-11). */
function PhoneField({ error, ...props }: Omit<TextFieldProps, 'hint' | 'prefix'>) {
  const { t, locale } = useTexts();
  const place = useSession((state) => state.values.locationCountry);
  const country = countryCode(place ?? '');
  const code = callingCode(country);
  const example = phoneExample(country);
  const name = country && new Intl.DisplayNames([bcp47(locale)], { type: 'region' }).of(country);
  return (
    <TextField
      {...props}
      {...contactFields.phone}
      error={error && example && props.value.trim() ? `${error}. ${t('phone.example', { example })}` : error}
      hint={code && name ? t('phone.from-place', { country: name }) : t('lead.phone-hint')}
      prefix={isNationalPhone(props.value) ? code : undefined}
    />
  );
}

const labels = {
  email: 'email',
  phone: 'phone',
  firstName: 'first-name',
  lastName: 'last-name',
  company: 'company',
  project: 'project',
  comments: 'comments',
} as const satisfies Record<keyof typeof contactFields, string>;

interface ContactFieldProps {
  readonly kind: keyof typeof labels;
  readonly field: FieldBinding;
  /** The form, whose words the label has. */
  readonly of: 'lead' | 'meeting' | 'overview';
  readonly optional?: boolean;
}

/** A field for contact data, with the same type, length and automatic filling on every form. */
export function ContactField({ kind, field, of, optional = false }: ContactFieldProps) {
  const { t } = useTexts();
  const Field = kind === 'phone' ? PhoneField : kind === 'comments' ? TextArea : TextField;
  const label = t(`${of}.${labels[kind]}` as 'overview.email');
  return <Field {...field} {...contactFields[kind]} label={label} optional={optional} />;
}
