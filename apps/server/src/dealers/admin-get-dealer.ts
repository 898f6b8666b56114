import type { adminGetDealer } from '@silowright/contract/dealers';
import { formatPhone } from '../platform/format-phone.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { Handler } from '../platform/http/mount.ts';
import { dayIn } from '../platform/zone-time.ts';
import type { ServerParts } from '../server-parts.ts';
import { monthsUntil } from './admin-list-dealer-figures.ts';
import { changesOfDealer } from './store/dealer-changes.ts';
import { quotationsOfDealer, timesToSign } from './store/dealer-figures.ts';
import { staffDealers } from './store/dealers.ts';

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

export const adminGetDealerHandler =
  ({
    store,
    nowMs,
    config,
  }: Pick<ServerParts, 'store' | 'nowMs' | 'config'>): Handler<typeof adminGetDealer> =>
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
