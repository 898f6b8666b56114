import type { SavedViewsTable } from '../../platform/db/staff-tables.ts';
import type { Db } from '../../platform/db/store.ts';

/** Own views and those for everybody, the first made first. */
export const viewsOf = (db: Db, list: SavedViewsTable['list'], owner: string): Promise<SavedViewsTable[]> =>
  db
    .selectFrom('saved_views')
    .selectAll()
    .where('list', '=', list)
    .where((view) => view.or([view('owner', '=', owner), view('shared', '=', 1)]))
    .orderBy('made_at')
    .orderBy('name')
    .execute();

/** Replaces a view of the same owner and name. */
export async function saveView(db: Db, view: SavedViewsTable): Promise<void> {
  await db
    .insertInto('saved_views')
    .values(view)
    .onConflict((conflict) =>
      conflict.columns(['list', 'owner', 'name']).doUpdateSet({ query: view.query, shared: view.shared }),
    )
    .execute();
}

export async function forgetView(db: Db, id: string, owner: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_views')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
