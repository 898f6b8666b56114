import type { adminCountIncoming } from '@silowright/contract/desk';
import type { Handler } from '../platform/http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { filterOf } from './incoming-question.ts';
import { keptAnswers } from './kept-answers.ts';
import { countIncoming, countNewest, type IncomingTotals } from './store/count-incoming.ts';
import type { IncomingFilter } from './store/incoming-filter.ts';

const largeCount = 1_000;

export const adminCountIncomingHandler = ({
  store,
  expiryMs,
  config,
}: Pick<ServerParts, 'store' | 'expiryMs' | 'config'>): Handler<typeof adminCountIncoming> => {
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
