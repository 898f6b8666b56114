import { randomUUID } from 'node:crypto';
import type { adminSaveView } from '@silowright/contract/desk';
import { mostViews } from '@silowright/contract/desk';
import { ApiError, fieldError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffOf } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { viewAnswer } from './admin-list-views.ts';
import { saveView, viewsOf } from './store/saved-views.ts';

export const adminSaveViewHandler =
  ({ store, nowMs }: Pick<ServerParts, 'store' | 'nowMs'>): Handler<typeof adminSaveView> =>
  async ({ params: { kind }, body, request }) => {
    const me = staffOf(request).subject;
    return store.write(async (db) => {
      const own = (await viewsOf(db, kind, me)).filter(({ owner }) => owner === me);
      const known = own.find(({ name }) => name === body.name);
      if (!known && own.length >= mostViews)
        throw new ApiError('bad-request', [fieldError('name', 'too-many', `at most ${mostViews} views`)]);
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
