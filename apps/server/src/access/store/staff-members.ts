import type { StaffRole } from '@silowright/contract/staff-scopes';
import type { StaffMembersTable } from '../../platform/db/staff-tables.ts';
import type { Db } from '../../platform/db/store.ts';

export const findStaffMember = (db: Db, id: string): Promise<StaffMembersTable | undefined> =>
  db.selectFrom('staff_members').selectAll().where('id', '=', id).executeTakeFirst();

/** The last seen first. */
export const listStaffMembers = (db: Db): Promise<StaffMembersTable[]> =>
  db.selectFrom('staff_members').selectAll().orderBy('seen_at', 'desc').orderBy('id').limit(500).execute();

/** A role that an administrator gave stays. */
export async function noteStaffMember(db: Db, member: Omit<StaffMembersTable, 'given_role'>): Promise<void> {
  const { id: _, ...seen } = member;
  await db
    .insertInto('staff_members')
    .values({ ...member, given_role: null })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(seen))
    .execute();
}

export async function giveRole(db: Db, id: string, role: StaffRole | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_members')
    .set({ given_role: role })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const languageOfStaff = async (db: Db, id: string): Promise<string | undefined> =>
  (await db.selectFrom('staff_languages').select('language').where('id', '=', id).executeTakeFirst())
    ?.language;

export async function keepLanguageOfStaff(db: Db, id: string, language: string): Promise<void> {
  await db
    .insertInto('staff_languages')
    .values({ id, language })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ language }))
    .execute();
}
