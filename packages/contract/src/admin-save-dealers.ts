import { isDealerPhone, maxLength } from '@silowright/domain/session/field-rules';
import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { email, latitude, line, longitude, optionalOrEmpty, pricedSegmentId, whole } from './fields.ts';

const httpsAddress = line(500).check(z.regex(/^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/));

export const dealerId = line(60).check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

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

export const adminSaveDealers = endpoint('admin-save-dealers', {
  summary: 'Creates or changes dealers, all of them or none.',
  access: 'staff',
  scope: 'dealers:write',
  body: z.strictObject({
    dealers: z.array(dealerInput).check(z.minLength(1), z.maxLength(5_000)),
    /** true: refuse ids that already exist, so that a new dealer never replaces another one. */
    onlyNew: z.optional(z.boolean()),
  }),
  response: z.object({ created: z.number(), changed: z.number(), save_id: z.string() }),
  errors: ['bad-request', 'changed-meanwhile', ...staffErrors],
});
