import * as z from 'zod/mini';
import { staffErrors } from './admin-fields.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';

export const adminUndoDealerSave = endpoint('admin-undo-dealer-save', {
  summary: 'Undoes a save of dealers, unless one of them was changed since.',
  access: 'staff',
  scope: 'dealers:write',
  params: z.object({ id: line(80) }),
  response: z.object({ ok: z.literal(true) }),
  errors: ['not-found', 'changed-meanwhile', ...staffErrors],
});
