import { listStaffMembers } from '../../access/store/staff-members.ts';
import { findIncoming } from '../../incoming/incoming.ts';
import type { Db } from '../../platform/db/store.ts';
import type { NamedContact } from './conditions.ts';
import type { OfferContent, UnitContent } from './quotation.ts';

/** The member of staff who works on a quotation. */
export async function assignedContact(db: Db, offerId: string): Promise<NamedContact | undefined> {
  return staffContact(db, (await findIncoming(db, 'quotations', offerId))?.assigned_to);
}

/** `key`: as in the column of assignees. */
export async function staffContact(
  db: Db,
  key: string | null | undefined,
): Promise<NamedContact | undefined> {
  const member = key
    ? (await listStaffMembers(db)).find(({ email, name }) => (email ?? name) === key)
    : undefined;
  return member?.name ? { name: member.name, ...(member.email && { email: member.email }) } : undefined;
}

/** The letter is signed by this person unless a dealer signs it (QU-05). */
export const signedBy = <Content extends OfferContent | UnitContent>(
  content: Content,
  contact: NamedContact | undefined,
): Content =>
  contact && content.kind === 'priced' && content.conditions
    ? { ...content, conditions: { ...content.conditions, contact } }
    : content;
