import { statesIn } from '@silowright/domain/deal/states';
import { sql } from 'kysely';
import { containsTerm, itemsWithTerm } from '../../incoming/incoming-words.ts';
import { type SearchTerm, searchTerms } from '../../incoming/search-words.ts';
import type { Db } from '../../platform/db/store.ts';
import {
  type Equality,
  equalitiesOf,
  hasMail,
  type IncomingFilter,
  type IncomingPlace,
  type IncomingSort,
  isOver,
  kindOf,
  mailStates,
  type Row,
  rangesOf,
  tested,
} from './incoming-filter.ts';
import { parents } from './staff-mails.ts';

/** A condition on more rows than this does not narrow a list; walking in its order then finds a page sooner. */
export const fewRows = 200;

/** How the rows of a filter are found. */
export interface Plan {
  /** Only these rows can match; undefined: walk the list. */
  readonly ids: readonly string[] | undefined;
  readonly terms: readonly SearchTerm[];
}

const longest = ({ words }: SearchTerm): number => Math.max(0, ...words.map((word) => word.length));

/** Looks for a word, a mail or a name that few rows have: those are then looked up. */
export async function planFor(db: Db, filter: IncomingFilter): Promise<Plan> {
  const terms = searchTerms(filter.search ?? '');
  const kind = kindOf(filter.list);
  for (const term of terms.toSorted((a, b) => longest(b) - longest(a))) {
    if (term.signs !== undefined) continue;
    const found = await itemsWithTerm(db, kind, term, fewRows);
    if (found) return { ids: [...found], terms };
  }
  if (filter.mail === 'trouble' || filter.mail === 'waiting') {
    const parent = parents[kind];
    const rows = await db
      .selectFrom('outbox')
      .select(`${parent} as id`)
      .where('state', 'in', mailStates[filter.mail])
      .limit(fewRows + 1)
      .execute();
    if (rows.length <= fewRows) return { ids: [...new Set(rows.flatMap(({ id }) => id ?? []))], terms };
  }
  return { ids: undefined, terms };
}

/** The rows of a condition that few meet; undefined if every condition is common. */
export async function rareRows(
  db: Db,
  filter: IncomingFilter,
  equalities: readonly Equality[],
  sort?: IncomingSort,
): Promise<readonly string[] | undefined> {
  const rows = () => db.selectFrom('incoming').select('id').where('list', '=', filter.list);
  for (const { column, value } of equalities) {
    const found = await rows()
      .where(column, '=', value as never)
      .limit(fewRows + 1)
      .execute();
    if (found.length <= fewRows) return found.map(({ id }) => id);
  }
  if (sort === undefined) return undefined;
  const ranges = rangesOf(filter).filter(({ column }) => column !== sort && column !== 'created_at');
  for (const column of new Set(ranges.map((range) => range.column))) {
    // The index of follow-ups begins with the kind.
    let query = rows().where('kind', '=', kindOf(filter.list));
    for (const range of ranges)
      if (range.column === column) query = query.where(column, range.operator, range.value);
    const found = await query.limit(fewRows + 1).execute();
    if (found.length <= fewRows) return found.map(({ id }) => id);
  }
  return undefined;
}

/** The order in which a list is walked: along one index, which begins with the list and the leading condition. */
export interface Walk {
  readonly sort: IncomingSort;
  readonly upwards: boolean;
  readonly lead: Equality | undefined;
  readonly from?: IncomingPlace | undefined;
}

/** Only the order of arrival has indexes that begin with a condition. */
export const leadOf = (filter: IncomingFilter, sort: IncomingSort): Equality | undefined =>
  sort === 'created_at' ? equalitiesOf(filter)[0] : undefined;

/** Whether each row on the way matches, so that the way is as long as the page. */
export const matchesAll = (filter: IncomingFilter, { terms }: Plan, { sort, lead }: Walk): boolean =>
  terms.length === 0 &&
  filter.mail === undefined &&
  equalitiesOf(filter).length === (lead ? 1 : 0) &&
  // Of the open offers only those of a month have not expired, and skipping them costs nothing.
  rangesOf(filter).every(
    ({ column }) => column === sort || (isOver(filter.state) && lead?.column === 'state'),
  );

/** How far a quick look goes: rows that it reads, and rows that it tests in the index. */
export interface Reach {
  readonly rows: number;
  readonly inIndex: number;
}
/** Enough to skip the open offers that do not expire within a week. */
const pageReach: Reach = { rows: 250, inIndex: 3_000 };

/** Columns of the index that a condition leads, besides the order. */
const inIndexOf = (lead: Equality | undefined): readonly string[] => {
  if (!lead) return [];
  return lead.column === 'state' ? ['valid_until', 'handled', 'assigned_to'] : ['valid_until'];
};

/** Where a quick look ends; undefined: it reaches the end of the list. */
export async function endOfLook(
  db: Db,
  filter: IncomingFilter,
  plan: Plan,
  walk: Walk,
  reach: Reach = pageReach,
): Promise<IncomingPlace | undefined> {
  const { sort, upwards, lead, from } = walk;
  const covered = [sort, lead?.column, ...inIndexOf(lead)];
  const isInIndex =
    plan.terms.length === 0 &&
    filter.mail === undefined &&
    [...equalitiesOf(filter), ...rangesOf(filter)].every(({ column }) => covered.includes(column));
  let query = db
    .selectFrom('incoming')
    .select([`${sort} as value`, 'id'])
    .where('list', '=', filter.list);
  if (lead) query = query.where(lead.column, '=', lead.value as never);
  for (const { column, operator, value } of rangesOf(filter))
    if (column === sort) query = query.where(column, operator, value);
  if (from) query = query.where(sort, upwards ? '>=' : '<=', from.value as never);
  const direction = upwards ? 'asc' : 'desc';
  const row = await query
    .orderBy(sort, direction)
    .orderBy('id', direction)
    .offset(isInIndex ? reach.inIndex : reach.rows)
    .limit(1)
    .executeTakeFirst();
  return row && row.value !== null ? { value: row.value, id: row.id } : undefined;
}

/** The matching rows; `leads` names the columns whose conditions an index may answer. */
export function matching(
  db: Db,
  filter: IncomingFilter,
  { ids, terms }: Plan,
  leads: (column: string) => boolean,
) {
  let query = db.selectFrom('incoming');
  // By the primary key, which begins with the kind. PostgreSQL rejects an empty list.
  if (ids)
    query = query
      .where('incoming.kind', '=', kindOf(filter.list))
      .where('incoming.id', 'in', ids.length > 0 ? ids : ['']);
  const at = (column: string) =>
    !ids && leads(column) ? sql<unknown>`${sql.ref(`incoming.${column}`)}` : tested(column);
  query = query.where(at('list'), '=', filter.list);
  for (const { column, value } of equalitiesOf(filter)) query = query.where(at(column), '=', value);
  for (const { column, operator, value } of rangesOf(filter))
    query = query.where(at(column), operator, value);
  for (const term of terms) query = query.where((row) => containsTerm(row as Row, term));
  if (filter.mail) query = query.where((row) => hasMail(row as Row, filter));
  if (filter.hasNext === false)
    query = query
      .where(sql<boolean>`${tested('follow_up_at')} is null`)
      .where((row) =>
        row.or([
          row(tested('state'), 'not in', statesIn('open')),
          row(tested('valid_until'), '<', filter.nowMs),
        ]),
      );
  return query;
}

/** The matching rows along a walk, up to a place. */
export function matchingAlong(
  db: Db,
  filter: IncomingFilter,
  plan: Plan,
  { sort, upwards, lead, from }: Walk,
  end: IncomingPlace | undefined,
) {
  const leads = (column: string) => column === 'list' || column === sort || column === lead?.column;
  const [ahead, back] = upwards ? (['>', '<'] as const) : (['<', '>'] as const);
  const query = matching(db, filter, plan, leads);
  return beyond(beyond(query, { sort, side: ahead, place: from }), {
    sort,
    side: back,
    place: end,
    orAt: true,
  });
}

export interface Bound {
  readonly sort: IncomingSort | 'follow_up_at';
  readonly side: '>' | '<';
  readonly place: IncomingPlace | undefined;
  /** Includes the place itself. */
  readonly orAt?: boolean;
}

/** The rows on one side of a place. */
export function beyond(query: ReturnType<typeof matching>, { sort, side, place, orAt = false }: Bound) {
  if (!place) return query;
  const value = place.value as never;
  // The plain bound lets both engines start in the index; with only the alternative they scan from the first row.
  return query
    .where(sort, `${side}=`, value)
    .where((each) =>
      each.or([
        each(sort, side, value),
        each.and([each(sort, '=', value), each('id', orAt ? `${side}=` : side, place.id)]),
      ]),
    );
}
