import { scopesOfRole } from '@silowright/contract/staff-scopes';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/store.ts';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import { roleOf } from './staff-access.ts';
import { listStaffMembers } from './store/staff-members.ts';

type Parts = Pick<Config, 'staffDefaultRole'>;

/** Those who may work on what came in, and the caller, by name. */
export async function colleaguesOf(db: Db, { staffDefaultRole }: Parts, me: string) {
  const people = (await listStaffMembers(db)).flatMap((row) => {
    const key = row.email ?? row.name;
    const { role } = roleOf(row, staffDefaultRole);
    const mayWork = role !== 'none' && scopesOfRole[role].some((scope) => scope === 'incoming:write');
    return key !== '' && (mayWork || key === me) ? [{ key, name: row.name || key, is_me: key === me }] : [];
  });
  // An account that was made anew has a new id and the same address.
  const unique = [...new Map(people.map((person) => [person.key, person])).values()];
  return unique.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Work goes to somebody who can see it, or to nobody (P16). */
export async function mustBeColleague(
  db: Db,
  parts: Parts,
  { me, path, name }: { readonly me: string; readonly path: string; readonly name: string | undefined },
): Promise<void> {
  if (name === undefined || name === '' || name === me) return;
  const known = await colleaguesOf(db, parts, me);
  if (!known.some(({ key }) => key === name))
    throw new ApiError('bad-request', [fieldError(path, 'unknown-person', 'is nobody who works on this')]);
}
