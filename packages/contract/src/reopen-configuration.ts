import * as z from 'zod/mini';
import { sessionValues } from './create-recommendation.ts';
import { endpoint } from './endpoint.ts';
import { cents, configurationId, currency, line, localeName, storageType, uuid } from './fields.ts';
import { yardPlan } from './save-yard-plan.ts';
import { choice } from './select-options.ts';

const priceDifference = z.object({
  /** "unit", "transport", "total", or "segment.group.value" of an option, per unit. */
  path: z.string(),
  was: z.nullable(cents),
  now: z.nullable(cents),
});
export type PriceDifference = z.output<typeof priceDifference>;

/** Opens a quotation as a copy with a new id, bound to the calling browser and without contact data (D21). */
export const reopenConfiguration = endpoint('reopen-configuration', {
  summary: 'Opens a quoted configuration again, as a copy, and tells which prices changed since.',
  access: 'anybody',
  params: z.object({ token: line(64).check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)) }),
  /** The desk opens it like the customer, without counting as a visit of the customer (P19). */
  query: z.object({ by: z.optional(z.literal('staff')) }),
  response: z.object({
    id: configurationId,
    localeStr: localeName,
    quotation_number: z.string(),
    /** ISO time. */
    quoted_at: z.string(),
    values: z.partial(sessionValues),
    /** null if the request had no priced unit or its size is no longer sold. */
    unit: z.nullable(
      z.object({
        uuid,
        preconfigured_unit_type: storageType,
        volume: z.number(),
        diameter_mm: z.number(),
        height_mm: z.number(),
        price_in_cents: cents,
      }),
    ),
    /** "segment.group" → choice. */
    selection: z.record(z.string(), choice),
    yard_plan: z.optional(yardPlan),
    /** The name of the visitor’s logo. */
    logo: z.optional(z.string()),
    /** The copy has the visitor's picture of the site (TD-05). */
    site_photo: z.optional(z.literal(true)),
    /** null without a price. */
    currency: z.nullable(currency),
    /** Only the lines that differ, the total last; empty if nothing changed. */
    price_differences: z.array(priceDifference),
    /** The hash of the shapes that the unit is drawn with (CT-07). */
    catalogue: z.optional(z.string()),
  }),
  errors: ['not-found', 'too-many-requests', 'unavailable'],
});
