import { countryCode } from '@silowright/domain/catalogue/country-names';
import { bcp47 } from '@silowright/domain/locale';
import { callingCode, isNationalPhone, phoneExample } from '@silowright/domain/session/national-phone';
import { type FieldBinding, TextArea, TextField, type TextFieldProps } from '@silowright/ui/parts/field.tsx';
import { useTexts } from '@silowright/ui/texts/use-texts.ts';
import { useSession } from '../session/session-store.ts';
import { contactFields } from './contact-fields.ts';

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
