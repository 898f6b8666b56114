import { budgetDifferences, noPriceReasons } from '@silowright/domain/budget/price-band';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { cents, currency, storageType } from './fields.ts';

const inRange = (minimum: number, maximum: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(\.\d)?$/)),
    z.pipe(
      z.transform((value: string) => Number(value)),
      z.number().check(z.gte(minimum), z.lte(maximum)),
    ),
  );

/** Today's price range of standard units near the answers of the questionnaire. */
export const estimateBudget = endpoint('estimate-budget', 'GET /budget/estimate', {
  summary: 'A price band of the catalogue for the answers of the budget questionnaire.',
  access: 'anybody',
  query: z.object({
    contents: z.enum(['liquid', 'solid']),
    amount: inRange(20, 200),
    pressure: z.enum(['atmospheric', 'pressurized']),
    type: z.enum(['convex', 'flat', 'horizontal']),
    diameter: inRange(2, 20),
    temperature: inRange(-5, 150),
  }),
  /** Without a band, `reason` says why no standard unit fits. */
  response: z.object({
    price_band: z.nullable(
      z.object({
        currency,
        /** For all units together. */
        from_cents: cents,
        to_cents: cents,
        types: z.array(storageType),
        amount_of_units: z.number(),
        from_diameter_mm: z.number(),
        to_diameter_mm: z.number(),
        /** How the standard units differ from the answers. */
        differences: z.array(z.enum(budgetDifferences)),
      }),
    ),
    reason: z.nullable(z.enum(noPriceReasons)),
  }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});
