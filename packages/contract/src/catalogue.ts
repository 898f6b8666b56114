import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { language, line, unitSize } from './fields.ts';

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

export const listProducts = endpoint('list-products', 'GET /products/:language/:segment', {
  summary: 'The products of a market in one language.',
  access: 'anybody',
  params: z.object({ language, segment: line(40) }),
  /** A tile of the simplified list covers several markets (D17); 'false': only its own market. */
  query: z.object({ simplified: z.optional(z.enum(['true', 'false'])) }),
  response: z.array(product),
  errors: ['bad-request', 'not-found', 'too-many-requests', 'unavailable'],
});
export type Product = z.output<typeof product>;

const limit = z.object({ description: z.string(), max: z.number() });

/** For the volume step: what is stored, and how large one unit can be (EN-01, EN-04). An addition. */
const storage = z.object({
  /** m³; absent if no unit takes the goods. */
  'largest-volume': z.optional(z.number()),
  /** kg/m³ that the strongest units are built for. */
  'density-limit': z.number(),
  /** Lightest first. */
  products: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      /** kg/m³ */
      density: z.number(),
      /** False: much lighter than the others, or rare. */
      usual: z.boolean(),
    }),
  ),
  /** The units for the goods, one per volume, smallest first: at most 40 (ST-05). */
  sizes: z.array(z.extend(unitSize, { type: z.string() })),
});
export type Storage = z.output<typeof storage>;

export const productGroup = z.object({
  type: z.string(),
  substance: z.enum(['solid', 'liquid']),
  /** False: the screen names no examples. An addition. */
  'show-examples': z.optional(z.literal(false)),
  'characteristic-groups': z.optional(
    z.array(
      z.object({
        type: z.string(),
        density: limit,
        temperature: z.optional(limit),
        storage: z.optional(storage),
      }),
    ),
  ),
  /** Of a group without characteristic groups. */
  storage: z.optional(storage),
});

export const listProductGroups = endpoint('list-product-groups', 'GET /product-groups/:segment', {
  summary: 'The product groups of a market with full configuration.',
  access: 'anybody',
  params: z.object({ segment: line(40) }),
  /** With a language the answer contains `storage`, with the names of the products in it. */
  query: z.object({ language: z.optional(language) }),
  response: z.object({ 'product-groups': z.array(productGroup) }),
  errors: ['bad-request', 'not-found', 'too-many-requests', 'unavailable'],
});
export type ProductGroup = z.output<typeof productGroup>;
