import { randomUUID } from 'node:crypto';
import { maxViews } from '@silowright/contract/desk';
import type { SavedViewsTable } from '../platform/db/staff-tables.ts';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import { staffOf } from '../platform/http/staff-only.ts';
import type { HandlerOf } from '../server-parts.ts';
import { forgetView, saveView, viewsOf } from './store/saved-views.ts';

export const viewAnswer = ({ id, name, query, shared, owner }: SavedViewsTable, me: string) => ({
  id,
  name,
  query,
  shared: shared === 1,
  is_mine: owner === me,
});

export const adminListViewsHandler: HandlerOf<'admin-list-views'> =
  ({ store }) =>
  async ({ params: { kind }, request }) => {
    const me = staffOf(request).subject;
    const views = await store.read((db) => viewsOf(db, kind, me));
    return views.map((view) => viewAnswer(view, me));
  };

export const adminSaveViewHandler: HandlerOf<'admin-save-view'> =
  ({ store, nowMs }) =>
  async ({ params: { kind }, body, request }) => {
    const me = staffOf(request).subject;
    return store.write(async (db) => {
      const own = (await viewsOf(db, kind, me)).filter(({ owner }) => owner === me);
      const known = own.find(({ name }) => name === body.name);
      if (!known && own.length >= maxViews)
        throw new ApiError('bad-request', [fieldError('name', 'too-many', `at most ${maxViews} views`)]);
      const view = {
        id: known?.id ?? randomUUID(),
        list: kind,
        owner: me,
        name: body.name,
        query: body.query,
        shared: body.shared ? 1 : 0,
        made_at: nowMs(),
      };
      await saveView(db, view);
      return viewAnswer(view, me);
    });
  };

export const adminForgetViewHandler: HandlerOf<'admin-forget-view'> =
  ({ store }) =>
  async ({ params: { id }, request }) => {
    const isGone = await store.write((db) => forgetView(db, id, staffOf(request).subject));
    if (!isGone) throw new ApiError('not-found');
    return { ok: true };
  };
