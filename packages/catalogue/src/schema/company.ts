import * as z from 'zod';
import { code, country, locale, positive, schemaLink, webAddress } from './shared.ts';

/** A sentence per language. */
const sentences = z.record(locale, z.string().min(1));

const clause = z.strictObject({ id: code, title: sentences, text: sentences });

/** For which units a standard or an item of the scope counts; absent: for all. */
const when = z.strictObject({
  substance: z.enum(['solid', 'liquid']).optional(),
  support: z.enum(['legs', 'frame', 'slab']).optional(),
  types: z.array(code).nonempty().optional(),
});

/** `company.json`: what a quotation prints about the company and its conditions (QU-01, QU-02). */
export const company = z.strictObject({
  $schema: schemaLink,
  /** An example: production does not print it. */
  sample: z.boolean().optional(),
  /** Whether the company's adviser has confirmed the clauses. */
  confirmed_by_adviser: z.boolean(),
  legal: z.strictObject({
    name: z.string().min(1),
    form: z.string().min(1).optional(),
    /** Where the company is registered. */
    seat: z.string().min(1).optional(),
    country,
    register: z
      .strictObject({ name: z.string().min(1), court: z.string().optional(), number: z.string().min(1) })
      .optional(),
    vat_number: z.string().min(1).optional(),
    directors: z.array(z.string().min(1)).optional(),
    supervisory_chair: z.string().min(1).optional(),
    bank: z
      .strictObject({
        name: z.string().optional(),
        iban: z.string().regex(/^[A-Z]{2}\d{2}[A-Z0-9 ]{11,32}$/, 'must be an IBAN in capitals'),
        bic: z
          .string()
          .regex(/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/, 'must be a BIC of 8 or 11 characters')
          .optional(),
      })
      .optional(),
  }),
  /** Who signs the letter when no dealer and no colleague is named. */
  contact: z
    .strictObject({
      name: z.string().min(1),
      role: sentences.optional(),
      phone: z.string().optional(),
      email: z.string().optional(),
    })
    .optional(),
  terms: z
    .strictObject({
      name: sentences,
      url: webAddress.optional(),
      /** File per language, in this folder; attached to the mail. */
      files: z
        .record(locale, z.string().regex(/^terms\/[\w.-]+\.pdf$/, 'must be a PDF in terms/'))
        .optional(),
    })
    .optional(),
  incoterm: z
    .enum(['EXW', 'FCA', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'])
    .describe('One rule of Incoterms 2020; in clauses as {incoterm}.'),
  delivery_weeks: positive,
  warranty_months: positive,
  clauses: z.array(clause).nonempty(),
  /** What is delivered, and what is not, besides the parts that the unit itself says. */
  scope: z.strictObject({
    included: z.array(z.strictObject({ text: sentences, when: when.optional() })),
    excluded: z.array(z.strictObject({ text: sentences, when: when.optional() })),
  }),
  standards: z.array(
    z.strictObject({
      /** Per language if it differs: 2006/42/EC is 2006/42/EG in German. */
      name: z.union([z.string().min(1), sentences]),
      about: sentences,
      when: when.optional(),
    }),
  ),
});

export type CompanyFile = z.output<typeof company>;
export type Sentences = z.output<typeof sentences>;
