import * as z from 'zod/mini';
import { engineeringSheet } from './engineering.ts';

/** Raised when a field is removed or changes its meaning; new fields do not raise it. */
export const webhookVersion = 2;

/** Event → when it is sent. */
export const webhookEvents = {
  'offer.created': 'A quotation or a request was made, or replaced by a revision.',
  'offer.signed': 'The customer signed the quotation.',
  'offer.voided': 'Staff voided a signed quotation.',
  'offer.superseded': 'The customer signed an alternative to the quotation.',
  'lead.created': 'A visitor sent the contact form.',
  'meeting.booked': 'A visitor booked a meeting.',
  'meeting.moved': 'A meeting has another time.',
  'meeting.cancelled': 'A meeting was cancelled.',
} as const;
export type EventName = keyof typeof webhookEvents;
const eventNames = Object.keys(webhookEvents) as [EventName, ...EventName[]];

const optionalText = z.optional(z.string());

/** One row of an order. Amounts are whole minor units of the currency, without VAT. */
const line = z.object({
  kind: z.enum(['unit', 'option', 'transport', 'discount', 'extra']),
  /** The number of its position, if there are several. */
  position: optionalText,
  /** The manufacturer's article number; null if the catalogue has none. */
  article: z.nullable(z.string()),
  /** In the customer's language. */
  text: z.string(),
  /** Option group and value of the catalogue. */
  group: optionalText,
  value: optionalText,
  /** A colour or text that the visitor typed. */
  custom: optionalText,
  quantity: z.number(),
  price_in_cents: z.number(),
  total_in_cents: z.number(),
});
export type WebhookLine = z.output<typeof line>;

const unitData = z.object({
  type: z.string(),
  diameter_mm: z.number(),
  height_mm: z.number(),
  total_height_mm: z.number(),
  volume_m3: z.number(),
  empty_mass_t: z.number(),
});

/** "open": asked and not answered; absent if not asked (EN-09). */
const explosionZones = z.optional(z.enum(['yes', 'no', 'unknown', 'open']));

const offer = z.object({
  id: z.string(),
  number: z.string(),
  /** 1 is the first. */
  revision: z.number(),
  kind: z.enum(['priced', 'request']),
  project: optionalText,
  unit: optionalText,
  amount_of_units: z.number(),
  total_in_cents: z.optional(z.number()),
  transportation_cost: z.optional(z.nullable(z.number())),
  /** ISO 4217; of every amount. Absent in quotations of earlier releases and in requests. */
  currency: optionalText,
  /** The lines add up to total_in_cents, which is without VAT. */
  lines: z.optional(z.array(line)),
  vat: z.optional(
    z.object({
      kind: z.string(),
      rate_percent: z.number(),
      vat_in_cents: z.number(),
      gross_in_cents: z.number(),
    }),
  ),
  /** Of several positions: of the first. */
  unit_data: z.optional(unitData),
  /** Preliminary engineering data of one unit. */
  engineering: z.optional(engineeringSheet),
  /** Only if there are several (PJ-07). */
  positions: z.optional(
    z.array(
      z.object({
        number: z.string(),
        role: z.enum(['included', 'optional', 'alternative']),
        in_total: z.boolean(),
        unit: z.string(),
        amount_of_units: z.number(),
        unit_data: unitData,
        engineering: z.optional(engineeringSheet),
        explosion_zones: explosionZones,
      }),
    ),
  ),
  /** The place of installation, as the visitor chose it. */
  place: z.optional(z.object({ name: optionalText, country: z.nullable(z.string()) })),
  /**
   * For order and invoice: as last given, with the request or on the sign page (QU-03). Null: the buyer has none.
   * Absent fields were not given.
   */
  buyer: z.optional(
    z.object({
      street: optionalText,
      postal_code: optionalText,
      city: optionalText,
      /** ISO code. */
      country: optionalText,
      vat_number: z.optional(z.nullable(z.string())),
      order_reference: z.optional(z.nullable(z.string())),
      leitweg_id: optionalText,
      ean: optionalText,
    }),
  ),
  explosion_zones: explosionZones,
  valid_until: z.string(),
  dealer_id: z.nullable(z.string()),
  price_list: z.optional(z.object({ prices_version: z.number(), options_version: z.number() })),
  links: z.object({
    /** For people: the quotation at the desk. */
    desk: z.string(),
    /** For machines with the scope incoming:read: the quotation with the ids of its PDFs. */
    api: z.string(),
    /** The PDFs `quotation` and `signed` that exist at this time, for machines with the scope incoming:read. */
    documents: z.array(z.object({ kind: z.string(), url: z.string() })),
  }),
});

/** The body of a webhook (IN-02). Amounts are whole minor units; names follow the API. */
export const webhookBody = z.object({
  version: z.literal(webhookVersion),
  event: z.enum(eventNames),
  /** The same for every attempt of one delivery; a replay by staff has another one. */
  id: z.string(),
  /** ISO time. */
  occurred_at: z.string(),
  contact: z.object({
    email: z.string(),
    first_name: optionalText,
    last_name: optionalText,
    company: optionalText,
    phone: optionalText,
    language: z.string(),
  }),
  offer: z.optional(offer),
  lead: z.optional(
    z.object({
      segment: z.string(),
      volume: z.number(),
      product: optionalText,
      location: optionalText,
      comments: optionalText,
    }),
  ),
  meeting: z.optional(z.object({ starts_at: z.string(), ends_at: z.string(), comments: optionalText })),
});
export type EventBody = z.output<typeof webhookBody>;
