import { stageOf, statesIn } from '@silowright/domain/deal/states';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/store.ts';
import type { IncomingTable } from '../../platform/db/tables.ts';
import { beyond, matching, planFor } from './find-incoming.ts';
import { type IncomingPlace, type IncomingSort, isUndecided, kindOf, tested } from './incoming-filter.ts';
import { findIncomingRows, type IncomingQuestion, type IncomingRows } from './list-incoming.ts';

/** A column, or what comes next. */
export type ListOrder = IncomingSort | 'next';

type Unsorted = Omit<IncomingQuestion, 'sort'>;
export type ListedQuestion = Unsorted & { readonly sort?: ListOrder | undefined };

/**
 * What comes next for staff: the follow-up, or the end of an open offer. Rows without either come last in both orders,
 * the newest first; their value is negative, so that a cursor says where they are.
 */
const nextValue = (
  { follow_up_at, state, valid_until, created_at }: IncomingTable,
  nowMs: number,
): number => {
  if (follow_up_at !== null) return Number(follow_up_at);
  return stageOf(state) === 'open' && valid_until >= nowMs ? Number(valid_until) : -created_at;
};

/** Where a row is in this order. */
export const placeIn = (sort: ListOrder, row: IncomingTable, nowMs: number): IncomingPlace => ({
  value: sort === 'next' ? nextValue(row, nowMs) : (row[sort] ?? 0),
  id: row.id,
});

/** Rows in an order that staff can choose. */
export async function findListedRows(db: Db, { sort, ...question }: ListedQuestion): Promise<IncomingRows> {
  return sort === 'next' ? findByNext(db, question) : findIncomingRows(db, { ...question, sort });
}

/** Rows with something to come, then the rest; backwards in reverse. */
async function findByNext(db: Db, question: Unsorted): Promise<IncomingRows> {
  const { after, before, limit, state, dueMs } = question;
  const place = after ?? before;
  const isBackwards = after === undefined && before !== undefined;
  const inRest = place && Number(place.value) < 0 ? { ...place, value: -Number(place.value) } : undefined;
  const rest = async (max: number): Promise<IncomingRows> => {
    // Open offers and follow-ups all have something to come.
    if (isUndecided(state) || dueMs !== undefined) return { rows: [] };
    const { rows, testedTo } = await findIncomingRows(db, {
      ...question,
      sort: 'created_at',
      ascending: false,
      hasNext: false,
      limit: max,
      ...(isBackwards ? { before: inRest } : { after: inRest }),
    });
    return { rows, testedTo: testedTo && { ...testedTo, value: -Number(testedTo.value) } };
  };
  if (isBackwards) {
    const last = inRest ? (await rest(limit)).rows : [];
    const page = { isBackwards, limit: limit - last.length, place: inRest ? undefined : place };
    return { rows: last.length < limit ? [...(await coming(db, question, page)), ...last] : last };
  }
  const first = inRest ? [] : await coming(db, question, { isBackwards, limit, place });
  if (first.length >= limit) return { rows: first };
  const { rows, testedTo } = await rest(limit - first.length);
  return { rows: [...first, ...rows], testedTo };
}

interface Page {
  readonly limit: number;
  readonly place: IncomingPlace | undefined;
  readonly isBackwards: boolean;
}

/** Merged from two walks, each along its index. */
async function coming(db: Db, question: Unsorted, { isBackwards, limit, place }: Page) {
  const { state, dueMs, nowMs } = question;
  const upwards = (question.ascending ?? false) !== isBackwards;
  const direction = upwards ? 'asc' : 'desc';
  const plan = await planFor(db, question);
  const along = (sort: 'follow_up_at' | 'valid_until') =>
    beyond(
      matching(
        db,
        question,
        plan,
        (column) => column === sort || (sort !== 'follow_up_at' && column === 'list'),
      ),
      { sort, side: upwards ? '>' : '<', place },
    )
      .selectAll('incoming')
      .orderBy(plan.ids ? tested(sort) : `incoming.${sort}`, direction)
      .orderBy('incoming.id', direction)
      .limit(limit);
  // The index of follow-ups begins with the kind.
  const followUps = await along('follow_up_at')
    .where('incoming.kind', '=', kindOf(question.list))
    .where('incoming.follow_up_at', 'is not', null)
    .execute();
  const canExpire = state === undefined || isUndecided(state);
  const expiring =
    canExpire && dueMs === undefined
      ? await along('valid_until')
          .where('incoming.valid_until', '>=', nowMs)
          .where(tested('state'), 'in', statesIn('open'))
          .where(sql<boolean>`${tested('follow_up_at')} is null`)
          .execute()
      : [];
  const sign = upwards ? 1 : -1;
  const rows = [...followUps, ...expiring]
    .toSorted((a, b) => sign * (nextValue(a, nowMs) - nextValue(b, nowMs) || (a.id < b.id ? -1 : 1)))
    .slice(0, limit);
  return isBackwards ? rows.toReversed() : rows;
}
