import type { copyConfiguration } from '@silowright/contract/deals';
import { valuesOf } from '../configurator/configuration-state.ts';
import { findOwnConfiguration, insertCopy } from '../configurator/store/configurations.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { takeShare } from '../platform/http/take-share.ts';
import { copyShare } from '../platform/source/source-uses.ts';
import type { ServerParts } from '../server-parts.ts';

/** Repeating creates no second copy; a foreign id is treated as unknown (D3). */
export const copyConfigurationHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof copyConfiguration> =>
  async ({ body, browser, source }) => {
    const row = await findOwnConfiguration(store, body.id, browser.hash);
    if (!row) throw new ApiError('unknown-configuration');
    const now = nowMs();
    const values = JSON.stringify({ ...valuesOf(row), id: body.copyId });
    const copy = { ...row, id: body.copyId, values, revision: 1, created_at: now, updated_at: now };
    const isNew = await store.write(async (db) => {
      const inserted = await insertCopy(db, copy, { origin: body.id, photoOf: body.id });
      if (inserted) await takeShare(db, source, copyShare, now);
      return inserted;
    });
    if (!isNew && !(await findOwnConfiguration(store, body.copyId, browser.hash))) {
      throw new ApiError('unknown-configuration');
    }
    return { ok: true };
  };
