import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { containsTerm, itemsWithBoth, itemsWithTerm } from './incoming-words.ts';
import { parents } from './mail-parents.ts';
import { type SearchTerm, searchTerms } from './search-words.ts';
import type { Db } from './store.ts';
import type { IncomingTable, OutboxTable, Tables } from './tables.ts';

export type IncomingList = IncomingTable['list'];
export type IncomingSort = 'created_at' | 'sort_name' | 'total_cents' | 'valid_until' | 'starts_at';
export type MailFilter = 'trouble' | 'waiting' | 'sent';

/** What a list contains. Absent: everything. */
export interface IncomingFilter {
  readonly list: IncomingList;
  readonly search?: string | undefined;
  /** `expired` and `expiring` are open offers, by their date. */
  readonly state?: IncomingTable['state'] | 'expired' | 'expiring' | undefined;
  readonly handled?: boolean | undefined;
  readonly market?: string | undefined;
  readonly country?: string | undefined;
  /** Empty: without one, as for the person. */
  readonly dealer?: string | undefined;
  readonly person?: string | undefined;
  readonly mail?: MailFilter | undefined;
  /** Times of arrival, of meetings their beginning: from, and before. */
  readonly fromMs?: number | undefined;
  readonly toMs?: number | undefined;
  /** Only what comes back before then. */
  readonly dueMs?: number | undefined;
  readonly minCents?: number | undefined;
  readonly maxCents?: number | undefined;
  /** Only what arrived until then. */
  readonly untilMs?: number | undefined;
  /** Only what arrived after then. */
  readonly sinceMs?: number | undefined;
  readonly nowMs: number;
}

/** Position of a row in its list. */
export interface IncomingPlace {
  readonly value: number | string;
  readonly id: string;
}

export interface IncomingQuestion extends IncomingFilter {
  readonly sort?: IncomingSort | undefined;
  /** By default the newest, the largest or the last first. */
  readonly ascending?: boolean | undefined;
  /** Only rows behind this one. */
  readonly after?: IncomingPlace | undefined;
  /** Only rows in front of this one, starting with the nearest. */
  readonly before?: IncomingPlace | undefined;
  readonly limit: number;
}

const weekMs = 7 * 86_400_000;
/** A condition on more rows than this does not narrow a list; walking in its order then finds a page sooner. */
const fewRows = 500;
/** Rows that are searched before common words are looked up together. */
const newestRows = 2_000;

type Row = ExpressionBuilder<Tables, 'incoming'>;
type Column = 'state' | 'market' | 'country' | 'dealer_id' | 'assigned_to' | 'handled';
type Ranged = 'created_at' | 'total_cents' | 'valid_until' | 'starts_at' | 'follow_up_at';

interface Equality {
  readonly column: Column;
  readonly value: string | number;
}
interface Range {
  readonly column: Ranged;
  readonly operator: '>=' | '<' | '<=' | '>';
  readonly value: number;
}

/** The kind of the items of a list. */
export const kindOf = (list: IncomingList): IncomingTable['kind'] =>
  list === 'requests' ? 'quotations' : list;

/** The rarest usually first: the first one leads the walk. */
function equalitiesOf(filter: IncomingFilter): Equality[] {
  const state = filter.state === 'expired' || filter.state === 'expiring' ? 'open' : filter.state;
  const all: [Column, string | number | undefined][] = [
    ['dealer_id', filter.dealer],
    ['assigned_to', filter.person],
    ['state', state],
    ['country', filter.country],
    ['market', filter.market],
    ['handled', filter.handled === undefined ? undefined : Number(filter.handled)],
  ];
  return all.flatMap(([column, value]) => (value === undefined ? [] : [{ column, value }]));
}

function rangesOf(filter: IncomingFilter): Range[] {
  const { state, nowMs } = filter;
  const day = filter.list === 'meetings' ? 'starts_at' : 'created_at';
  const all: [Ranged, Range['operator'], number | undefined][] = [
    [day, '>=', filter.fromMs],
    [day, '<', filter.toMs],
    ['created_at', '<=', filter.untilMs],
    ['created_at', '>', filter.sinceMs],
    ['follow_up_at', '<', filter.dueMs],
    ['total_cents', '>=', filter.minCents],
    ['total_cents', '<=', filter.maxCents],
    ['valid_until', '<', state === 'expired' ? nowMs : undefined],
    ['valid_until', '>=', state === 'open' || state === 'expiring' ? nowMs : undefined],
    ['valid_until', '<', state === 'expiring' ? nowMs + weekMs : undefined],
  ];
  return all.flatMap(([column, operator, value]) =>
    value === undefined ? [] : [{ column, operator, value }],
  );
}

/** As an expression, which both engines test on the row instead of looking for an index. */
const tested = (column: string) => sql`coalesce(${sql.ref(`incoming.${column}`)}, null)`;

const mailStates = {
  trouble: ['dead', 'held'],
  waiting: ['waiting', 'sending'],
  sent: ['sent'],
} as const satisfies Record<MailFilter, readonly OutboxTable['state'][]>;

/** Sent: some mail was sent, and none is waiting or in trouble. */
function hasMail(row: Row, { list, mail = 'sent' }: IncomingFilter): Expression<SqlBool> {
  const some = (states: readonly OutboxTable['state'][]) =>
    row.exists(
      row
        .selectFrom('outbox')
        .select('outbox.id')
        .whereRef(`outbox.${parents[kindOf(list)]}`, '=', 'incoming.id')
        .where('outbox.state', 'in', states),
    );
  return mail === 'sent'
    ? row.and([some(mailStates.sent), row.not(some([...mailStates.waiting, ...mailStates.trouble]))])
    : some(mailStates[mail]);
}

interface Plan {
  /** Only these rows can match; undefined: walk the list. */
  readonly ids: readonly string[] | undefined;
  readonly terms: readonly SearchTerm[];
}

/** Looks for a condition that few rows meet. */
async function planFor(db: Db, filter: IncomingFilter, sort: IncomingSort): Promise<Plan> {
  const terms = searchTerms(filter.search ?? '');
  const kind = kindOf(filter.list);
  for (const term of terms.toSorted((a, b) => longest(b) - longest(a))) {
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
  const equalities = equalitiesOf(filter);
  const ranges = rangesOf(filter).filter(({ column }) => column !== sort && column !== 'created_at');
  // One equality in the order of arrival is an index of its own.
  if (sort === 'created_at' && terms.length === 0 && equalities.length <= 1 && ranges.length === 0) {
    return { ids: undefined, terms };
  }
  const rows = () =>
    db.selectFrom('incoming').select('id').where('kind', '=', kind).where('list', '=', filter.list);
  for (const { column, value } of equalities) {
    const found = await rows()
      .where(column, '=', value as never)
      .limit(fewRows + 1)
      .execute();
    if (found.length <= fewRows) return { ids: found.map(({ id }) => id), terms };
  }
  for (const column of new Set(ranges.map((range) => range.column))) {
    let query = rows();
    for (const range of ranges)
      if (range.column === column) query = query.where(column, range.operator, range.value);
    const found = await query.limit(fewRows + 1).execute();
    if (found.length <= fewRows) return { ids: found.map(({ id }) => id), terms };
  }
  return { ids: undefined, terms };
}

const longest = ({ words }: SearchTerm): number => Math.max(0, ...words.map((word) => word.length));

/** The matching rows; `leads` names the columns whose conditions an index may answer. */
function matching(db: Db, filter: IncomingFilter, { ids, terms }: Plan, leads: (column: string) => boolean) {
  let query = db.selectFrom('incoming').where('incoming.kind', '=', kindOf(filter.list));
  // PostgreSQL rejects an empty list.
  if (ids) query = query.where('incoming.id', 'in', ids.length > 0 ? ids : ['']);
  const at = (column: string) =>
    !ids && leads(column) ? sql<unknown>`${sql.ref(`incoming.${column}`)}` : tested(column);
  query = query.where(at('list'), '=', filter.list);
  for (const { column, value } of equalitiesOf(filter)) query = query.where(at(column), '=', value);
  for (const { column, operator, value } of rangesOf(filter))
    query = query.where(at(column), operator, value);
  for (const term of terms) query = query.where((row) => containsTerm(row as Row, term));
  if (filter.mail) query = query.where((row) => hasMail(row as Row, filter));
  return query;
}

/** The cost depends on the page, not on the table: rare conditions are looked up, common ones walked. */
export async function listIncoming(db: Db, question: IncomingQuestion): Promise<IncomingTable[]> {
  const sort = question.sort ?? 'created_at';
  const plan = await planFor(db, question, sort);
  const lead = sort === 'created_at' ? equalitiesOf(question)[0]?.column : undefined;
  const leads = (column: string) => column === 'list' || column === sort || column === lead;
  const page = (more: Plan, from?: number) => {
    const backwards = question.after === undefined && question.before !== undefined;
    const upwards = (question.ascending ?? false) !== backwards;
    let query = matching(db, question, more, leads).selectAll('incoming');
    if (from !== undefined) query = query.where('incoming.created_at', '>=', from);
    const place = question.after ?? question.before;
    if (place) {
      const [beyond, orAt] = upwards ? (['>', '>='] as const) : (['<', '<='] as const);
      const value = place.value as never;
      // The plain bound lets both engines start in the index; with only the alternative they scan from the first row.
      query = query
        .where(sort, orAt, value)
        .where((each) =>
          each.or([
            each(sort, beyond, value),
            each.and([each(sort, '=', value), each('id', beyond, place.id)]),
          ]),
        );
    }
    const direction = upwards ? 'asc' : 'desc';
    return query
      .orderBy(`incoming.${sort}`, direction)
      .orderBy('incoming.id', direction)
      .limit(question.limit)
      .execute()
      .then((rows) => (backwards ? rows.toReversed() : rows));
  };
  const words = plan.terms.flatMap((term) => (term.phone.length > 0 ? [] : term.words));
  const [first, second] = words.toSorted((a, b) => b.length - a.length);
  if (plan.ids || first === undefined || second === undefined) return page(plan);
  if (sort === 'created_at' && !question.ascending && !question.before) {
    const rows = await page(plan, await newestFrom(db, question));
    if (rows.length >= question.limit) return rows;
  }
  const both = await itemsWithBoth(db, kindOf(question.list), [first, second], fewRows);
  return page({ ...plan, ids: both && [...both] });
}

/** The arrival of the last of the newest rows behind a place. */
async function newestFrom(db: Db, { list, after }: IncomingQuestion): Promise<number> {
  let query = db.selectFrom('incoming').select('created_at').where('list', '=', list);
  if (after) query = query.where('created_at', '<=', Number(after.value));
  const row = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(newestRows)
    .limit(1)
    .executeTakeFirst();
  return Number(row?.created_at ?? 0);
}

export interface IncomingTotals {
  readonly count: number;
  readonly totalCents: number;
}

export async function countIncoming(db: Db, filter: IncomingFilter): Promise<IncomingTotals> {
  const plan = await planFor(db, filter, 'created_at');
  const row = await matching(db, filter, plan, () => true)
    .select((each) => [
      each.fn.countAll<number>().as('count'),
      each.fn.coalesce(each.fn.sum<number>('incoming.total_cents'), each.lit(0)).as('total_cents'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), totalCents: Number(row.total_cents) };
}
