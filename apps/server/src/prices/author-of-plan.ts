import { type StaffRole, scopesOfRole } from '@silowright/contract/staff-scopes';
import { rightsChanged } from '../access/rights-changed.ts';
import { roleOf } from '../access/staff-access.ts';
import { listMachineTokens } from '../access/store/machine-tokens.ts';
import { findStaffMember, listStaffMembers } from '../access/store/staff-members.ts';
import type { PlannedListsTable, StaffMembersTable } from '../platform/db/staff-tables.ts';
import type { Db } from '../platform/db/store.ts';
import { plannedListOf } from './plans.ts';
import { type HeldBecause, holdPlansOf, type PlanAuthor } from './store/planned-lists.ts';

type DefaultRole = StaffRole | 'none';
const machineId = 'machine:';

export const authorOfMachine = ({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): PlanAuthor => ({
  id: `${machineId}${id}`,
  names: [`machine: ${name}`],
});

export const authorOfMember = ({ id, name, email }: StaffMembersTable): PlanAuthor => ({
  id,
  names: [email ?? name],
});

export function mayPublish(member: StaffMembersTable | undefined, defaultRole: DefaultRole): boolean {
  const { role } = roleOf(member ?? { claimed_role: null, given_role: null }, defaultRole);
  return role !== 'none' && scopesOfRole[role].some((scope) => scope === 'prices:write');
}

/** Why a plan must not be published: asked at its moment, because a role may end at the provider (S21). */
export async function heldBecause(
  db: Db,
  { author, author_id: id }: Pick<PlannedListsTable, 'author' | 'author_id'>,
  defaultRole: DefaultRole,
): Promise<HeldBecause | undefined> {
  const isMachine = id === null ? author.startsWith('machine: ') : id.startsWith(machineId);
  if (isMachine) {
    const tokens = (await listMachineTokens(db)).map((token) => ({ ...authorOfMachine(token), token }));
    const own = tokens.filter((each) => (id === null ? each.names.includes(author) : each.id === id));
    // A token that has run out planned while it counted; one that was withdrawn is not trusted any more.
    const isGone = own.length > 0 && own.every(({ token }) => token.withdrawn_at !== null);
    return isGone ? 'token-withdrawn' : undefined;
  }
  const member =
    id === null
      ? (await listStaffMembers(db)).find((each) => authorOfMember(each).names.includes(author))
      : await findStaffMember(db, id);
  return mayPublish(member, defaultRole) ? undefined : 'role-gone';
}

/** Plans of somebody who may no longer publish wait until a colleague takes them over (S21). */
export function holdPlansWithoutRights(): void {
  rightsChanged.listen(async (db, change) => {
    if (change.of === 'token')
      return (await holdPlansOf(db, authorOfMachine(change.token), 'token-withdrawn')).map(plannedListOf);
    return mayPublish(change.member, change.defaultRole)
      ? []
      : (await holdPlansOf(db, authorOfMember(change.member), 'role-gone')).map(plannedListOf);
  });
}
