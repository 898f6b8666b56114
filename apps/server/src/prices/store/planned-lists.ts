import type { PricedSegment } from '@silowright/domain/catalogue/codes';
import type { PlannedListsTable } from '../../platform/db/staff-tables.ts';
import type { Db } from '../../platform/db/store.ts';
import type { ListKind } from './price-lists.ts';

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
  | 'author_id'
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

export type ListedPlan = Omit<PlannedListsTable, 'changes' | 'content_hash' | 'author_id'>;

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

/** Plans of a list that still wait, are held or could not be published, in the order of their moments. */
export const openPlans = (db: Db, kind: ListKind, segment: PricedSegment): Promise<ListedPlan[]> =>
  db
    .selectFrom('planned_lists')
    .select(listedColumns)
    .where('segment', '=', segment)
    .where('kind', '=', kind)
    .where('state', 'in', ['waiting', 'failed', 'held'])
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
    .where('state', 'in', end.state === 'withdrawn' ? ['waiting', 'failed', 'held'] : ['waiting'])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

export interface PlanAuthor {
  readonly id: string;
  /** As recorded in a plan; the only trace in plans of earlier releases. */
  readonly names: readonly string[];
}

/** Why a plan is held; the key of its sentence. */
export type HeldBecause = 'token-withdrawn' | 'role-gone';

const reasons = {
  'token-withdrawn': 'The token of the machine that planned it was withdrawn.',
  'role-gone': 'Who planned it may no longer change prices.',
} as const satisfies Record<HeldBecause, string>;

const heldBy = (because: HeldBecause) => ({
  state: 'held' as const,
  problem: JSON.stringify([{ path: 'author', code: because, message: reasons[because] }]),
});

export async function holdPlan(db: Db, id: string, because: HeldBecause): Promise<void> {
  await db
    .updateTable('planned_lists')
    .set(heldBy(because))
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Nothing of them is published before somebody takes it over (S21). */
export const holdPlansOf = (db: Db, { id, names }: PlanAuthor, because: HeldBecause): Promise<ListedPlan[]> =>
  db
    .updateTable('planned_lists')
    .set(heldBy(because))
    .where('state', '=', 'waiting')
    .where((plan) =>
      plan.or([
        plan('author_id', '=', id),
        plan.and([plan('author_id', 'is', null), plan('author', 'in', ['', ...names])]),
      ]),
    )
    .returning(listedColumns)
    .execute();

/** False: it is not held any more. */
export async function takeOverPlan(
  db: Db,
  id: string,
  author: Pick<PlannedListsTable, 'author' | 'author_id'>,
): Promise<boolean> {
  const result = await db
    .updateTable('planned_lists')
    .set({ ...author, state: 'waiting', problem: null })
    .where('id', '=', id)
    .where('state', '=', 'held')
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}
