import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { alternativeGroup, dealErrors, dealParts } from './deals.ts';
import { cents, configurationId, currency } from './fields.ts';

const comparedChoice = z.object({
  /** The option group; its id names the texts. */
  group_id: z.string(),
  values: z.array(z.string()),
  custom: z.optional(z.string()),
  price_in_cents: cents,
  /** Charged once for all units; absent: for each unit. */
  per: z.optional(z.literal('order')),
});

export const comparePositions = endpoint('compare-positions', 'PUT /configurator/compare-positions', {
  summary:
    'What differs between the alternatives of one choice, and what the deal is with each of them. Stores nothing.',
  access: 'configuration-owner',
  body: z.object({ ...dealParts, group: alternativeGroup }),
  response: z.object({
    currency,
    /** The alternatives, in the order of the paper; all lists below have this order. */
    positions: z.array(
      z.object({
        configurationId,
        /** As printed: 20.A, 20.B. */
        number: z.string(),
        amount_of_units: z.number(),
        unit_price_in_cents: cents,
        /** Of all its units, without transport. */
        goods_in_cents: cents,
        /** Of the whole deal with this one; null: not available, never zero. */
        transport: z.nullable(z.object({ in_cents: cents, trucks: z.number() })),
        /** Of the whole deal with this one. Net; without transport that is not available. */
        total_in_cents: cents,
      }),
    ),
    /** Lengths are in mm, volumes in m³, masses in t; null: the unit has none. */
    measures: z.array(
      z.object({
        what: z.string(),
        values: z.array(z.nullable(z.union([z.string(), z.number()]))),
        differs: z.boolean(),
      }),
    ),
    options: z.array(
      z.object({
        /** "segment.group" */
        key: z.string(),
        /** null: the unit has no such choice. */
        choices: z.array(z.nullable(comparedChoice)),
        differs: z.boolean(),
      }),
    ),
  }),
  errors: dealErrors,
});
