import type { adminForgetView } from '@silowright/contract/desk';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffOf } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { forgetView } from './store/saved-views.ts';

export const adminForgetViewHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminForgetView> =>
  async ({ params: { id }, request }) => {
    const isGone = await store.write((db) => forgetView(db, id, staffOf(request).subject));
    if (!isGone) throw new ApiError('not-found');
    return { ok: true };
  };
