import { countryCode } from '@silowright/domain/catalogue/country-names';
import {
  maxLength,
  validateEmail,
  validatePhone,
  validateRequired,
  withoutTrunkZero,
} from '@silowright/domain/session/field-rules';
import { internationalPhone } from '@silowright/domain/session/national-phone';
import type { SessionValues } from '@silowright/domain/session/values';
import { sessionValues } from '../session/session-store.ts';

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
