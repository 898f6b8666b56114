import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

const limit = z.object({ description: z.string(), max: z.number() });

export const productGroup = z.object({
  type: z.string(),
  substance: z.enum(['solid', 'liquid']),
  'characteristic-groups': z.optional(
    z.array(z.object({ type: z.string(), density: limit, temperature: z.optional(limit) })),
  ),
});

export const listProductGroups = endpoint('list-product-groups', {
  summary: 'The product groups of a market with full configuration.',
  access: 'anybody',
  params: z.object({ segment: line(40) }),
  response: z.object({ 'product-groups': z.array(productGroup) }),
  errors: ['not-found', 'too-many-requests', 'unavailable'],
});
export type ProductGroup = z.output<typeof productGroup>;
