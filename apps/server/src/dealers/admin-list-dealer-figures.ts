import type { adminListDealerFigures } from '@silowright/contract/dealers';
import type { Handler } from '../platform/http/mount.ts';
import { dayIn } from '../platform/zone-time.ts';
import type { ServerParts } from '../server-parts.ts';
import { quotationsByDealer } from './store/dealer-figures.ts';
import { firstDealerIds } from './store/dealers.ts';

const shownMonths = 12;

/** "2026-11", and the months before it, the oldest first. */
export function monthsUntil(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, each) =>
    new Date(Date.UTC(year, month - count + each, 1)).toISOString().slice(0, 7),
  );
}

/** Reads only counts by day (D28). */
export const adminListDealerFiguresHandler =
  ({
    store,
    nowMs,
    config,
  }: Pick<ServerParts, 'store' | 'nowMs' | 'config'>): Handler<typeof adminListDealerFigures> =>
  async ({ query: { limit } }) => {
    const months = monthsUntil(dayIn(config.companyTimezone, nowMs()), shownMonths);
    const rows = await store.read(async (db) =>
      quotationsByDealer(db, `${months[0]}-01`, limit ? await firstDealerIds(db, Number(limit)) : undefined),
    );
    return [...Map.groupBy(rows, ({ dealer }) => dealer)].map(([id, own]) => figuresOf(id, own, months));
  };

type CountedRow = Awaited<ReturnType<typeof quotationsByDealer>>[number];

/** In one pass over the rows of a dealer: the answer is made for thousands of them. */
function figuresOf(id: string, rows: readonly CountedRow[], months: readonly string[]) {
  const priced = new Map<CountedRow['currency'], { count: number; cents: number }>();
  const byMonth = new Map<string, number>();
  let [sent, signed, lastDay] = [0, 0, ''];
  for (const { step, currency, month, count, cents, last } of rows) {
    if (step === 'signed') signed += count;
    if (step !== 'quoted') continue;
    sent += count;
    byMonth.set(month, (byMonth.get(month) ?? 0) + count);
    if (last > lastDay) lastDay = last;
    if (!currency) continue;
    const sum = priced.get(currency) ?? { count: 0, cents: 0 };
    priced.set(currency, { count: sum.count + count, cents: sum.cents + cents });
  }
  return {
    id,
    sent,
    amounts: [...priced]
      .toSorted(([, a], [, b]) => b.count - a.count)
      .map(([currency, { cents }]) => ({ currency, cents })),
    signed,
    last: lastDay,
    months: months.map((month) => byMonth.get(month) ?? 0),
  };
}
