import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { incomingFilters, incomingItem, incomingKind } from './incoming-fields.ts';
import { unitPicture } from './incoming-sheet.ts';

/** Lists also show the unit of a quotation; null if it has none. */
const listedItem = z.object({ ...incomingItem.shape, unit: z.nullable(unitPicture) });

export type ListedItem = z.output<typeof listedItem>;

export const adminListIncoming = endpoint('admin-list-incoming', {
  summary: 'Quotations, leads or meetings, the newest first, a page at a time.',
  access: 'staff',
  scope: 'incoming:read',
  params: z.object({ kind: incomingKind }),
  query: z.strictObject({
    ...incomingFilters,
    /** The `next` of a page: older items. */
    after: z.optional(line(120)),
    /** The `previous` of a page: newer items. */
    before: z.optional(line(120)),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
  }),
  response: z.object({
    items: z.array(listedItem),
    previous: z.nullable(z.string()),
    next: z.nullable(z.string()),
  }),
  errors: ['bad-request', 'not-found', ...staffErrors],
});
