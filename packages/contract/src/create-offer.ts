import { zonesAnswers } from '@silowright/domain/catalogue/explosion-zones';
import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { buyer } from './buyer-fields.ts';
import { endpoint } from './endpoint.ts';
import { configurationId, email, finite, line, optionalOrEmpty, phone, text } from './fields.ts';

const callToAction = z.enum(['call_me_now', 'book_a_meeting']);

/** Sent by finalized and finalized-basic (FN-05); empty fields are left out. */
const offerToClient = z.object({
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

export const createOffer = endpoint('create-offer', {
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
export type OfferToClient = z.output<typeof offerToClient>;
export type OfferOfResults = z.output<typeof offerOfResults>;
