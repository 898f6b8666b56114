import type { adminGetMe } from '@silowright/contract/admin-get-me';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffCaller, staffName } from '../http/staff-only.ts';

export const adminGetMeHandler =
  (): Handler<typeof adminGetMe> =>
  async ({ request }) => {
    const { member, role, scopes } = staffCaller(request);
    if (!role) throw new ApiError('not-allowed');
    const recordedAs = staffName(request);
    return {
      ...{ id: member.subject, name: member.name ?? recordedAs, recorded_as: recordedAs },
      ...{ role, scopes: [...scopes] },
    };
  };
