import { zonesAnswers } from '@silowright/domain/catalogue/explosion-zones';
import { groupKinds } from '@silowright/domain/catalogue/option-list';
import {
  densityRangeKgM3,
  maximumAmount,
  maxLength,
  minimumAmount,
  temperatureRangeC,
} from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { designBasis } from './engineering.ts';
import {
  cents,
  configurationId,
  currency,
  finite,
  latitude,
  line,
  localeName,
  longitude,
  segmentId,
  storageType,
  text,
  unitSize,
  uuid,
  whole,
} from './fields.ts';

export const startConfiguration = endpoint('start-configuration', 'PUT /dealer/start-configuration', {
  summary: "Starts a configuration under a dealer's brand.",
  access: 'configuration-owner',
  body: z.object({ id: configurationId, dealerId: line(80), localeStr: localeName }),
  /** The dealer's logo; null for an unknown dealer or one without a logo (D8). */
  response: z.object({
    url: z.nullable(z.string()),
    name: z.nullable(z.string()),
    /** Shown beside the name (ST-12). */
    city: z.optional(z.string()),
    phone: z.optional(z.string()),
  }),
  errors: ['bad-request', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});

/** The catalogue has narrower limits, which the handler checks (A15). */
const anyHeightM = { minimum: 0.1, maximum: 1000 };
const heightM = finite(anyHeightM.minimum, anyHeightM.maximum);
const celsius = finite(temperatureRangeC.minimum, temperatureRangeC.maximum);

/**
 * All session values with their specified names (RM-09, RM-10). Client values that contain prices are accepted and
 * ignored (D4).
 */
export const sessionValues = z.object({
  id: configurationId,
  localeStr: localeName,
  segment: segmentId,
  segment_label: z.optional(line(40)),
  dealer_id: z.optional(line(80)),
  user_ip: z.optional(line(64)),
  fromMarketSelect: z.optional(z.boolean()),
  noBackToMarket: z.optional(z.boolean()),
  productId: z.optional(line(80)),
  productName: z.optional(line(maxLength.product)),
  substance: z.optional(z.enum(['solid', 'liquid'])),
  temperatureInCelsius: z.optional(celsius),
  density: z.optional(finite(densityRangeKgM3.minimum, densityRangeKgM3.maximum)),
  design_temperature: z.optional(celsius),
  atexApproved: z.optional(z.union([z.boolean(), z.literal(0), z.literal(1)])),
  foodApproved: z.optional(z.union([z.boolean(), z.literal(0), z.literal(1)])),
  /** An addition to the specified values (EN-09). */
  explosionZones: z.optional(z.enum(zonesAnswers)),
  productGroupType: z.optional(line(40)),
  characteristicGroupType: z.optional(line(40)),
  placement: z.optional(z.enum(['outside', 'inside'])),
  spaceLimitationHeightInMeter: z.optional(heightM),
  spaceLimitationHeightInMeters: z.optional(heightM),
  spaceLimitationHeightInMm: z.optional(finite(anyHeightM.minimum * 1000, anyHeightM.maximum * 1000)),
  locationPlacename: z.optional(line(maxLength.place)),
  locationLattitude: z.optional(latitude),
  locationLongitude: z.optional(longitude),
  locationCountry: z.optional(line(100)),
  /**
   * In m³, like every volume in a call, whatever unit people read. The catalogue has narrower limits, and whole cubic
   * metres or decimals (A15).
   */
  volumePerUnit: finite(0.001, 1_000_000),
  amountOfUnits: whole(minimumAmount, maximumAmount),
  /** What is really stored (EN-01): its density is a limit of the recommendation (G1). */
  storedProductId: z.optional(line(80)),
  storedDensity: z.optional(finite(densityRangeKgM3.minimum, densityRangeKgM3.maximum)),
  construction: z.optional(line(60)),
  comments: z.optional(text(maxLength.comments)),
  recommendationShown: z.optional(z.enum(['product-group', 'basic'])),
});

const nearestChange = z.union([
  z.object({ kind: z.literal('volume'), volumePerUnitM3: z.number() }),
  z.object({ kind: z.literal('height-limit'), heightLimitMm: z.number() }),
  z.object({ kind: z.literal('placement'), placement: z.enum(['outside', 'inside']) }),
  z.object({ kind: z.literal('characteristic'), characteristicGroup: z.string() }),
  z.object({ kind: z.literal('density'), densityKgM3: z.number() }),
]);

const fitReason = z.union([
  z.object({ kind: z.literal('fill-level'), percent: z.number() }),
  z.object({ kind: z.literal('headroom'), spareMm: z.number() }),
  z.object({ kind: z.literal('density-margin'), limit: z.number(), percent: z.number() }),
  z.object({ kind: z.literal('temperature-margin'), limit: z.number(), spare: z.number() }),
  z.object({ kind: z.literal('preferred-type') }),
  z.object({ kind: z.literal('best-price') }),
]);

const firstReason = z.union([
  z.object({ kind: z.literal('only') }),
  z.object({ kind: z.literal('least-cost'), delivered: z.boolean(), needsFloor: z.boolean() }),
  z.object({
    kind: z.enum(['volume', 'usual-choice', 'wind', 'narrow', 'stable', 'balance']),
    cheaperCents: z.number(),
  }),
]);

const difference = z.union([
  z.object({ kind: z.literal('volume'), moreM3: z.number() }),
  z.object({ kind: z.literal('height'), moreMm: z.number() }),
  z.object({ kind: z.literal('cost'), moreCents: z.number() }),
  z.object({ kind: z.literal('also-for'), characteristicGroup: z.string() }),
  z.object({ kind: z.enum(['hopper', 'needs-floor', 'no-foundation']) }),
]);

export const recommendedItem = z.object({
  preconfigured_unit_type: storageType,
  ...unitSize.shape,
  price_in_cents: cents,
  uuid,
});

/** For all units together. `transportCents` is null if not available; the total is without it then. */
const delivered = z.object({ totalCents: cents, transportCents: z.nullable(cents) });

/** By rank, "1" first (D5). `explanation` is an addition to the specified fields. */
const groupFlowAnswer = z.object({
  currency,
  /** The hash of the shapes that the units are drawn with (CT-07). An addition. */
  catalogue: z.string(),
  preconfigured_unit_recommendations: z.record(z.string(), recommendedItem),
  explanation: z.object({
    reasons: z.record(z.string(), z.array(fitReason)),
    rejected: z.array(
      z.object({ type: storageType, rule: z.string(), nearestChanges: z.array(nearestChange) }),
    ),
    nearestChanges: z.array(nearestChange),
    /** If nothing was found: more, smaller units that together hold the requested volume, if possible. */
    moreUnits: z.optional(z.object({ amountOfUnits: z.number(), volumePerUnitM3: z.number() })),
    /** Why the first one ranks first; absent if nothing was found (EN-06). */
    first: z.optional(firstReason),
    /** By rank: what all units cost, the air above the fill line, and the differences from the first one. */
    cards: z.record(
      z.string(),
      z.object({ ...delivered.shape, airPercent: z.number(), differences: z.array(difference) }),
    ),
    /**
     * Other numbers of units that hold the requested total (EN-03): if nothing was found, cheapest first; otherwise
     * only one that is cheaper. `volumePerUnitM3` and `amountOfUnits` are the values to request.
     */
    splits: z.array(
      z.object({
        amountOfUnits: z.number(),
        volumePerUnitM3: z.number(),
        unit: recommendedItem,
        ...delivered.shape,
        airPercent: z.number(),
        needsFloor: z.boolean(),
      }),
    ),
  }),
});

const olderFlowAnswer = z.object({
  construction: z.string(),
  recommendations: z.array(z.object({ diameter: z.number(), height: z.number() })),
  book_meeting_url: z.string(),
});

export const createRecommendation = endpoint(
  'create-recommendation',
  'PUT /configurator/create-recommendation',
  {
    summary: 'Stores the values of a configuration and answers what fits.',
    access: 'configuration-owner',
    body: sessionValues,
    response: z.union([groupFlowAnswer, olderFlowAnswer]),
    errors: ['bad-request', 'unknown-configuration', 'too-many-requests', 'unavailable'],
  },
);

export type GroupFlowAnswer = z.output<typeof groupFlowAnswer>;
export type OlderFlowAnswer = z.output<typeof olderFlowAnswer>;
export type RecommendedItem = z.output<typeof recommendedItem>;

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
  /** Present if its choices are charged once, not for each unit. An addition to the specified fields. */
  per: z.optional(z.literal('order')),
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

export const selectPreconfiguredUnit = endpoint(
  'select-preconfigured-unit',
  'PUT /configurator/select-preconfigured-unit',
  {
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
  },
);
export type UnitOption = z.output<typeof unitOption>;
export type ConfigurationOptions = z.output<typeof configurationOptions>;

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

export const selectOptions = endpoint('select-options', 'PUT /configurator/select-options', {
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

export const changeLocale = endpoint('change-locale', 'PUT /configurator/change-locale', {
  summary: 'Changes the language of a configuration and of its quotation.',
  access: 'configuration-owner',
  body: z.object({ id: configurationId, localeStr: localeName }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});
