import * as z from 'zod/mini';
import { listKind, pricedSegment, publication, staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';

export const adminListHistory = endpoint('admin-list-history', {
  summary: 'Every published version of a list, the newest first.',
  access: 'staff',
  scope: 'prices:read',
  params: z.object({ kind: listKind, segment: pricedSegment }),
  response: z.array(publication),
  errors: ['not-found', ...staffErrors],
});
