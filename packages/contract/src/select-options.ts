import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { cents, configurationId, currency, line, uuid } from './fields.ts';
import { droppedChoice } from './select-preconfigured-unit.ts';

export const choice = z.union([
  line(60),
  z.array(line(60)).check(z.maxLength(20)),
  z.object({ value: line(60), custom: line(60) }),
]);

/**
 * segment → one-element list of group → value (D6). The schema only limits the size; the catalogue decides which
 * values exist.
 */
const selectedOptions = z
  .record(line(60), z.array(z.record(line(60), choice)).check(z.maxLength(1)))
  .check(z.refine((segments) => Object.keys(segments).length <= 50, { error: 'has too many segments' }));

export const selectOptions = endpoint('select-options', {
  summary: 'Stores the chosen options and answers their prices.',
  access: 'configuration-owner',
  body: z.object({ id: configurationId, selected_options: selectedOptions }),
  response: z.object({
    currency,
    selected_option_to_price: z.object({
      groups: z.array(
        z.object({
          key: z.string(),
          options: z.array(
            z.object({
              key: z.string(),
              option_values: z.array(z.object({ key: z.string(), price: cents })),
            }),
          ),
        }),
      ),
      options_cost: cents,
    }),
    selected_unit: z.object({ price_in_cents: cents, uuid }),
    /** For all units; null if not available, never zero. */
    transportation_cost: z.nullable(cents),
    dropped: z.array(droppedChoice),
  }),
  errors: [
    'bad-request',
    'unknown-choice',
    'unfinished-choice',
    'unknown-configuration',
    'no-recommendation',
    'unit-unavailable',
    'too-many-requests',
    'unavailable',
  ],
});
export type SelectedOptions = z.output<typeof selectedOptions>;
