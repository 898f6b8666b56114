import type {
  adminListDealerSaves,
  adminListDealers,
  adminSaveDealers,
  adminUndoDealerSave,
} from '@silowright/contract/admin-dealers';
import { ApiError, fieldError } from '../http/api-error.ts';
import type { Handler } from '../http/mount.ts';
import { staffName } from '../http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import {
  dealerSaves,
  dealersById,
  recordDealerSave,
  type SavedDealer,
  undoDealerSave,
} from '../store/dealer-saves.ts';
import { listDealers, saveDealer } from '../store/dealers.ts';

type Parts = Pick<ServerParts, 'store' | 'nowMs'>;

export const listDealersHandler =
  ({ store }: Parts): Handler<typeof adminListDealers> =>
  async () =>
    (await store.read(listDealers)).map((dealer) => ({ ...dealer, segments: [...dealer.segments] }));

/** All of them or none: a file of dealers with one mistake changes nothing. What they were before is kept. */
export const saveDealersHandler =
  ({ store, nowMs }: Parts): Handler<typeof adminSaveDealers> =>
  async ({ body, request }) => {
    const author = staffName(request);
    return store.write(async (db) => {
      const known = await dealersById(db);
      const seen = new Set<string>();
      const errors = body.dealers.flatMap(({ id }, index) => {
        const path = `dealers.${index}.id`;
        if (seen.has(id)) return [fieldError(path, 'doubled', `${id} stands in the list twice`)];
        seen.add(id);
        return body.onlyNew && known.has(id) ? [fieldError(path, 'exists', `${id} exists already`)] : [];
      });
      if (errors.length > 0) throw new ApiError('bad-request', errors);
      const saved: SavedDealer[] = [];
      for (const [index, { revision, ...dealer }] of body.dealers.entries()) {
        const before = known.get(dealer.id) ?? null;
        if (!(await saveDealer(db, { ...dealer, crm_url: dealer.crm_url ?? '' }, revision))) {
          throw new ApiError('changed-meanwhile', [
            fieldError(`dealers.${index}.id`, 'changed-meanwhile', `${dealer.id} was changed meanwhile`),
          ]);
        }
        saved.push({ id: dealer.id, name: dealer.name, revision: (before?.revision ?? 0) + 1, before });
      }
      const save_id = await recordDealerSave(db, { at: nowMs(), author, dealers: saved });
      return { ...countsOf(saved), save_id };
    });
  };

const countsOf = (dealers: readonly SavedDealer[]): { created: number; changed: number } => {
  const created = dealers.filter(({ before }) => before === null).length;
  return { created, changed: dealers.length - created };
};

const savesShown = 20;
const namesShown = 3;

export const listDealerSavesHandler =
  ({ store }: Parts): Handler<typeof adminListDealerSaves> =>
  async () => {
    const saves = await store.read((db) => dealerSaves(db, savesShown));
    return saves.map(({ id, at, author, dealers, undone_by }) => ({
      id,
      at: new Date(at).toISOString(),
      author,
      ...countsOf(dealers),
      names: dealers.slice(0, namesShown).map(({ name }) => name),
      undone_by,
    }));
  };

export const undoDealerSaveHandler =
  ({ store, nowMs }: Parts): Handler<typeof adminUndoDealerSave> =>
  async ({ params, request }) => {
    const by = { author: staffName(request), nowMs: nowMs() };
    await store.write(async (db) => {
      const outcome = await undoDealerSave(db, params.id, by);
      if (outcome === 'unknown') throw new ApiError('not-found');
      if (outcome === 'changed') throw new ApiError('changed-meanwhile');
    });
    return { ok: true };
  };
