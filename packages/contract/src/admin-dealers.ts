import { pricedSegments } from '@silowright/domain/catalogue/segments';
import { isDealerPhone } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { email, finite, line, optionalOrEmpty, whole } from './fields.ts';

const httpsAddress = line(500).check(z.regex(/^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/));

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
  segments: z.array(z.enum(pricedSegments)),
  latitude: z.number(),
  longitude: z.number(),
  active: z.boolean(),
  /** Increases with every change. */
  revision: z.number(),
});
export type StaffDealer = z.output<typeof staffDealer>;

/** The fields staff may write. The logo has its own call. */
export const dealerInput = z.strictObject({
  id: dealerId,
  name: line(120).check(z.minLength(1)),
  industry: line(80),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  city: line(80).check(z.minLength(1)),
  crm_url: optionalOrEmpty(httpsAddress),
  hub_spot_id: line(40).check(z.regex(/^[A-Za-z0-9_-]{1,40}$/)),
  email,
  phone: line(40).check(z.refine(isDealerPhone, { error: 'is not a phone number' })),
  segments: z.array(z.enum(pricedSegments)).check(z.minLength(1), z.maxLength(pricedSegments.length)),
  latitude: finite(-90, 90),
  longitude: finite(-180, 180),
  active: z.boolean(),
  /** The revision that was read. The call is refused if the dealer has changed since. 0: the dealer did not exist. */
  revision: z.optional(whole(0, 1_000_000_000)),
});
export type DealerInput = z.output<typeof dealerInput>;

export const adminListDealers = endpoint('admin-list-dealers', {
  summary: 'Every dealer, also those that are switched off.',
  access: 'staff',
  response: z.array(staffDealer),
  errors: staffErrors,
});

export const adminSaveDealers = endpoint('admin-save-dealers', {
  summary: 'Creates or changes dealers, all of them or none.',
  access: 'staff',
  body: z.strictObject({
    dealers: z.array(dealerInput).check(z.minLength(1), z.maxLength(5_000)),
    /** true: refuse ids that already exist, so that a new dealer never replaces another one. */
    onlyNew: z.optional(z.boolean()),
  }),
  response: z.object({ created: z.number(), changed: z.number(), save_id: z.string() }),
  errors: ['bad-request', 'changed-meanwhile', ...staffErrors],
});

export const adminListDealerSaves = endpoint('admin-list-dealer-saves', {
  summary: 'What staff saved of dealers lately, the newest first.',
  access: 'staff',
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

export const adminUndoDealerSave = endpoint('admin-undo-dealer-save', {
  summary: 'Undoes a save of dealers, unless one of them was changed since.',
  access: 'staff',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', 'changed-meanwhile', ...staffErrors],
});

export const adminUploadLogo = endpoint('admin-upload-logo', {
  summary: "A dealer's logo: multipart form, field file, PNG of at most 1,048,576 bytes.",
  access: 'staff',
  params: z.object({ dealerId: line(80), hubSpotId: line(80) }),
  response: z.object({ url: z.string() }),
  errors: ['bad-request', 'not-found', 'payload-too-large', 'unsupported-media-type', ...staffErrors],
});
