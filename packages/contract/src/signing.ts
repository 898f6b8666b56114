import {
  type BuyerField,
  buyerFields,
  buyerProblems,
  maxLengthOfBuyer,
  type TypedBuyer,
} from '@silowright/domain/buyer/buyer';
import { usedStates } from '@silowright/domain/deal/states';
import { maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import { choice } from './configurator.ts';
import {
  cents,
  configurationId,
  currency,
  language,
  line,
  segmentId,
  storageType,
  text,
  unitSize,
  uuid,
} from './fields.ts';
import { staffErrors } from './price-fields.ts';

/**
 * Signing and declining require the token of the mail's link in the header `Sign-Token` (D10, D25). Without it the
 * browser that the configuration is bound to may read. Everybody else gets the same 404, whether the document
 * exists or not (threat 7).
 */
export const signingParams = z.object({ configurationId });

/** The states other than open say why the revision cannot be signed. */
export const signingStates = [...usedStates, 'too-dense'] as const;

/**
 * Size of the signature field. A signature is a list of strokes, each a list of points: there is no image to
 * decode.
 */
export const signatureField = { width: 1000, height: 400 } as const;
const max = { strokes: 100, points: 2000 } as const;
export type DrawnSignature = [number, number][][];

const isWithin = (value: unknown, largest: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= largest;
const isPoint = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length === 2 &&
  isWithin(value[0], signatureField.width) &&
  isWithin(value[1], signatureField.height);
const isStroke = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 2 && value.length <= max.points && value.every(isPoint);
const isDrawing = (value: unknown): boolean =>
  Array.isArray(value) && value.length >= 1 && value.length <= max.strokes && value.every(isStroke);

/** Plain loops that stop at the first error: a schema would report one problem per point, up to 20,000. */
export const drawnSignature = z
  .custom<DrawnSignature>(isDrawing, { error: 'is not a drawn signature' })
  .register(z.globalRegistry, {
    type: 'array',
    minItems: 1,
    maxItems: max.strokes,
    items: {
      type: 'array',
      minItems: 2,
      maxItems: max.points,
      items: {
        type: 'array',
        prefixItems: [
          { type: 'integer', minimum: 0, maximum: signatureField.width },
          { type: 'integer', minimum: 0, maximum: signatureField.height },
        ],
        items: false,
        minItems: 2,
        maxItems: 2,
      },
    },
  });

const filled = (max: number) =>
  line(max).check(z.refine((value) => value.trim() !== '', { error: 'must not be empty' }));

export const signature = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('typed'), text: filled(maxLength.personName) }),
  z.object({ kind: z.literal('drawn'), strokes: drawnSignature }),
]);
export type Signature = z.output<typeof signature>;

export const signerName = filled(maxLength.personName);

/** The quotation number shown on screen, so that a newer revision is not signed by accident. */
export const quotationNumber = line(40);

/** Why it was declined or voided; both sides see it. */
export const closingReason = text(maxLength.declineReason).check(
  z.refine((value) => value.trim() !== '', { error: 'must not be empty' }),
);

const messages: Readonly<Record<string, string>> = {
  missing: 'is needed before signing',
  country: 'must be a country code such as DE',
  'vat-number': 'does not have the form of a VAT number of this country',
  'leitweg-id': 'is not a Leitweg-ID',
  ean: 'must be 13 digits with a correct check digit',
};

const field = (name: BuyerField) => z.optional(line(maxLengthOfBuyer[name]));

const fields = z.object({
  street: field('street'),
  postalCode: field('postalCode'),
  city: field('city'),
  /** ISO code. */
  country: field('country'),
  /** Null: the buyer has none; not the same as not answered. */
  vatNumber: z.nullable(field('vatNumber')),
  orderReference: z.nullable(field('orderReference')),
  /** Public buyers in Germany. */
  leitwegId: field('leitwegId'),
  /** Public buyers in Denmark. */
  ean: field('ean'),
});

/** As answered: a missing field was not given. */
export const wireBuyer = fields;

const checked = (complete: boolean) =>
  z.partial(fields).check(({ value, issues }) => {
    const problems = buyerProblems(value as TypedBuyer, { complete });
    for (const name of buyerFields) {
      const problem = problems[name];
      if (problem)
        issues.push({ code: 'custom', path: [name], input: value, message: messages[problem] ?? problem });
    }
  });

/** With the request for a quotation: every field may be missing (QU-03). */
export const buyer = checked(false);
/** Before signing. */
export const completeBuyer = checked(true);

const pair = z.object({ label: z.string(), value: z.string() });

/** The content of the quotation PDF as headings and tables for the screen, in the quotation's language. */
export const quotationSheet = z.object({
  /** Like de-DE. */
  language: z.string(),
  summary: z.string(),
  /** Text alternative of the drawing. */
  drawing: z.string(),
  unit_heading: z.string(),
  unit: z.array(pair),
  prices_heading: z.string(),
  prices_note: z.string(),
  price_heads: z.array(z.string()),
  /** The first cell of a row is its header. */
  prices: z.array(z.array(z.string())),
  /** `main`: the total that the quotation is about. */
  totals: z.array(z.object({ ...pair.shape, main: z.optional(z.boolean()) })),
  /** How the sale is taxed. */
  vat: z.string(),
  /** What the signature binds (QU-04). */
  binding_heading: z.string(),
  binding: z.string(),
  /** Absent if the catalogue has no `company.json`. */
  scope: z.optional(
    z.object({
      heading: z.string(),
      included_heading: z.string(),
      included: z.array(z.string()),
      excluded_heading: z.string(),
      excluded: z.array(z.string()),
    }),
  ),
  conditions_heading: z.optional(z.string()),
  conditions: z.optional(z.array(z.object({ title: z.string(), text: z.string() }))),
  terms_url: z.optional(z.string()),
  terms_name: z.optional(z.string()),
  terms_heading: z.string(),
  terms: z.array(z.string()),
  /** Absent in quotations of earlier releases. */
  engineering: z.optional(
    z.object({
      heading: z.string(),
      notes: z.array(z.string()),
      groups: z.array(z.object({ heading: z.string(), rows: z.array(pair), note: z.optional(z.string()) })),
    }),
  ),
});
export type QuotationSheet = z.output<typeof quotationSheet>;

/** What a picture of equal units is drawn from. */
const drawnUnits = z.object({
  type: storageType,
  segment: segmentId,
  amount: z.number(),
  /** For the level of its contents. */
  asked_volume: z.optional(z.number()),
  placement: z.enum(['outside', 'inside']),
  size: unitSize,
  /** "segment.group" → choice. */
  selection: z.record(z.string(), choice),
  /** The name of the own logo, if the unit carries it. */
  logo: z.optional(z.string()),
});

const quotedPosition = z.object({
  id: z.string(),
  /** As printed: 10, 20, 30; alternatives 20.A, 20.B. */
  number: z.string(),
  role: z.enum(['included', 'optional', 'alternative']),
  /** Alternatives of one group: one of them is bought. */
  group: z.optional(z.string()),
  in_total: z.boolean(),
  /** In the language of the quotation, like all its words. */
  name: z.string(),
  /** What was chosen for it that costs something. */
  options: z.array(z.string()),
  /** Of all its units, without transport. */
  in_cents: cents,
  unit: drawnUnits,
});

/** The money of a quotation with what is chosen; tax and total as they will be signed (PJ-04). */
const pricedChoice = z.object({
  /** The ids of the chosen positions, in the order of the paper. */
  chosen: z.array(z.string()),
  /** Discounts and extras, for all positions together. */
  added: z.array(z.object({ text: z.string(), in_cents: z.number() })),
  /** null: not available, never zero. */
  transport: z.nullable(z.object({ in_cents: cents, trucks: z.number(), confirmed: z.boolean() })),
  /** Net; without transport that is not available. */
  total_in_cents: cents,
  /** Of a domestic sale. */
  vat: z.nullable(z.object({ rate_percent: z.number(), vat_in_cents: cents, gross_in_cents: cents })),
  /** By the id of a position that can be chosen: what choosing it does, or leaving out an optional one that is chosen. */
  effects: z.record(
    z.string(),
    z.object({
      /** null: not available before or after. */
      transport_in_cents: z.nullable(z.number()),
      difference_in_cents: z.nullable(z.number()),
    }),
  ),
});

/** The ids of optional positions and alternatives. */
const chosen = z.array(line(64)).check(z.maxLength(40));

export const signRequest = endpoint('sign-request', 'GET /configurator/signrequest/:configurationId', {
  summary: 'Where a quotation is read, and with header Sign-Token signed: an address to show in a frame.',
  access: 'anybody',
  thread: 'papers',
  params: signingParams,
  /** Language of the page; absent: that of the quotation. */
  query: z.object({ language: z.optional(language) }),
  response: z.object({ url: z.string() }),
  errors: ['bad-request', 'not-found', 'too-many-requests', 'unavailable'],
});

export const readSigning = endpoint('read-signing', 'GET /signing/:configurationId', {
  summary: 'A quotation before its signature: its number, whether it can be signed, and who is asked to.',
  access: 'anybody',
  params: signingParams,
  response: z.object({
    state: z.enum(signingStates),
    /** false: read-only, because the browser of the configuration looks without the token of the mail (D25). */
    may_sign: z.boolean(),
    quotation_number: z.string(),
    currency,
    total_in_cents: z.number(),
    /** ISO times. `closed_at` is the time of signing or declining. */
    valid_until: z.string(),
    closed_at: z.nullable(z.string()),
    /** The number of the alternative whose signature closed it (CU-02). */
    signed_instead: z.optional(z.string()),
    signer_name: z.string(),
    company: z.string(),
    email: z.string(),
    /** Given so far; complete when `buyer_complete` says so (QU-03). */
    buyer: z.partial(wireBuyer),
    buyer_complete: z.boolean(),
    /** false: an external provider takes the signature, after the buyer is known. */
    signs_here: z.boolean(),
    sheet: quotationSheet,
    /** What the pictures on the pages are drawn from (ST-02). */
    unit: drawnUnits,
    /** In the order of the paper. */
    positions: z.array(quotedPosition),
    /** As it was quoted; null if there is nothing to choose. */
    choice: z.nullable(pricedChoice),
  }),
  errors: ['not-found', 'too-many-requests', 'unavailable'],
});

/** Nothing is stored: the browser keeps the choice until it is signed. */
export const priceChoice = endpoint('price-choice', 'POST /signing/:configurationId/choice', {
  summary: 'What a quotation with alternatives and optional positions costs with a choice of them (PJ-04).',
  access: 'anybody',
  params: signingParams,
  body: z.object({ quotation_number: quotationNumber, chosen }),
  response: z.object({ choice: pricedChoice, sheet: quotationSheet }),
  errors: ['bad-request', 'not-found', 'offer-closed', 'too-many-requests', 'unavailable'],
});

/** Returns the PDF itself; only errors are JSON. */
export const readSigningDocument = endpoint(
  'read-signing-document',
  'GET /signing/:configurationId/document',
  {
    summary: 'The PDF to be signed; once it is signed, the sealed one.',
    access: 'anybody',
    thread: 'papers',
    params: signingParams,
    response: z.unknown(),
    errors: ['not-found', 'too-many-requests', 'unavailable'],
  },
);

export const giveBuyer = endpoint('give-buyer', 'PUT /signing/:configurationId/buyer', {
  summary: 'Address, VAT number and order reference of the buyer, needed before signing (QU-03).',
  access: 'anybody',
  params: signingParams,
  body: z.object({
    quotation_number: quotationNumber,
    buyer: completeBuyer,
    /** For an external provider, which gets the document of this choice. */
    chosen: z.optional(chosen),
  }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'not-found', 'offer-closed', 'too-many-requests', 'unavailable'],
});

export const signQuotation = endpoint('sign-quotation', 'PUT /signing/:configurationId', {
  summary:
    'Signs the quotation: it is sealed, kept and mailed to both sides. Once, and only by the mail’s token (D10, D25).',
  access: 'anybody',
  thread: 'seals',
  rateLimit: 'mail',
  priority: 'high',
  // A drawn signature has up to a few thousand points.
  largestBodyBytes: 128 * 1024,
  params: signingParams,
  body: z.object({
    quotation_number: quotationNumber,
    name: signerName,
    signature,
    consent: z.literal(true),
    /** What is bought of alternatives and optional positions (PJ-04); absent: as quoted. */
    chosen: z.optional(chosen),
  }),
  response: z.object({ ok: z.literal(true), mail: z.enum(['queued', 'held']) }),
  errors: ['bad-request', 'not-found', 'offer-closed', 'buyer-missing', 'too-many-requests', 'unavailable'],
});

export const declineQuotation = endpoint('decline-quotation', 'PUT /signing/:configurationId/decline', {
  summary: 'Declines the quotation with a reason and tells both sides.',
  access: 'anybody',
  rateLimit: 'mail',
  priority: 'high',
  params: signingParams,
  body: z.object({ quotation_number: quotationNumber, reason: closingReason }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'not-found', 'offer-closed', 'too-many-requests', 'unavailable'],
});

export const resendQuotation = endpoint('resend-quotation', 'PUT /signing/:configurationId/mail', {
  summary:
    'Sends the mail with the newest revision to its addressee again, within the limits of that address.',
  access: 'configuration-owner',
  rateLimit: 'mail',
  params: signingParams,
  /** `held`: the address received too many mails recently. */
  response: z.object({ ok: z.literal(true), mail: z.enum(['queued', 'held']) }),
  errors: ['not-found', 'offer-closed', 'too-many-requests', 'unavailable'],
});

export const docusealEvent = endpoint('docuseal-event', 'POST /signing/docuseal', {
  summary: 'DocuSeal says that something happened to a quotation; what did is then asked of DocuSeal itself.',
  access: 'anybody',
  // DocuSeal sends the whole document; only its id is read.
  largestBodyBytes: 128 * 1024,
  body: z.object({ data: z.object({ external_id: z.nullish(line(80)) }) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'too-many-requests', 'unavailable'],
});

export const adminVoidQuotation = endpoint('admin-void-quotation', 'PUT /admin/quotations/:id/void', {
  summary: 'Voids a signed quotation with a reason and tells both sides (D25).',
  staff: 'offers:decide',
  params: z.object({ id: uuid }),
  body: z.strictObject({ reason: closingReason }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['bad-request', 'not-found', 'offer-closed', ...staffErrors],
});
