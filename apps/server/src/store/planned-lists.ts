import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { PlannedListsTable } from './planned-lists-table.ts';
import type { ListKind } from './price-lists.ts';
import type { Db } from './store.ts';

export type NewPlan = Pick<
  PlannedListsTable,
  | 'id'
  | 'segment'
  | 'kind'
  | 'due_at'
  | 'changes'
  | 'changed'
  | 'content_hash'
  | 'author'
  | 'comment'
  | 'created_at'
>;

/** False: the list has a plan for this moment already. */
export async function insertPlan(db: Db, plan: NewPlan): Promise<boolean> {
  const result = await db
    .insertInto('planned_lists')
    .values({ ...plan, state: 'waiting', settled_at: null, settled_by: null, version: null, problem: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export const waitingPlanAt = (
  db: Db,
  { segment, kind, due_at }: Pick<NewPlan, 'segment' | 'kind' | 'due_at'>,
): Promise<PlannedListsTable | undefined> =>
  db
    .selectFrom('planned_lists')
    .selectAll()
    .where('segment', '=', segment)
    .where('kind', '=', kind)
    .where('due_at', '=', due_at)
    .where('state', '=', 'waiting')
    .executeTakeFirst();

export type ListedPlan = Omit<PlannedListsTable, 'changes' | 'content_hash'>;

const listedColumns = [
  'id',
  'segment',
  'kind',
  'due_at',
  'state',
  'changed',
  'author',
  'comment',
  'created_at',
  'settled_at',
  'settled_by',
  'version',
  'problem',
] as const satisfies readonly (keyof ListedPlan)[];

/** Plans of a list that still wait or could not be published, in the order of their moments. */
export const openPlans = (db: Db, kind: ListKind, segment: PricedSegment): Promise<ListedPlan[]> =>
  db
    .selectFrom('planned_lists')
    .select(listedColumns)
    .where('segment', '=', segment)
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'failed'])
    .orderBy('due_at')
    .orderBy('id')
    .execute();

export const readPlan = (db: Db, id: string): Promise<PlannedListsTable | undefined> =>
  db.selectFrom('planned_lists').selectAll().where('id', '=', id).executeTakeFirst();

/** The next plan that waits: due or not. */
export const nextPlan = (db: Db): Promise<Pick<PlannedListsTable, 'id' | 'due_at'> | undefined> =>
  db
    .selectFrom('planned_lists')
    .select(['id', 'due_at'])
    .where('state', '=', 'waiting')
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export type PlanEnd = Pick<PlannedListsTable, 'settled_at' | 'settled_by'> & {
  readonly state: 'published' | 'withdrawn' | 'failed';
  readonly version?: number;
  readonly problem?: string;
};

/** False: another process or person was first, and nothing was written. */
export async function settlePlan(db: Db, id: string, end: PlanEnd): Promise<boolean> {
  const result = await db
    .updateTable('planned_lists')
    .set(end)
    .where('id', '=', id)
    .where('state', 'in', end.state === 'withdrawn' ? ['waiting', 'failed'] : ['waiting'])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
