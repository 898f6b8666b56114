import type { adminListDealerFigures } from '@silowright/contract/admin-list-dealer-figures';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { quotationsByDealer } from '../store/dealer-figures.ts';
import { dayIn } from '../zone-time.ts';

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
  async () => {
    const months = monthsUntil(dayIn(config.companyTimezone, nowMs()), shownMonths);
    const rows = await store.read((db) => quotationsByDealer(db, `${months[0]}-01`));
    const byDealer = Map.groupBy(rows, ({ dealer }) => dealer);
    return [...byDealer].map(([id, own]) => {
      const [quoted, signed] = ['quoted', 'signed'].map((step) => own.filter((row) => row.step === step));
      const sum = (part: 'count' | 'cents', all: typeof own = []) =>
        all.reduce((total, row) => total + row[part], 0);
      const priced = Map.groupBy(
        (quoted ?? []).filter(({ currency }) => currency),
        ({ currency }) => currency,
      );
      return {
        id,
        sent: sum('count', quoted),
        amounts: [...priced]
          .toSorted(([, a], [, b]) => sum('count', b) - sum('count', a))
          .map(([currency, all]) => ({ currency, cents: sum('cents', all) })),
        signed: sum('count', signed),
        last:
          (quoted ?? [])
            .map(({ last }) => last)
            .toSorted()
            .at(-1) ?? '',
        months: months.map((month) =>
          sum(
            'count',
            quoted?.filter((row) => row.month === month),
          ),
        ),
      };
    });
  };
