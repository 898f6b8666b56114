import type { adminCountIncoming } from '@silowright/contract/admin-count-incoming';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { countIncoming, type IncomingFilter } from '../store/list-incoming.ts';
import { filterOf } from './incoming-question.ts';

/** Totals of a list this long are kept for a moment: everybody who has it open asks again every few seconds. */
const largeCount = 10_000;
const keptMs = 4_000;
const mostKept = 200;

type Totals = Awaited<ReturnType<typeof countIncoming>>;

export const adminCountIncomingHandler = ({
  store,
  expiryMs,
  config,
}: Pick<ServerParts, 'store' | 'expiryMs' | 'config'>): Handler<typeof adminCountIncoming> => {
  const kept = new Map<string, { readonly at: number; readonly totals: Totals }>();
  const count = async (filter: IncomingFilter): Promise<Totals> => {
    const key = JSON.stringify({ ...filter, nowMs: 0 });
    const known = kept.get(key);
    if (known && Math.abs(filter.nowMs - known.at) < keptMs) return known.totals;
    const totals = await store.read((db) => countIncoming(db, filter));
    if (totals.count >= largeCount) {
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, { at: filter.nowMs, totals });
    }
    return totals;
  };
  return async ({ params: { kind }, query, request }) => {
    const { untilMs, ...filter } = filterOf({ expiryMs, config }, kind, query, request);
    const all = await count(filter);
    const newer =
      untilMs === undefined
        ? { count: 0, totalCents: 0 }
        : await store.read((db) => countIncoming(db, { ...filter, sinceMs: untilMs }));
    return {
      count: all.count - newer.count,
      total_in_cents: all.totalCents - newer.totalCents,
      newer: newer.count,
    };
  };
};
