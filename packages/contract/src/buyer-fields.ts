import {
  type BuyerField,
  buyerFields,
  buyerProblems,
  maxLengthOfBuyer,
  type TypedBuyer,
} from '@silowright/domain/buyer/buyer';
import * as z from 'zod/mini';
import { line } from './fields.ts';

const messages: Readonly<Record<string, string>> = {
  missing: 'is needed before signing',
  country: 'must be a country code such as DE',
  'vat-number': 'does not have the form of a VAT number of this country',
  'leitweg-id': 'is not a Leitweg-ID',
  ean: 'must be 13 digits with a correct check digit',
};

const field = (name: BuyerField) => z.optional(line(maxLengthOfBuyer[name]));

const fields = z.object({
  street: field('street'),
  postalCode: field('postalCode'),
  city: field('city'),
  /** ISO code. */
  country: field('country'),
  /** Null: the buyer has none; not the same as not answered. */
  vatNumber: z.nullable(field('vatNumber')),
  orderReference: z.nullable(field('orderReference')),
  /** Public buyers in Germany. */
  leitwegId: field('leitwegId'),
  /** Public buyers in Denmark. */
  ean: field('ean'),
});

/** As answered: a missing field was not given. */
export const wireBuyer = fields;

const checked = (complete: boolean) =>
  z.partial(fields).check(({ value, issues }) => {
    const problems = buyerProblems(value as TypedBuyer, { complete });
    for (const name of buyerFields) {
      const problem = problems[name];
      if (problem)
        issues.push({ code: 'custom', path: [name], input: value, message: messages[problem] ?? problem });
    }
  });

/** With the request for a quotation: every field may be missing (QU-03). */
export const buyer = checked(false);
/** Before signing. */
export const completeBuyer = checked(true);
