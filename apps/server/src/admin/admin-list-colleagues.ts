import type { adminListColleagues } from '@silowright/contract/admin-list-colleagues';
import { scopesOfRole } from '@silowright/contract/staff-scopes';
import type { Handler } from '../http/mount.ts';
import { roleOf } from '../http/staff-access.ts';
import { staffName } from '../http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { listStaffMembers } from '../store/staff-members.ts';

/** Those who may work on what came in, and the caller. */
export const adminListColleaguesHandler =
  ({ store, config }: Pick<ServerParts, 'store' | 'config'>): Handler<typeof adminListColleagues> =>
  async ({ request }) => {
    const me = staffName(request);
    const rows = await store.read(listStaffMembers);
    const people = rows.flatMap((row) => {
      const key = row.email ?? row.name;
      const { role } = roleOf(row, config.staffDefaultRole);
      const mayWork = role !== 'none' && scopesOfRole[role].some((scope) => scope === 'incoming:write');
      return key !== '' && (mayWork || key === me) ? [{ key, name: row.name || key, is_me: key === me }] : [];
    });
    // An account that was made anew has a new id and the same address.
    const unique = [...new Map(people.map((person) => [person.key, person])).values()];
    return unique.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  };
