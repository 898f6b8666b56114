import { zonesAnswers } from '@silowright/domain/catalogue/explosion-zones';
import { maximumPositions } from '@silowright/domain/deal/check-deal';
import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { choice, sessionValues } from './configurator.ts';
import {
  cents,
  configurationId,
  currency,
  email,
  finite,
  line,
  localeName,
  optionalOrEmpty,
  phone,
  pricedSegmentId,
  storageType,
  text,
  unitSize,
  uuid,
} from './fields.ts';
import { yardPlan } from './pictures.ts';
import { buyer } from './signing.ts';

const callToAction = z.enum(['call_me_now', 'book_a_meeting']);

/** What the copy of a quoted configuration is for the customer (CU-02). */
const copyKind = z.enum(['replaces', 'alternative', 'another']);
export type CopyKind = z.output<typeof copyKind>;

/** Sent by finalized and finalized-basic (FN-05); empty fields are left out. */
const offerToClient = z.object({
  /** Only of a copy. Absent: another project. */
  copyKind: z.optional(copyKind),
  id: configurationId,
  clientEmail: email,
  phoneNumber: z.optional(phone),
  firstName: z.optional(line(maxLength.personName)),
  lastName: z.optional(line(maxLength.personName)),
  comments: z.optional(text(maxLength.comments)),
  companyName: z.optional(line(maxLength.company)),
  projectName: z.optional(line(maxLength.project)),
  dealerEmail: z.optional(email),
  callToAction: z.optional(callToAction),
  /** The answer on configure, after the values were stored; an addition to the specified fields (EN-09). */
  explosionZones: z.optional(z.enum(zonesAnswers)),
  /** For the contract; an addition to the specified fields (QU-03). */
  buyer: z.optional(buyer),
  /** Set after the visitor has seen and accepted the new prices (D9). */
  confirmNewPrices: z.optional(z.boolean()),
});

/**
 * Sent by results of the older flow (FN-05): all fields, with the names of that flow; company and project if
 * given.
 */
const offerOfResults = z.object({
  id: configurationId,
  diameter: finite(0, 100_000),
  height: finite(0, 100_000),
  atexApproved: z.boolean(),
  foodApproved: z.boolean(),
  phoneNumber: optionalOrEmpty(phone),
  email,
  firstName: line(maxLength.personName),
  lastName: line(maxLength.personName),
  callToAction,
  companyName: z.optional(line(maxLength.company)),
  projectName: z.optional(line(maxLength.project)),
});

export const createOffer = endpoint('create-offer', 'PUT /configurator/create-offer', {
  summary: 'Makes the quotation and queues its mails; the same content again is the same offer.',
  access: 'configuration-owner',
  rateLimit: 'mail',
  priority: 'high',
  body: z.union([offerToClient, offerOfResults]),
  response: z.object({
    ok: z.literal(true),
    quotation_number: z.string(),
    mail: z.enum(['queued', 'held']),
  }),
  errors: [
    'bad-request',
    'unfinished-choice',
    'unknown-configuration',
    'no-recommendation',
    'unit-unavailable',
    'offer-has-other-recipient',
    'prices-changed',
    'too-many-requests',
    'unavailable',
  ],
});

const dealRole = z.enum(['included', 'optional', 'alternative']);
export const alternativeGroup = line(40).check(z.minLength(1));

/** A configuration of the calling browser as a part of a deal; alternatives of one choice name the same group. */
const dealPosition = z
  .object({
    configurationId,
    role: dealRole,
    group: z.optional(alternativeGroup),
  })
  .check(
    z.refine(({ role, group }) => (role === 'alternative') === (group !== undefined), {
      path: ['group'],
      error: 'is given for alternatives, and only for them',
    }),
  );

/** `id`: of the deal, which is that of the configuration that it began with. */
export const dealParts = {
  id: configurationId,
  positions: z.array(dealPosition).check(z.minLength(1), z.maxLength(maximumPositions)),
  /** Optional positions and alternatives that are in the total. */
  chosen: z.optional(z.array(configurationId).check(z.maxLength(maximumPositions))),
};

export const dealErrors = [
  'bad-request',
  'unknown-configuration',
  'no-recommendation',
  'unit-unavailable',
  'different-places',
  'too-many-requests',
  'unavailable',
] as const;

const choiceEffect = z.object({
  /** Of the deal as it would be. */
  total_in_cents: cents,
  /** Differences; null: not available before or after. */
  goods_in_cents: z.number(),
  transport_in_cents: z.nullable(z.number()),
  difference_in_cents: z.nullable(z.number()),
});

export const priceDeal = endpoint('price-deal', 'PUT /configurator/price-deal', {
  summary:
    'Prices several configurations of this browser together, with one transport for all. Stores nothing.',
  access: 'configuration-owner',
  body: z.object(dealParts),
  response: z.object({
    currency,
    /** In the order of the paper: alternatives of one choice stand together. */
    positions: z.array(
      z.object({
        configurationId,
        /** As printed: 10, 20, 30; alternatives 20.A, 20.B. */
        number: z.string(),
        is_in_total: z.boolean(),
        amount_of_units: z.number(),
        unit_price_in_cents: cents,
        /** For one unit, without what is charged once. */
        options_in_cents: cents,
        /** Of all its units, without transport. */
        goods_in_cents: cents,
        unit: z.object({ type: storageType, segment: pricedSegmentId, ...unitSize.shape }),
        /** "segment.group" → choice, to draw it. */
        selection: z.record(z.string(), choice),
        /** What choosing it, or leaving a chosen one out, does; null for included positions. */
        effect: z.nullable(choiceEffect),
      }),
    ),
    goods_in_cents: cents,
    /** Of what is in the total; null: not available, never zero. */
    transport: z.nullable(
      z.object({
        in_cents: cents,
        km: z.number(),
        /** What the positions would cost if each were delivered alone. */
        alone_in_cents: cents,
        /** `count` trucks carry the same. */
        trucks: z.array(
          z.object({
            count: z.number(),
            carries: z.array(
              z.object({
                number: z.string(),
                units: z.number(),
                /** Of one unit on the trailer. */
                length_mm: z.number(),
                width_mm: z.number(),
              }),
            ),
          }),
        ),
      }),
    ),
    /** Net; without transport that is not available. */
    total_in_cents: cents,
  }),
  errors: dealErrors,
});

export const createDealOffer = endpoint('create-deal-offer', 'PUT /configurator/create-deal-offer', {
  summary: 'Makes one quotation of several configurations; of one included it is what create-offer makes.',
  access: 'configuration-owner',
  rateLimit: 'mail',
  priority: 'high',
  body: z.object({ ...z.omit(offerToClient, { callToAction: true }).shape, ...dealParts }),
  response: createOffer.response,
  errors: [...dealErrors, 'unfinished-choice', 'offer-has-other-recipient', 'prices-changed'],
});

export type OfferToClient = z.output<typeof offerToClient>;
export type OfferOfResults = z.output<typeof offerOfResults>;

/** Unknown and foreign ids get the same response (D18, threat 8). */
export const offerSummary = endpoint('offer-summary', 'GET /configurator/offer-summary/:id', {
  summary: 'Whether a dealer will handle the offer.',
  access: 'anybody',
  params: z.object({ id: line(64) }),
  response: z.object({
    dealer_offer: z.boolean(),
    /** Who will call (ST-12, ST-13). */
    dealer: z.optional(
      z.object({
        name: z.string(),
        city: z.string(),
        phone: z.string(),
        url: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ['too-many-requests', 'unavailable'],
});

/** Returns the PDF itself; only errors are JSON. */
export const downloadQuotation = endpoint('download-quotation', 'GET /configurator/quotation/:id', {
  summary: 'The PDF of the latest revision of the quotation.',
  access: 'configuration-owner',
  thread: 'papers',
  params: z.object({ id: configurationId }),
  response: z.unknown(),
  errors: ['not-found', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});

/** Returns the PDF itself; only errors are JSON. */
export const downloadSiteSheet = endpoint('download-site-sheet', 'GET /configurator/site-sheet/:id', {
  summary: 'The site sheet of the latest quotation as PDF: foundation plan, loads, truck, crane (QU-07).',
  access: 'configuration-owner',
  thread: 'papers',
  params: z.object({ id: configurationId }),
  response: z.unknown(),
  errors: ['not-found', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});

const priceDifference = z.object({
  /**
   * "unit", "transport", "total", or "segment.group.value" of an option, per unit; of several positions what each has
   * of its own after its number and a dot.
   */
  path: z.string(),
  was: z.nullable(cents),
  now: z.nullable(cents),
});
export type PriceDifference = z.output<typeof priceDifference>;

/** What a copy of a quoted configuration begins with. */
const quotedCopy = {
  id: configurationId,
  /** Absent: included. */
  role: z.optional(dealRole),
  group: z.optional(line(40)),
  /** What is no part of the price until it is chosen was chosen. */
  chosen: z.optional(z.literal(true)),
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
};

/** Opens a quotation as a copy with a new id, bound to the calling browser and without contact data (D21). */
export const reopenConfiguration = endpoint('reopen-configuration', 'GET /configurator/reopen/:token', {
  summary: 'Opens a quoted configuration again, as a copy, and tells which prices changed since.',
  access: 'anybody',
  params: z.object({ token: line(64).check(z.regex(/^[A-Za-z0-9_-]{22,64}$/)) }),
  /** The desk opens it like the customer, without counting as a visit of the customer (P19). */
  query: z.object({ by: z.optional(z.literal('staff')) }),
  response: z.object({
    ...quotedCopy,
    localeStr: localeName,
    quotation_number: z.string(),
    /** ISO time. */
    quoted_at: z.string(),
    /** The further positions of a quotation of several (PJ-07). */
    others: z.optional(z.array(z.object(quotedCopy))),
    /** A copy may replace it or be an alternative to it: it is a quotation, and neither it nor an alternative is signed. */
    may_follow: z.optional(z.literal(true)),
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

/** A sent offer cannot go to another address, but a copy of its configuration can (D9). */
export const copyConfiguration = endpoint('copy-configuration', 'PUT /configurator/copy-configuration', {
  summary: 'Copies a configuration under a new id, with unit, options and prices.',
  access: 'configuration-owner',
  body: z.object({ id: configurationId, copyId: configurationId }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});

/** Returns the JPEG itself; only errors are JSON. */
export const readSitePhoto = endpoint('read-site-photo', 'GET /configurator/site-photo/:id', {
  summary: "The visitor's picture of the site, as it will be printed.",
  access: 'configuration-owner',
  params: z.object({ id: configurationId }),
  response: z.unknown(),
  errors: ['not-found', 'unknown-configuration', 'too-many-requests', 'unavailable'],
});
