import { zonesAnswers } from '@silowright/domain/catalogue/explosion-zones';
import {
  densityRangeKgM3,
  maximumAmount,
  maxLength,
  minimumAmount,
  temperatureRangeC,
} from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
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

export const createRecommendation = endpoint('create-recommendation', {
  summary: 'Stores the values of a configuration and answers what fits.',
  access: 'configuration-owner',
  body: sessionValues,
  response: z.union([groupFlowAnswer, olderFlowAnswer]),
  errors: ['bad-request', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});

export type GroupFlowAnswer = z.output<typeof groupFlowAnswer>;
export type OlderFlowAnswer = z.output<typeof olderFlowAnswer>;
export type RecommendedItem = z.output<typeof recommendedItem>;
