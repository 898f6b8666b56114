import { isDealerPhone, maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { endpoint } from './call.ts';
import {
  currency,
  email,
  latitude,
  line,
  longitude,
  optionalOrEmpty,
  pricedSegmentId,
  whole,
} from './fields.ts';
import { staffErrors } from './price-fields.ts';

export const dealerId = line(60).check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

/** A dealer as staff see it: the specified fields plus those of D8. */
export const staffDealer = z.object({
  id: z.string(),
  name: z.string(),
  industry: z.string(),
  country: z.string(),
  city: z.string(),
  image_url: z.string(),
  crm_url: z.string(),
  hub_spot_id: z.string(),
  email: z.string(),
  phone: z.string(),
  segments: z.array(pricedSegmentId),
  latitude: z.number(),
  longitude: z.number(),
  active: z.boolean(),
  /** Increases with every change. */
  revision: z.number(),
});

export type StaffDealer = z.output<typeof staffDealer>;

/** Only the first dealers by name, for a page that shows them before it has all. */
export const firstDealers = z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/)));

export const adminListDealers = endpoint('admin-list-dealers', 'GET /admin/dealer/list', {
  summary: 'Every dealer, also those that are switched off.',
  staff: 'dealers:read',
  query: z.object({ limit: firstDealers }),
  response: z.array(staffDealer),
  errors: staffErrors,
});

/** Quotations of twelve months. Dealers without any are not listed; with a limit only the first by name. */
export const adminListDealerFigures = endpoint('admin-list-dealer-figures', 'GET /admin/dealer/figures', {
  summary: 'How many quotations each dealer got in twelve months, their value, and how many were signed.',
  staff: 'dealers:read',
  query: z.object({ limit: firstDealers }),
  response: z.array(
    z.object({
      id: z.string(),
      sent: z.number(),
      /** Of what was sent, by currency, the most quotations first. */
      amounts: z.array(z.object({ currency, cents: z.number() })),
      signed: z.number(),
      /** The day of the last quotation. */
      last: z.string(),
      /** Quotations by month, the current month last. */
      months: z.array(z.number()),
    }),
  ),
  errors: staffErrors,
});

/** What happened to a dealer; the sentence is the text admin.dealer-change-{kind}. */
export const dealerChangeKinds = ['created', 'changed', 'logo', 'undone', 'removed'] as const;

const dealerChange = z.object({
  /** ISO time. */
  at: z.string(),
  author: z.string(),
  kind: z.enum(dealerChangeKinds),
  /** How many dealers were saved together. */
  together: z.number(),
  /** As texts; segments are separated by blanks. */
  fields: z.array(z.object({ field: z.string(), was: z.string(), becomes: z.string() })),
});
export type StaffDealerChange = z.output<typeof dealerChange>;

export const adminGetDealer = endpoint('admin-get-dealer', 'GET /admin/dealer/one/:id', {
  summary: 'A dealer with the history of its changes and its quotations by quarter.',
  staff: 'dealers:read',
  params: z.object({ id: dealerId }),
  response: z.object({
    dealer: staffDealer,
    /** The phone number in the groups of its country. */
    printed_phone: z.string(),
    /** The newest first, at most 200. */
    changes: z.array(dealerChange),
    /** Eight quarters, the current one last. `from` is the first day. */
    quarters: z.array(z.object({ from: z.string(), sent: z.number(), signed: z.number() })),
    /** Median days from quotation to signature of the last signed ones; null: none was signed. */
    days_to_sign: z.nullable(z.number()),
  }),
  errors: ['not-found', ...staffErrors],
});

const httpsAddress = line(500).check(z.regex(/^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/));

/** The fields staff may write. The logo has its own call. */
export const dealerInput = z.strictObject({
  id: dealerId,
  name: line(120).check(z.minLength(1)),
  industry: line(80),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  city: line(80).check(z.minLength(1)),
  crm_url: optionalOrEmpty(httpsAddress),
  /** Empty: the dealer is in no HubSpot (B30). */
  hub_spot_id: z._default(line(40).check(z.regex(/^[A-Za-z0-9_-]{0,40}$/)), ''),
  email,
  phone: line(maxLength.phone).check(z.refine(isDealerPhone, { error: 'is not a phone number' })),
  segments: z.array(pricedSegmentId).check(z.minLength(1), z.maxLength(50)),
  latitude,
  longitude,
  active: z.boolean(),
  /** The revision that was read. The call is refused if the dealer has changed since. 0: the dealer did not exist. */
  revision: z.optional(whole(0, 1_000_000_000)),
});

export type DealerInput = z.output<typeof dealerInput>;

export const adminSaveDealers = endpoint('admin-save-dealers', 'PUT /admin/dealer', {
  summary: 'Creates or changes dealers, all of them or none.',
  staff: 'dealers:write',
  // Thousands of dealers may come from a file.
  largestBodyBytes: 4_000_000,
  body: z.strictObject({
    dealers: z.array(dealerInput).check(z.minLength(1), z.maxLength(5_000)),
    /** true: refuse ids that already exist, so that a new dealer never replaces another one. */
    onlyNew: z.optional(z.boolean()),
  }),
  response: z.object({ created: z.number(), changed: z.number(), save_id: z.string() }),
  errors: ['bad-request', 'changed-meanwhile', ...staffErrors],
});

export const adminListDealerSaves = endpoint('admin-list-dealer-saves', 'GET /admin/dealer/saves', {
  summary: 'What staff saved of dealers lately, the newest first.',
  staff: 'dealers:read',
  response: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      author: z.string(),
      created: z.number(),
      changed: z.number(),
      /** Only the first few. */
      names: z.array(z.string()),
      undone_by: z.nullable(z.string()),
    }),
  ),
  errors: staffErrors,
});

export const adminUndoDealerSave = endpoint('admin-undo-dealer-save', 'POST /admin/dealer/saves/:id/undo', {
  summary: 'Undoes a save of dealers, unless one of them was changed since.',
  staff: 'dealers:write',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', 'changed-meanwhile', ...staffErrors],
});

export const adminUploadLogo = endpoint('admin-upload-logo', 'POST /admin/dealer/logo/:dealerId/:hubSpotId', {
  summary: "A dealer's logo: multipart form, field file, PNG of at most 1,048,576 bytes.",
  staff: 'dealers:write',
  thread: 'pictures',
  takes: 'file',
  params: z.object({ dealerId: line(80), hubSpotId: line(80) }),
  response: z.object({ url: z.string() }),
  errors: ['bad-request', 'not-found', 'payload-too-large', 'unsupported-media-type', ...staffErrors],
});
