import * as z from 'zod/mini';

const pair = z.object({ label: z.string(), value: z.string() });

/** The content of the quotation PDF as headings and tables for the screen, in the quotation's language. */
export const quotationSheet = z.object({
  /** Like de-DE. */
  language: z.string(),
  summary: z.string(),
  /** Text alternative of the drawing. */
  drawing: z.string(),
  unit_heading: z.string(),
  unit: z.array(pair),
  prices_heading: z.string(),
  prices_note: z.string(),
  price_heads: z.array(z.string()),
  /** The first cell of a row is its header. */
  prices: z.array(z.array(z.string())),
  /** `main`: the total that the quotation is about. */
  totals: z.array(z.object({ ...pair.shape, main: z.optional(z.boolean()) })),
  /** How the sale is taxed. */
  vat: z.string(),
  /** What the signature binds (QU-04). */
  binding_heading: z.string(),
  binding: z.string(),
  /** Absent if the catalogue has no `company.json`. */
  scope: z.optional(
    z.object({
      heading: z.string(),
      included_heading: z.string(),
      included: z.array(z.string()),
      excluded_heading: z.string(),
      excluded: z.array(z.string()),
    }),
  ),
  conditions_heading: z.optional(z.string()),
  conditions: z.optional(z.array(z.object({ title: z.string(), text: z.string() }))),
  terms_url: z.optional(z.string()),
  terms_name: z.optional(z.string()),
  terms_heading: z.string(),
  terms: z.array(z.string()),
  /** Absent in quotations of earlier releases. */
  engineering: z.optional(
    z.object({
      heading: z.string(),
      notes: z.array(z.string()),
      groups: z.array(z.object({ heading: z.string(), rows: z.array(pair), note: z.optional(z.string()) })),
    }),
  ),
});
export type QuotationSheet = z.output<typeof quotationSheet>;
