import { createHash, randomBytes } from 'node:crypto';
import { type StaffRole, scopesOfRole } from '@silowright/contract/staff-scopes';
import type { StaffMembersTable } from '../platform/db/staff-tables.ts';
import type { Store } from '../platform/db/store.ts';
import { readStored } from '../platform/db/stored-json.ts';
import { storedKinds } from '../platform/db/stored-kinds.ts';
import type { StaffAccess } from '../platform/http/staff-only.ts';
import { tokenStart } from '../platform/http/staff-only.ts';
import type { StaffMember } from '../platform/identity/verify-staff-token.ts';
import { findMachineToken, noteTokenUse } from './store/machine-tokens.ts';
import { findStaffMember, noteStaffMember } from './store/staff-members.ts';

export interface StaffAccessParts {
  readonly store: Store;
  readonly nowMs: () => number;
  readonly expiryMs: () => number;
  readonly defaultRole: StaffRole | 'none';
}

/** The last use is written at most this often, so that reading stays reading. */
const noteEveryMs = 3_600_000;

export function staffAccess({ store, nowMs, expiryMs, defaultRole }: StaffAccessParts): StaffAccess {
  // A time in the future was written by a wrong clock (threat 57).
  const isOld = (noted: number) => Math.abs(nowMs() - noted) > noteEveryMs;
  return {
    grantOf: async (member) => {
      const known = await store.read((db) => findStaffMember(db, member.subject));
      if (!known || differs(known, member) || isOld(known.seen_at)) {
        await store.write((db) => noteStaffMember(db, rowOf(member, nowMs())));
      }
      const { role } = roleOf(
        { claimed_role: member.role ?? null, given_role: known?.given_role ?? null },
        defaultRole,
      );
      return role === 'none' ? { scopes: [] } : { role, scopes: scopesOfRole[role] };
    },
    machineOf: async (token) => {
      const row = await store.read((db) => findMachineToken(db, hashToken(token)));
      if (!row || row.expires_at <= expiryMs()) return undefined;
      if (row.used_at === null || isOld(row.used_at)) {
        await store.write((db) => noteTokenUse(db, row.id, nowMs()));
      }
      return {
        member: { subject: `machine:${row.id}`, name: `machine: ${row.name}` },
        scopes: readStored(storedKinds.token, row.id, row.scopes),
      };
    },
  };
}

/** The provider's claim counts before the role that an administrator gave, and that before the default. */
export function roleOf(
  row: Pick<StaffMembersTable, 'claimed_role' | 'given_role'>,
  defaultRole: StaffRole | 'none',
): { readonly role: StaffRole | 'none'; readonly from: 'provider' | 'administrator' | 'default' } {
  if (row.claimed_role) return { role: row.claimed_role, from: 'provider' };
  if (row.given_role) return { role: row.given_role, from: 'administrator' };
  return { role: defaultRole, from: 'default' };
}

const rowOf = ({ subject, name, email, role }: StaffMember, seenAt: number) => ({
  id: subject,
  name: name ?? email ?? subject,
  email: email ?? null,
  claimed_role: role ?? null,
  seen_at: seenAt,
});

function differs(known: StaffMembersTable, member: StaffMember): boolean {
  const { seen_at: _, ...row } = rowOf(member, 0);
  return (Object.keys(row) as (keyof typeof row)[]).some((key) => known[key] !== row[key]);
}

/** 256 random bits: a plain hash suffices, because nobody can try them all. */
export const newMachineToken = (): string => tokenStart + randomBytes(32).toString('base64url');

export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
