import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { incomingFilters, incomingItem, incomingList } from './incoming-fields.ts';
import { listSorts } from './incoming-kinds.ts';
import { unitPicture } from './incoming-sheet.ts';

/** Lists also show the unit of a quotation; null if it has none. */
const listedItem = z.object({ ...incomingItem.shape, unit: z.nullable(unitPicture) });

export type ListedItem = z.output<typeof listedItem>;

/** Only what arrived until then, in milliseconds: later items do not move the rows of an open list. */
export const until = z.optional(z.string().check(z.regex(/^\d{1,15}$/)));

export const adminListIncoming = endpoint('admin-list-incoming', {
  summary: 'Quotations, requests, leads or meetings, a page at a time.',
  access: 'staff',
  scope: 'incoming:read',
  params: z.object({ kind: incomingList }),
  query: z.strictObject({
    ...incomingFilters,
    /** By default `created`, of meetings `begins`. */
    sort: z.optional(z.enum(listSorts)),
    /** By default `desc`. */
    order: z.optional(z.enum(['asc', 'desc'])),
    until,
    /** The `next` of a page: the items behind it. */
    after: z.optional(line(240)),
    /** The `previous` of a page: the items in front of it. */
    before: z.optional(line(240)),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  response: z.object({
    items: z.array(listedItem),
    previous: z.nullable(z.string()),
    /** With `is_searching` the page may be short: matching rows may follow behind the tested ones. */
    next: z.nullable(z.string()),
    is_searching: z.boolean(),
    /** The server's time in milliseconds, for `until`. */
    as_of: z.number(),
  }),
  errors: ['bad-request', 'not-found', ...staffErrors],
});
