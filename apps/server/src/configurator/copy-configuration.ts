import type { copyConfiguration } from '@silowright/contract/copy-configuration';
import { ApiError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { findOwnConfiguration, insertConfiguration } from '../store/configurations.ts';
import { copySitePhoto } from '../store/site-photos.ts';

/** Repeating creates no second copy; a foreign id is treated as unknown (D3). */
export const copyConfigurationHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof copyConfiguration> =>
  async ({ body, browser }) => {
    const row = await findOwnConfiguration(store, body.id, browser.hash);
    if (!row) throw new ApiError('unknown-configuration');
    const now = nowMs();
    const values = JSON.stringify({ ...JSON.parse(row.values), id: body.copyId });
    const copy = { ...row, id: body.copyId, values, revision: 1, created_at: now, updated_at: now };
    const isNew = await store.write(async (db) => {
      const inserted = await insertConfiguration(db, copy);
      if (inserted) await copySitePhoto(db, body.id, body.copyId, now);
      return inserted;
    });
    if (!isNew && !(await findOwnConfiguration(store, body.copyId, browser.hash))) {
      throw new ApiError('unknown-configuration');
    }
    return { ok: true };
  };
