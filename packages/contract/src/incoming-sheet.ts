import * as z from 'zod/mini';
import { choice } from './configurator.ts';
import { engineeringSheet } from './engineering.ts';
import { currency, storageType, unitSize } from './fields.ts';
import { factNames, incomingEventNames, sheetSections } from './incoming-kinds.ts';
import { yardPlan } from './pictures.ts';

/** A catalogue word. Staff see it in their own language, or as it was sent if they have no text for it. */
export const word = z.object({ key: z.string(), text: z.string() });

/** A typed value, so that each member of staff sees it formatted in their own language. */
const factValue = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['text', 'email', 'phone', 'country', 'locale']), text: z.string() }),
  z.object({ kind: z.literal('word'), ...word.shape }),
  z.object({ kind: z.literal('time'), at: z.string(), zone: z.optional(z.string()) }),
  z.object({
    kind: z.literal('amount'),
    amount: z.number(),
    /** Millimetres are shown as metres; pieces have no unit. */
    unit: z.enum(['pieces', 'm3', 'mm', 't', 'kg/m3', 'celsius', 'km']),
  }),
]);
export type FactValue = z.output<typeof factValue>;

const fact = z.object({
  section: z.enum(sheetSections),
  name: z.enum(factNames),
  value: factValue,
});
export type Fact = z.output<typeof fact>;

/** The data needed to draw a unit with its options. */
export const unitPicture = z.object({
  type: storageType,
  ...unitSize.shape,
  /** In m³ per unit; the drawing shows the level it gives (EN-07). */
  asked_volume: z.optional(z.number()),
  /** "segment.group" → choice */
  selection: z.record(z.string(), choice),
  /** The name of the customer’s logo, if the unit carries it. */
  logo: z.optional(z.string()),
});
export type UnitPicture = z.output<typeof unitPicture>;

const listReference = z.object({ version: z.number(), published_at: z.string() });

export const positionRole = z.enum(['included', 'optional', 'alternative']);

/** Of equal units of one configuration. */
const unitPrices = z.object({
  amount_of_units: z.number(),
  unit_price_in_cents: z.number(),
  /** Per unit or per order, in the order of the option list. */
  lines: z.array(
    z.object({
      key: z.string(),
      group: word,
      choice: word,
      /** Text typed by the visitor, such as a custom colour. */
      custom: z.optional(z.string()),
      price_in_cents: z.number(),
      /** Charged once, not for each unit. */
      per: z.optional(z.literal('order')),
      included: z.boolean(),
      /** With the numbers of the unit filled in. */
      formula: z.optional(z.string()),
    }),
  ),
  options_in_cents: z.number(),
  price_list: listReference,
  option_list: listReference,
  /** Parts that staff changed, by path: a line's key, `amount`, `discount`, `extra`, `transport`. */
  changed: z.record(z.string(), z.object({ by: z.string(), why: z.string() })),
});
export type UnitPrices = z.output<typeof unitPrices>;

export const sheetPrices = z.object({
  currency,
  ...unitPrices.shape,
  /** Discounts (negative) and extras of a revision by staff, for all units together (D29). */
  added: z.array(z.object({ kind: z.enum(['discount', 'extra']), text: z.string(), in_cents: z.number() })),
  transport_confirmed: z.boolean(),
  /** null if not available; never zero. */
  transport: z.nullable(
    z.object({
      in_cents: z.number(),
      km: z.number(),
      trucks: z.number(),
      /** What the positions would cost alone, if there are several (PJ-03). */
      alone_in_cents: z.optional(z.number()),
    }),
  ),
  /** Only if there are several; unit, lines and lists are then those of the first (PJ-07). */
  positions: z.optional(
    z.array(
      z.object({
        number: z.string(),
        unit: word,
        picture: unitPicture,
        role: positionRole,
        amount_of_units: z.number(),
        in_cents: z.number(),
        in_total: z.boolean(),
      }),
    ),
  ),
  total_in_cents: z.number(),
});
export type SheetPrices = z.output<typeof sheetPrices>;

/** A quotation, lead or meeting as a readable page. */
export const incomingSheet = z.object({
  facts: z.array(fact),
  unit: z.nullable(unitPicture),
  prices: z.nullable(sheetPrices),
  /** As printed; null in earlier quotations and for other items. */
  engineering: z.nullable(engineeringSheet),
  /** Of a quotation of several: what each says of its own; `unit` and `engineering` are those of the first (PJ-07). */
  positions: z.optional(
    z.array(
      z.object({
        number: z.string(),
        name: word,
        facts: z.array(fact),
        unit: unitPicture,
        prices: unitPrices,
        engineering: z.nullable(engineeringSheet),
      }),
    ),
  ),
  /** The plan of the yard, if the customer made one: that of the first position (TD-06). */
  yard: z.optional(yardPlan),
  /** Everything that stands on it; who has no place of its own gets a free one (PJ-06). */
  yard_positions: z.optional(
    z.array(
      z.object({
        number: z.string(),
        amount_of_units: z.number(),
        diameter_mm: z.number(),
        engineering: engineeringSheet,
        plan: z.optional(yardPlan),
      }),
    ),
  ),
});
export type IncomingSheet = z.output<typeof incomingSheet>;

const incomingEvent = z.object({
  at: z.string(),
  event: z.enum(incomingEventNames),
  /** Empty for the visitor. */
  author: z.string(),
  details: z.string(),
  /** The revision it belongs to, if it is another one than the shown. */
  revision: z.optional(z.string()),
});
export const incomingEvents = z.array(incomingEvent);
export type IncomingEvent = z.output<typeof incomingEvent>;
