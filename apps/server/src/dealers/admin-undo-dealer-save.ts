import type { adminUndoDealerSave } from '@silowright/contract/dealers';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffName } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { undoDealerSave } from './store/dealer-saves.ts';

export const adminUndoDealerSaveHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof adminUndoDealerSave> =>
  async ({ params, request }) => {
    const by = { author: staffName(request), nowMs: nowMs() };
    await store.write(async (db) => {
      const outcome = await undoDealerSave(db, params.id, by);
      if (outcome === 'unknown') throw new ApiError('not-found');
      if (outcome === 'changed') throw new ApiError('changed-meanwhile');
    });
    return { ok: true };
  };
