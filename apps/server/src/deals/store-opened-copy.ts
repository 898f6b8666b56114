import type { Endpoint } from '@silowright/contract/call';
import { insertCopy } from '../configurator/store/configurations.ts';
import type { Call } from '../platform/http/mount.ts';
import { takeShare } from '../platform/http/take-share.ts';
import { copyShare } from '../platform/source/source-uses.ts';
import type { ServerParts } from '../server-parts.ts';
import { findOpenedCopy } from './opened-copy.ts';

/** Calls that change a configuration store the opened copy first; opening and reading it store nothing (S18). */
export const storeOpenedCopy =
  (parts: Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>) =>
  async ({ body, browser, source }: Call<Endpoint>): Promise<void> => {
    for (const id of idsIn(body)) {
      const copy = await findOpenedCopy(parts, id, browser.hash);
      if (!copy) continue;
      const { offer, row, hasPhoto } = copy;
      await parts.store.write(async (db) => {
        const isNew = await insertCopy(db, row, {
          origin: offer.configuration_id,
          photoOf: hasPhoto ? offer.id : undefined,
        });
        if (isNew) await takeShare(db, source, copyShare, parts.nowMs());
      });
    }
  };

/** Of the configuration, and of those of its deal. */
function idsIn(body: unknown): ReadonlySet<string> {
  const { id, positions = [] } = (body ?? {}) as {
    readonly id?: unknown;
    readonly positions?: readonly { readonly configurationId: string }[];
  };
  const ids = positions.map(({ configurationId }) => configurationId);
  return new Set(typeof id === 'string' ? [id, ...ids] : ids);
}
