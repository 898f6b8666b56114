import { insertCopy } from '../configurator/store/configurations.ts';
import type { Mount } from '../platform/http/mount.ts';
import { takeShare } from '../platform/http/take-share.ts';
import { copyShare } from '../platform/source/source-uses.ts';
import type { ServerParts } from '../server-parts.ts';
import { findOpenedCopy } from './opened-copy.ts';

/** Calls that change a configuration store the opened copy first; opening and reading it store nothing (S18). */
export const storingOpenedCopies =
  (mount: Mount, parts: Pick<ServerParts, 'store' | 'catalogues' | 'nowMs'>): Mount =>
  (endpoint, handler) =>
    mount(
      endpoint,
      endpoint.method === 'GET'
        ? handler
        : async (call) => {
            const id = (call.body as { readonly id?: unknown } | undefined)?.id;
            const copy =
              typeof id === 'string' ? await findOpenedCopy(parts, id, call.browser.hash) : undefined;
            if (copy) {
              const { offer, row } = copy;
              await parts.store.write(async (db) => {
                const isNew = await insertCopy(db, row, {
                  origin: offer.configuration_id,
                  photoOf: offer.id,
                });
                if (isNew) await takeShare(db, call.source, copyShare, parts.nowMs());
              });
            }
            return handler(call);
          },
    );
