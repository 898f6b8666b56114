import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { incomingList } from './incoming-fields.ts';
import { savedView } from './saved-view.ts';

export const adminSaveView = endpoint('admin-save-view', {
  summary: 'Keeps the filters of a list under a name; a name of one’s own is replaced.',
  access: 'staff',
  // A view is personal: whoever may read a list may keep one.
  scope: 'incoming:read',
  params: z.object({ kind: incomingList }),
  body: z.strictObject({
    name: line(60).check(z.minLength(1)),
    query: line(1000),
    shared: z.boolean(),
  }),
  response: savedView,
  errors: ['bad-request', 'not-found', ...staffErrors],
});
