import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { language, line } from './fields.ts';

export const product = z.object({
  value: z.string(),
  label: z.string(),
  /** °C; 0 if the product has no typical temperature. */
  temperature: z.number(),
  /** kg/m³; 0 if the visitor must enter it. */
  density: z.number(),
  substances: z.array(z.enum(['solid', 'liquid'])),
  atex: z.boolean(),
  /** Forms an explosive gas or vapour; `atex` is dust. An addition (EN-09). */
  gas: z.optional(z.boolean()),
  food: z.boolean(),
  /** Other words for the product, for the search. */
  synonyms: z.array(z.string()),
});

export const listProducts = endpoint('list-products', {
  summary: 'The products of a market in one language.',
  access: 'anybody',
  params: z.object({ language, segment: line(40) }),
  /** A tile of the simplified list covers several markets (D17); 'false': only its own market. */
  query: z.object({ simplified: z.optional(z.enum(['true', 'false'])) }),
  response: z.array(product),
  errors: ['bad-request', 'not-found', 'too-many-requests', 'unavailable'],
});
export type Product = z.output<typeof product>;
