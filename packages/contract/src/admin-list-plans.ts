import * as z from 'zod/mini';
import { listKind, pricedSegment, staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { plannedList } from './planned-list.ts';

export const adminListPlans = endpoint('admin-list-plans', {
  summary: 'Planned changes of a list that wait or could not be published, in the order of their moments.',
  access: 'staff',
  scope: 'prices:read',
  params: z.object({ kind: listKind, segment: pricedSegment }),
  response: z.array(plannedList),
  errors: ['not-found', ...staffErrors],
});
