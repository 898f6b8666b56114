import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line, localeName } from './fields.ts';
import { incomingFilters, incomingList } from './incoming-fields.ts';
import { listSorts } from './incoming-kinds.ts';

/** Returns a file. Cells of a CSV file that a spreadsheet would run as formulas are defused. */
export const adminExportIncoming = endpoint('admin-export-incoming', {
  summary: 'A whole list as CSV or XLSX, with the columns one wants.',
  access: 'staff',
  scope: 'incoming:read',
  params: z.object({ kind: incomingList }),
  query: z.strictObject({
    ...incomingFilters,
    /** As in the list; by default the newest first. */
    sort: z.optional(z.enum(listSorts)),
    order: z.optional(z.enum(['asc', 'desc'])),
    separator: z.optional(z.enum([',', ';'])),
    format: z.optional(z.enum(['csv', 'xlsx'])),
    /** Names of columns, separated by commas; by default all. */
    columns: z.optional(line(1000)),
    /** Titles, decimals and dates of this locale; without it names, cents and UTC, for machines. */
    locale: z.optional(localeName),
  }),
  response: z.unknown(),
  errors: ['bad-request', 'not-found', ...staffErrors],
});
