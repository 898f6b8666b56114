import type { adminListDealers, adminSaveDealers } from '@silowright/contract/admin-dealers';
import type { ServerParts } from '../app.ts';
import { ApiError, fieldError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { listDealers, saveDealer } from '../store/dealers.ts';

type Parts = Pick<ServerParts, 'store'>;

export const listDealersHandler =
  ({ store }: Parts): Handler<typeof adminListDealers> =>
  async () =>
    (await store.read(listDealers)).map((dealer) => ({ ...dealer, segments: [...dealer.segments] }));

/** All of them or none: a file of dealers with one mistake changes nothing. */
export const saveDealersHandler =
  ({ store }: Parts): Handler<typeof adminSaveDealers> =>
  async ({ body }) =>
    store.write(async (db) => {
      const known = new Set((await listDealers(db)).map(({ id }) => id));
      const seen = new Set<string>();
      const errors = body.dealers.flatMap(({ id }, index) => {
        const path = `dealers.${index}.id`;
        if (seen.has(id)) return [fieldError(path, 'doubled', `${id} stands in the list twice`)];
        seen.add(id);
        return body.onlyNew && known.has(id) ? [fieldError(path, 'exists', `${id} exists already`)] : [];
      });
      if (errors.length > 0) throw new ApiError('bad-request', errors);
      for (const dealer of body.dealers) await saveDealer(db, { ...dealer, crm_url: dealer.crm_url ?? '' });
      const changed = body.dealers.filter(({ id }) => known.has(id)).length;
      return { created: body.dealers.length - changed, changed };
    });
