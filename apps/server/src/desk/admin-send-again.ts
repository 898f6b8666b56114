import type { adminSendAgain } from '@silowright/contract/mails';
import { sendAgain } from '../incoming/send-again.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';

export const adminSendAgainHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof adminSendAgain> =>
  async ({ params, request }) => {
    const author = staffName(request);
    const found = await store.write((db) => sendAgain(db, params.id, author, nowMs()));
    if (!found) throw new ApiError('not-found');
    return { ok: true };
  };
