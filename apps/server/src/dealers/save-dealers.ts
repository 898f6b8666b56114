import { writtenPhone } from '@silowright/domain/session/national-phone';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import { staffName } from '../platform/http/staff-only.ts';
import { unknownCode } from '../prices/known-codes.ts';
import type { HandlerOf } from '../server-parts.ts';
import { countsOf } from './read-dealers.ts';
import { type DealerChange, fieldChanges, recordDealerChanges } from './store/dealer-changes.ts';
import { dealerSaves, recordDealerSave, type SavedDealer, undoDealerSave } from './store/dealer-saves.ts';
import { saveDealer, staffDealers } from './store/dealers.ts';

/** All or none: a file of dealers with one error changes nothing. The previous state is stored. */
export const adminSaveDealersHandler: HandlerOf<'admin-save-dealers'> =
  ({ store, catalogues, nowMs }) =>
  async ({ body, request }) => {
    const author = staffName(request);
    const known = catalogues.pricedSegments();
    const unknown = body.dealers.flatMap(({ segments }, index) =>
      segments.flatMap((segment, at) =>
        known.includes(segment) && segments.indexOf(segment) === at
          ? []
          : [unknownCode(known, `dealers.${index}.segments.${at}`)],
      ),
    );
    if (unknown.length > 0) throw new ApiError('bad-request', unknown);
    return store.write(async (db) => {
      const at = nowMs();
      const known = await staffDealers(
        db,
        body.dealers.map(({ id }) => id),
      );
      const seen = new Set<string>();
      const errors = body.dealers.flatMap(({ id }, index) => {
        const path = `dealers.${index}.id`;
        if (seen.has(id)) return [fieldError(path, 'doubled', `${id} stands in the list twice`)];
        seen.add(id);
        return body.onlyNew && known.has(id) ? [fieldError(path, 'exists', `${id} exists already`)] : [];
      });
      if (errors.length > 0) throw new ApiError('bad-request', errors);
      const saved: SavedDealer[] = [];
      const changes: DealerChange[] = [];
      for (const [index, { revision, ...dealer }] of body.dealers.entries()) {
        const before = known.get(dealer.id) ?? null;
        // Numbers that other systems send in a form of their own stay as they are.
        const phone = writtenPhone(dealer.phone, dealer.country) ?? dealer.phone;
        const after = { ...dealer, phone, crm_url: dealer.crm_url ?? '' };
        if (!(await saveDealer(db, after, revision))) {
          throw new ApiError('changed-meanwhile', [
            fieldError(`dealers.${index}.id`, 'changed-meanwhile', `${dealer.id} was changed meanwhile`),
          ]);
        }
        const fields = fieldChanges(before, after);
        const kind = before ? ('changed' as const) : ('created' as const);
        if (fields.length > 0)
          changes.push({ dealer_id: dealer.id, at, author, kind, together: body.dealers.length, fields });
        saved.push({ id: dealer.id, name: dealer.name, revision: (before?.revision ?? 0) + 1, before });
      }
      await recordDealerChanges(db, changes);
      const save_id = await recordDealerSave(db, { at, author, dealers: saved });
      return { ...countsOf(saved), save_id };
    });
  };

const savesShown = 20;

const namesShown = 3;

export const adminListDealerSavesHandler: HandlerOf<'admin-list-dealer-saves'> =
  ({ store }) =>
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

export const adminUndoDealerSaveHandler: HandlerOf<'admin-undo-dealer-save'> =
  ({ store, nowMs }) =>
  async ({ params, request }) => {
    const by = { author: staffName(request), nowMs: nowMs() };
    await store.write(async (db) => {
      const outcome = await undoDealerSave(db, params.id, by);
      if (outcome === 'unknown') throw new ApiError('not-found');
      if (outcome === 'changed') throw new ApiError('changed-meanwhile');
    });
    return { ok: true };
  };
