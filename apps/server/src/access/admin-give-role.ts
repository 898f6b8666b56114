import type { adminGiveRole } from '@silowright/contract/access';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffOf } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { rightsChanged } from './rights-changed.ts';
import { findStaffMember, giveRole } from './store/staff-members.ts';

export const adminGiveRoleHandler =
  ({ store, config }: Pick<ServerParts, 'store' | 'config'>): Handler<typeof adminGiveRole> =>
  async ({ params, body, request }) => {
    if (staffOf(request).subject === params.id) {
      throw new ApiError('bad-request', [
        fieldError('id', 'own-role', 'Another administrator changes your role.'),
      ]);
    }
    const held = await store.write(async (db) => {
      if (!(await giveRole(db, params.id, body.role))) throw new ApiError('not-found');
      const member = await findStaffMember(db, params.id);
      return member
        ? rightsChanged.tell(db, { of: 'role', member, defaultRole: config.staffDefaultRole })
        : [];
    });
    return { ok: true, held: held.flat() };
  };
