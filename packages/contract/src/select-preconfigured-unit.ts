import { groupKinds } from '@silowright/domain/catalogue/option-list';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { designBasis } from './engineering-data.ts';
import { cents, configurationId, currency, finite, line, storageType, unitSize, uuid } from './fields.ts';

const unitOption = z.object({
  uuid,
  ...unitSize.shape,
  price_in_cents: cents,
  /**
   * For all units of the request; null: not available. An addition to the specified fields, for the running price.
   */
  transportation_cost: z.nullable(cents),
});

const priceSource = z.union([
  z.object({ kind: z.literal('included') }),
  z.object({ kind: z.literal('fixed'), listVersion: z.number() }),
  z.object({
    kind: z.literal('formula'),
    formula: z.string(),
    withNumbers: z.string(),
    listVersion: z.number(),
  }),
]);

const optionGroup = z.object({
  /** Distinguishes groups with the same key, e.g. content_measurement.silo; names texts and pictures. */
  id: z.string(),
  label: z.string(),
  optional: z.boolean(),
  multi: z.boolean(),
  /** Present if the choices are something special, for example colours. An addition to the specified fields. */
  kind: z.optional(z.enum(groupKinds)),
  /** Present if the group depends on other choices; evaluated in the browser (D20). */
  expression: z.optional(z.string()),
  options: z.array(
    z.object({
      label: z.string(),
      value: z.string(),
      default_selected: z.boolean(),
      /** The choice needs the visitor's own words: {"value", "custom"} (D6). An addition to the specified fields. */
      custom: z.optional(z.literal(true)),
      price_in_cents: cents,
      source: priceSource,
    }),
  ),
});

/** segment → group → choices (CF-20). */
export const configurationOptions = z.record(z.string(), z.record(z.string(), optionGroup));

export const droppedChoice = z.object({
  key: z.string(),
  value: z.string(),
  reason: z.enum(['hidden', 'not-offered', 'invalid', 'too-tall']),
});

export const selectPreconfiguredUnit = endpoint('select-preconfigured-unit', {
  summary: 'Chooses a size; answers the sizes of its type and the options of that size.',
  access: 'configuration-owner',
  body: z.object({
    id: configurationId,
    preconfiguredUnitType: storageType,
    diameterInMm: z.optional(finite(1, 100_000)),
    preconfiguredUnitUuid: line(64),
  }),
  response: z.object({
    currency,
    unit_options: z.array(unitOption),
    configuration_options: configurationOptions,
    /** Stored choices that the new size does not offer (D20). */
    dropped: z.array(droppedChoice),
    /** The hash of the shapes that the unit is drawn with (CT-07). An addition to the specified fields. */
    catalogue: z.string(),
    price_list: z.object({ prices_version: z.number(), options_version: z.number() }),
    /** How the sale is taxed while the buyer has given no VAT number (MO-03). `text` is used if the sentence is not known. */
    vat: z.object({ kind: z.string(), rate_percent: z.number(), sentence: z.string(), text: z.string() }),
    /** An addition to the specified fields (EN-08). */
    design_basis: designBasis,
  }),
  errors: [
    'bad-request',
    'unknown-configuration',
    'no-recommendation',
    'unit-unavailable',
    'too-many-requests',
    'unavailable',
  ],
});
export type UnitOption = z.output<typeof unitOption>;
export type ConfigurationOptions = z.output<typeof configurationOptions>;
