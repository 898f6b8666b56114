import { formatPhone } from '../platform/format-phone.ts';
import { ApiError } from '../platform/http/api-error.ts';
import { dayIn } from '../platform/zone-time.ts';
import type { HandlerOf } from '../server-parts.ts';
import { changesOfDealer } from './store/dealer-changes.ts';
import { quotationsByDealer, quotationsOfDealer, timesToSign } from './store/dealer-figures.ts';
import type { SavedDealer } from './store/dealer-saves.ts';
import { firstDealerIds, listDealers, staffDealers } from './store/dealers.ts';

export const countsOf = (dealers: readonly SavedDealer[]): { created: number; changed: number } => {
  const created = dealers.filter(({ before }) => before === null).length;
  return { created, changed: dealers.length - created };
};

export const adminListDealersHandler: HandlerOf<'admin-list-dealers'> =
  ({ store }) =>
  async ({ query: { limit } }) =>
    (await store.read((db) => listDealers(db, limit ? Number(limit) : undefined))).map((dealer) => ({
      ...dealer,
      segments: [...dealer.segments],
    }));

const shownMonths = 12;

/** "2026-11", and the months before it, the oldest first. */
export function monthsUntil(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, each) =>
    new Date(Date.UTC(year, month - count + each, 1)).toISOString().slice(0, 7),
  );
}

/** Reads only counts by day (D28). */
export const adminListDealerFiguresHandler: HandlerOf<'admin-list-dealer-figures'> =
  ({ store, nowMs, config }) =>
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

const shownChanges = 200;
const shownQuarters = 8;
const dayMs = 86_400_000;

/** First days of the last quarters, the current one last. */
export function quartersUntil(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  const first = monthsUntil(`${year}-${month - ((month - 1) % 3)}`, 1 + 3 * (count - 1));
  return first.filter((_, each) => each % 3 === 0).map((each) => `${each}-01`);
}

const median = (numbers: readonly number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)];

export const adminGetDealerHandler: HandlerOf<'admin-get-dealer'> =
  ({ store, nowMs, config }) =>
  async ({ params: { id } }) => {
    const quarters = quartersUntil(dayIn(config.companyTimezone, nowMs()), shownQuarters);
    const [dealer, changes, days, times] = await store.read(
      async (db) =>
        [
          (await staffDealers(db, [id])).get(id),
          await changesOfDealer(db, id, shownChanges),
          await quotationsOfDealer(db, id, quarters[0] ?? ''),
          await timesToSign(db, id),
        ] as const,
    );
    if (!dealer) throw new ApiError('not-found');
    const countIn = (quarter: number, step: string) => {
      const [from = '', to = '9999'] = [quarters[quarter], quarters[quarter + 1]];
      return days.reduce(
        (sum, row) => (row.step === step && row.day >= from && row.day < to ? sum + row.count : sum),
        0,
      );
    };
    const middle = median(times);
    return {
      dealer: { ...dealer, segments: [...dealer.segments] },
      printed_phone: formatPhone(dealer.phone),
      changes: changes.map(({ at, author, kind, together, fields }) => ({
        author,
        kind,
        together,
        fields: [...fields],
        at: new Date(Number(at)).toISOString(),
      })),
      quarters: quarters.map((from, quarter) => ({
        from,
        sent: countIn(quarter, 'quoted'),
        signed: countIn(quarter, 'signed'),
      })),
      days_to_sign: middle === undefined ? null : Math.round(middle / dayMs),
    };
  };
