import type { adminGiveRole } from '@silowright/contract/admin-give-role';
import { ApiError, fieldError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffOf } from '../http/staff-only.ts';
import { authorOfMember, mayPublish } from '../price-lists/author-of-plan.ts';
import type { ServerParts } from '../server-parts.ts';
import { holdPlansOf } from '../store/planned-lists.ts';
import { findStaffMember, giveRole } from '../store/staff-members.ts';
import { plannedListOf } from './plan-answer.ts';

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
      return member && !mayPublish(member, config.staffDefaultRole)
        ? holdPlansOf(db, authorOfMember(member), 'role-gone')
        : [];
    });
    return { ok: true, held: held.map(plannedListOf) };
  };
