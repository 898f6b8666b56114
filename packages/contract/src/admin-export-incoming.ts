import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { incomingFilters, incomingKind } from './incoming-fields.ts';

/** Returns a CSV file. Cells that a spreadsheet would run as formulas are defused. */
export const adminExportIncoming = endpoint('admin-export-incoming', {
  summary: 'Quotations, leads or meetings as CSV.',
  access: 'staff',
  scope: 'incoming:read',
  params: z.object({ kind: incomingKind }),
  query: z.strictObject({ ...incomingFilters, separator: z.optional(z.enum([',', ';'])) }),
  response: z.unknown(),
  errors: ['bad-request', 'not-found', ...staffErrors],
});
