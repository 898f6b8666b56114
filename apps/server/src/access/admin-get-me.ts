import type { adminGetMe } from '@silowright/contract/access';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffCaller, staffName } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { languageOfStaff } from './store/staff-members.ts';

export const adminGetMeHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminGetMe> =>
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
