import type { adminGiveRole } from '@silowright/contract/admin-give-role';
import { ApiError, fieldError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffOf } from '../http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { giveRole } from '../store/staff-members.ts';

export const adminGiveRoleHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminGiveRole> =>
  async ({ params, body, request }) => {
    if (staffOf(request).subject === params.id) {
      throw new ApiError('bad-request', [
        fieldError('id', 'own-role', 'Another administrator changes your role.'),
      ]);
    }
    const known = await store.write((db) => giveRole(db, params.id, body.role));
    if (!known) throw new ApiError('not-found');
    return { ok: true };
  };
