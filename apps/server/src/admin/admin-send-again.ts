import type { adminSendAgain } from '@silowright/contract/admin-send-again';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { sendAgain } from '../store/staff-mails.ts';

export const adminSendAgainHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof adminSendAgain> =>
  async ({ params, request }) => {
    const author = staffName(request);
    const found = await store.write((db) => sendAgain(db, params.id, author, nowMs()));
    if (!found) throw new ApiError('not-found');
    return { ok: true };
  };
