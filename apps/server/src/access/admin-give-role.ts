import type { adminGiveRole } from '@silowright/contract/admin-give-role';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { authorOfMember, mayPublish } from '../prices/author-of-plan.ts';
import { plannedListOf } from '../prices/plan-answer.ts';
import { holdPlansOf } from '../prices/store/planned-lists.ts';
import type { ServerParts } from '../server-parts.ts';
import { staffOf } from './staff-only.ts';
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
      return member && !mayPublish(member, config.staffDefaultRole)
        ? holdPlansOf(db, authorOfMember(member), 'role-gone')
        : [];
    });
    return { ok: true, held: held.map(plannedListOf) };
  };
