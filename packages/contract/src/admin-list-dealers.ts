import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { pricedSegmentId } from './fields.ts';

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

export const adminListDealers = endpoint('admin-list-dealers', {
  summary: 'Every dealer, also those that are switched off.',
  access: 'staff',
  scope: 'dealers:read',
  query: z.object({ limit: firstDealers }),
  response: z.array(staffDealer),
  errors: staffErrors,
});
