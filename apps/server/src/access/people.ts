import { scopesOfRole } from '@silowright/contract/staff-scopes';
import type { Config } from '../platform/config/config.ts';
import type { Db } from '../platform/db/store.ts';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import { staffCaller, staffName, staffOf } from '../platform/http/staff-only.ts';
import type { HandlerOf } from '../server-parts.ts';
import { rightsChanged } from './rights-changed.ts';
import { roleOf } from './staff-access.ts';
import {
  findStaffMember,
  giveRole,
  keepLanguageOfStaff,
  languageOfStaff,
  listStaffMembers,
} from './store/staff-members.ts';

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

export const adminListColleaguesHandler: HandlerOf<'admin-list-colleagues'> =
  ({ store, config }) =>
  async ({ request }) =>
    store.read((db) => colleaguesOf(db, config, staffName(request)));

export const adminGetMeHandler: HandlerOf<'admin-get-me'> =
  ({ store }) =>
  async ({ request }) => {
    const { member, role, scopes } = staffCaller(request);
    if (!role) throw new ApiError('not-allowed');
    const recordedAs = staffName(request);
    const language = await store.read((db) => languageOfStaff(db, member.subject));
    return {
      id: member.subject,
      name: member.name ?? recordedAs,
      recorded_as: recordedAs,
      role,
      scopes: [...scopes],
      language: language ?? null,
    };
  };

export const adminChooseLanguageHandler: HandlerOf<'admin-choose-language'> =
  ({ store, catalogue }) =>
  async ({ body: { language }, request }) => {
    const { member, role } = staffCaller(request);
    if (!role) throw new ApiError('not-allowed');
    if (!catalogue.languages.some((each) => each.startsWith(language))) {
      throw new ApiError('bad-request', [
        fieldError('language', 'unknown', 'is no language of the catalogue'),
      ]);
    }
    await store.write((db) => keepLanguageOfStaff(db, member.subject, language));
    return { language };
  };

export const adminListPeopleHandler: HandlerOf<'admin-list-people'> =
  ({ store, config }) =>
  async () => {
    const rows = await store.read(listStaffMembers);
    return rows.map((row) => {
      const { role, from } = roleOf(row, config.staffDefaultRole);
      const last_seen = new Date(row.seen_at).toISOString();
      return { id: row.id, name: row.name, email: row.email, role, role_from: from, last_seen };
    });
  };

export const adminGiveRoleHandler: HandlerOf<'admin-give-role'> =
  ({ store, config }) =>
  async ({ params, body, request }) => {
    if (staffOf(request).subject === params.id) {
      throw new ApiError('bad-request', [
        fieldError('id', 'own-role', 'Another administrator changes your role.'),
      ]);
    }
    const held = await store.write(async (db) => {
      if (!(await giveRole(db, params.id, body.role))) throw new ApiError('not-found');
      const member = await findStaffMember(db, params.id);
      return member
        ? rightsChanged.tell(db, { of: 'role', member, defaultRole: config.staffDefaultRole })
        : [];
    });
    return { ok: true, held: held.flat() };
  };
