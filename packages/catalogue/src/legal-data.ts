import type { CompanyFile } from './schema/company.ts';

type Legal = CompanyFile['legal'];
type Field = 'form' | 'seat' | 'register' | 'register.court' | 'vat_number' | 'directors' | 'bank';

/**
 * What the law of the seat asks for on a quotation (QU-01): NL Handelsregisterwet art. 27 and BW 2:186, BE Code of
 * economic law III.25, DE § 35a GmbHG, DK selskabsloven § 14, GB Company Regulations 2015. The company's adviser
 * confirms it. The VAT number is on every quotation to another country.
 */
const needed: Readonly<Record<string, readonly Field[]>> = {
  NL: ['form', 'seat', 'register', 'vat_number'],
  BE: ['form', 'seat', 'register', 'register.court', 'vat_number', 'bank'],
  DE: ['form', 'seat', 'register', 'register.court', 'directors', 'vat_number'],
  DK: ['form', 'seat', 'register', 'vat_number'],
  GB: ['form', 'seat', 'register', 'vat_number'],
};
const elsewhere: readonly Field[] = ['form', 'seat', 'register', 'vat_number'];

const has: Readonly<Record<Field, (legal: Legal) => boolean>> = {
  form: ({ form }) => !!form,
  seat: ({ seat }) => !!seat,
  register: ({ register }) => register !== undefined,
  'register.court': ({ register }) => !!register?.court,
  vat_number: ({ vat_number }) => !!vat_number,
  directors: ({ directors = [] }) => directors.length > 0,
  bank: ({ bank }) => bank !== undefined,
};

/** The fields that a quotation must print and that are not there. */
export const missingLegalData = (legal: Legal): readonly Field[] =>
  (needed[legal.country] ?? elsewhere).filter((field) => !has[field](legal));
