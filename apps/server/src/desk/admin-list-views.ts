import type { adminListViews } from '@silowright/contract/desk';
import type { SavedViewsTable } from '../platform/db/staff-tables.ts';
import type { Handler } from '../platform/http/mount.ts';
import { staffOf } from '../platform/http/staff-only.ts';
import type { ServerParts } from '../server-parts.ts';
import { viewsOf } from './store/saved-views.ts';

export const viewAnswer = ({ id, name, query, shared, owner }: SavedViewsTable, me: string) => ({
  id,
  name,
  query,
  shared: shared === 1,
  is_mine: owner === me,
});

export const adminListViewsHandler =
  ({ store }: Pick<ServerParts, 'store'>): Handler<typeof adminListViews> =>
  async ({ params: { kind }, request }) => {
    const me = staffOf(request).subject;
    const views = await store.read((db) => viewsOf(db, kind, me));
    return views.map((view) => viewAnswer(view, me));
  };
