import type { PlannedList } from '@silowright/contract/price-plans';
import type { StaffRole } from '@silowright/contract/staff-scopes';
import type { MachineTokensTable, StaffMembersTable } from '../platform/db/staff-tables.ts';
import { event } from '../platform/events.ts';

type Change =
  | { readonly of: 'role'; readonly member: StaffMembersTable; readonly defaultRole: StaffRole | 'none' }
  | { readonly of: 'token'; readonly token: Pick<MachineTokensTable, 'id' | 'name'> };

/** A person has another role, or a machine no token any more; the answer is the planned lists that are held for it. */
export const rightsChanged = event<Change, readonly PlannedList[]>();
