import type { adminListPeople } from '@silowright/contract/access';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { roleOf } from './staff-access.ts';
import { listStaffMembers } from './store/staff-members.ts';

export const adminListPeopleHandler =
  ({ store, config }: Pick<ServerParts, 'store' | 'config'>): Handler<typeof adminListPeople> =>
  async () => {
    const rows = await store.read(listStaffMembers);
    return rows.map((row) => {
      const { role, from } = roleOf(row, config.staffDefaultRole);
      const last_seen = new Date(row.seen_at).toISOString();
      return { id: row.id, name: row.name, email: row.email, role, role_from: from, last_seen };
    });
  };
