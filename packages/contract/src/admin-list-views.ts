import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { incomingList } from './incoming-fields.ts';
import { savedView } from './saved-view.ts';

export const adminListViews = endpoint('admin-list-views', {
  summary: 'The saved views of a list: own ones and those for everybody.',
  access: 'staff',
  scope: 'incoming:read',
  params: z.object({ kind: incomingList }),
  response: z.array(savedView),
  errors: ['not-found', ...staffErrors],
});
