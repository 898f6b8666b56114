import { itemsWithBoth } from '../../incoming/incoming-words.ts';
import type { Db } from '../../platform/db/store.ts';
import type { IncomingTable } from '../../platform/db/tables.ts';
import {
  endOfLook,
  fewRows,
  leadOf,
  matchesAll,
  matchingAlong,
  type Plan,
  planFor,
  rareRows,
  type Walk,
} from './find-incoming.ts';
import {
  equalitiesOf,
  type IncomingFilter,
  type IncomingPlace,
  type IncomingSort,
  kindOf,
  tested,
} from './incoming-filter.ts';

export interface IncomingQuestion extends IncomingFilter {
  readonly sort?: IncomingSort | undefined;
  /** By default the newest, the largest or the last first. */
  readonly ascending?: boolean | undefined;
  /** Only rows behind this one. */
  readonly after?: IncomingPlace | undefined;
  /** Only rows in front of this one, starting with the nearest. */
  readonly before?: IncomingPlace | undefined;
  readonly limit: number;
  /** Gives up after a fixed number of tested rows, and says where (DK-04). */
  readonly isQuick?: boolean | undefined;
}

export interface IncomingRows {
  readonly rows: readonly IncomingTable[];
  /** The last tested row, if there are untested ones behind it and the page is not full. */
  readonly testedTo?: IncomingPlace | undefined;
}

/**
 * The cost depends on the page, not on the table: a condition that few rows meet is looked up, common ones are walked
 * in the order of the list. Common conditions that rarely meet would be a long walk: a quick question stops on its way.
 */
export async function findIncomingRows(db: Db, question: IncomingQuestion): Promise<IncomingRows> {
  const sort = question.sort ?? 'created_at';
  const backwards = question.after === undefined && question.before !== undefined;
  const walk: Walk = {
    sort,
    lead: leadOf(question, sort),
    from: question.after ?? question.before,
    upwards: (question.ascending ?? false) !== backwards,
  };
  const page = async (plan: Plan, end?: IncomingPlace) => {
    const direction = walk.upwards ? 'asc' : 'desc';
    const rows = await matchingAlong(db, question, plan, walk, end)
      .selectAll('incoming')
      // Of rows that are looked up, an order by the plain column would make SQLite walk the whole list instead.
      .orderBy(plan.ids ? tested(sort) : `incoming.${sort}`, direction)
      .orderBy('incoming.id', direction)
      .limit(question.limit)
      .execute();
    return backwards ? rows.toReversed() : rows;
  };
  const plan = await planFor(db, question);
  if (plan.ids || matchesAll(question, plan, walk)) return { rows: await page(plan) };

  // A dealer or a person usually has few rows.
  const equalities = equalitiesOf(question);
  const isNamed = ({ column, value }: (typeof equalities)[number]) =>
    (column === 'dealer_id' || column === 'assigned_to') && value !== '';
  const ofName = await rareRows(db, question, equalities.filter(isNamed));
  if (ofName) return { rows: await page({ ...plan, ids: ofName }) };

  const end = await endOfLook(db, question, plan, walk);
  const near = await page(plan, end);
  if (!end || near.length >= question.limit) return { rows: near };

  // The leading condition is common: its rows filled the look.
  const rare = await rareRows(db, question, walk.lead ? equalities.slice(1) : equalities, sort);
  if (rare) return { rows: await page({ ...plan, ids: rare }) };
  if (question.isQuick && !backwards) return { rows: near, testedTo: end };
  return { rows: await page(await planForCommonWords(db, question, plan)) };
}

/** Two words of which each is common may rarely meet. */
async function planForCommonWords(db: Db, { list }: IncomingQuestion, plan: Plan): Promise<Plan> {
  const words = plan.terms.flatMap((term) => (term.instead.length > 0 ? [] : term.words));
  const [first, second] = words.toSorted((a, b) => b.length - a.length);
  if (first === undefined || second === undefined) return plan;
  const both = await itemsWithBoth(db, kindOf(list), [first, second], fewRows);
  return { ...plan, ids: both && [...both] };
}

/** A moment that no item of the list is later than, also if a clock was ahead (threat 57). */
export async function asOfIncoming(db: Db, list: IncomingTable['list'], nowMs: number): Promise<number> {
  const { newest } = await db
    .selectFrom('incoming')
    .select(({ fn }) => fn.max('created_at').as('newest'))
    .where('list', '=', list)
    .executeTakeFirstOrThrow();
  return Math.max(nowMs, Number(newest));
}
