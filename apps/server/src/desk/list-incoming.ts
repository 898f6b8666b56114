import { sortsOf } from '@silowright/contract/incoming-kinds';
import { storedUnits } from '../deals/offer-sheet.ts';
import { frozenOffers } from '../deals/store/offers.ts';
import type { Db } from '../platform/db/store.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { HandlerOf } from '../server-parts.ts';
import { type ReadPage, type ReadRow, readPage } from './incoming-items.ts';
import { filterOf, orderOf } from './incoming-question.ts';
import { keptAnswers } from './kept-answers.ts';
import { countIncoming, countNewest, type IncomingTotals } from './store/count-incoming.ts';
import type { IncomingFilter, IncomingPlace } from './store/incoming-filter.ts';
import { type ListedQuestion, type ListOrder, placeIn } from './store/list-by-next.ts';
import { asOfIncoming } from './store/list-incoming.ts';

export const adminListIncomingHandler: HandlerOf<'admin-list-incoming'> =
  (parts) =>
  async ({ params: { kind }, query, request }) => {
    const limit = Number(query.limit ?? 50);
    const sort = orderOf(kind, query.sort ?? sortsOf[kind][0]);
    const filter = filterOf(parts, kind, query, request);
    const { nowMs } = filter;
    const question: ListedQuestion = {
      ...filter,
      sort,
      ascending: query.order === 'asc',
      limit: limit + 1,
    };
    const place = readCursor(query.after, sort);
    const before = readCursor(query.before, sort);
    return parts.store.read(async (db) => {
      const as_of = await asOfIncoming(db, kind, parts.nowMs());
      const page = await readPage(db, { ...question, after: place, before, isQuick: !place?.isThorough });
      const isBackwards = place === undefined && before !== undefined;
      // Fewer rows in front than a page: return the first page.
      if (isBackwards && page.rows.length <= limit) {
        const first = await readPage(db, { ...question, isQuick: true });
        return { ...(await pageOf(db, first, limit, { sort, nowMs })), as_of };
      }
      const shown = isBackwards ? { ...page, rows: page.rows.slice(-limit) } : page;
      const answer = await pageOf(
        db,
        shown,
        limit,
        { sort, nowMs },
        {
          hasNewer: place !== undefined || isBackwards,
          hasOlder: isBackwards,
        },
      );
      return { ...answer, as_of };
    });
  };

interface Order {
  readonly sort: ListOrder;
  readonly nowMs: number;
}

/** A page of at most `limit`, with cursors in both directions. */
async function pageOf(
  db: Db,
  { rows, testedTo }: ReadPage,
  limit: number,
  order: Order,
  { hasNewer, hasOlder } = { hasNewer: false, hasOlder: false },
) {
  const page = rows.slice(0, limit);
  const units = await unitsOf(db, page);
  const next = hasOlder || rows.length > limit ? cursorOf(page.at(-1), order) : null;
  return {
    items: page.map(({ item }) => ({ ...item, ...(units.get(item.id) ?? { unit: null }) })),
    previous: hasNewer ? cursorOf(page[0], order) : null,
    next: testedTo ? `${thoroughMark}${testedTo.value}.${testedTo.id}` : next,
    is_searching: testedTo !== undefined,
  };
}

/** Begins the cursor of a page that goes on with a search: its page takes the time it needs. */
const thoroughMark = '~';

function cursorOf(read: ReadRow | undefined, { sort, nowMs }: Order): string | null {
  if (!read) return null;
  const { value, id } = placeIn(sort, read.row, nowMs);
  return `${value}.${id}`;
}

/** The units drawn next to the quotations; read for the page only. */
async function unitsOf(
  db: Db,
  page: readonly ReadRow[],
): Promise<Map<string, ReturnType<typeof storedUnits>>> {
  const offers = await frozenOffers(
    db,
    page.flatMap(({ row }) => (row.list === 'quotations' ? row.id : [])),
  );
  return new Map(offers.map(({ id, frozen }) => [id, storedUnits({ id, frozen })]));
}

/** The value of the sort column and the id, which has no dot. */
function readCursor(
  text: string | undefined,
  sort: ListOrder,
): (IncomingPlace & { readonly isThorough: boolean }) | undefined {
  if (text === undefined) return undefined;
  const isThorough = text.startsWith(thoroughMark);
  const [, value, id] = /^(.*)\.([^.]+)$/.exec(isThorough ? text.slice(1) : text) ?? [];
  if (value === undefined || !id) throw new ApiError('bad-request');
  if (sort === 'sort_name' || sort === 'sort_number') return { value, id, isThorough };
  if (!(sort === 'next' ? /^-?\d{1,15}$/ : /^\d{1,15}$/).test(value)) throw new ApiError('bad-request');
  return { value: Number(value), id, isThorough };
}

const largeCount = 1_000;

export const adminCountIncomingHandler: HandlerOf<'admin-count-incoming'> = ({ store, expiryMs, config }) => {
  const kept = keptAnswers<IncomingTotals>(({ count }) => count >= largeCount);
  const countAll = (filter: IncomingFilter): Promise<IncomingTotals> => {
    // The second decides what expired, not the millisecond, and rows that came later are not counted again.
    const key = JSON.stringify({ ...filter, nowMs: 0, untilMs: 0 });
    return kept(key, filter.nowMs, () => store.read((db) => countIncoming(db, filter)));
  };
  return async ({ params: { kind }, query: { exact, ...query }, request }) => {
    const filter = filterOf({ expiryMs, config }, kind, query, request);
    const { untilMs, ...always } = filter;
    const totals = exact ? await countAll(filter) : await store.read((db) => countNewest(db, filter));
    const newer =
      untilMs === undefined
        ? 0
        : (await store.read((db) => countNewest(db, { ...always, sinceMs: untilMs }))).count;
    return {
      count: totals.count,
      is_at_least: totals.isAtLeast,
      amounts: totals.amounts.map(({ currency, count, cents }) => ({
        currency,
        count,
        total_in_cents: cents,
      })),
      newer,
    };
  };
};
