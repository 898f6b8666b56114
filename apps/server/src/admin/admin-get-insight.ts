import type { adminGetInsight } from '@silowright/contract/admin-get-insight';
import type { ResponseOf } from '@silowright/contract/endpoint';
import { visitSteps } from '@silowright/contract/visit-steps';
import type { Handler } from '../http/mount.ts';
import type { ServerParts } from '../server-parts.ts';
import { listDealers } from '../store/dealers.ts';
import { optionCounts, unmetWishes, type VisitColumn, visitsBy } from '../store/visit-counts.ts';
import { dayIn } from '../zone-time.ts';

type Answer = ResponseOf<typeof adminGetInsight>;
type Sums = Omit<Answer['weeks'][number], 'from'>;
type Rows = Awaited<ReturnType<typeof visitsBy>>;

const dayMs = 86_400_000;

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  const sinceMonday = (new Date(time).getUTCDay() + 6) % 7;
  return new Date(time - sinceMonday * dayMs).toISOString().slice(0, 10);
}

const later = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Reads only the counts; they contain nothing about a person (D28). */
export const adminGetInsightHandler =
  ({
    store,
    nowMs,
    config,
  }: Pick<ServerParts, 'store' | 'nowMs' | 'config'>): Handler<typeof adminGetInsight> =>
  async ({ query: { weeks = '12', ...filter } }) => {
    const monday = mondayOf(dayIn(config.companyTimezone, nowMs()));
    const question = { fromDay: later(monday, -7 * (Number(weeks) - 1)), ...filter };
    return store.read(async (db) => {
      const byDay = await visitsBy(db, 'day', question);
      const names = new Map((await listDealers(db)).map(({ id, name }) => [id, name]));
      const bars = async (column: VisitColumn) =>
        barsOf(await visitsBy(db, column, question), column === 'dealer' ? names : undefined);
      const mondays = Array.from({ length: Number(weeks) }, (_, week) => later(question.fromDay, 7 * week));
      const count = (step: string) =>
        byDay.reduce((sum, row) => sum + (row.step === step ? row.count : 0), 0);
      return {
        weeks: mondays.map((from) => ({
          from,
          ...sumsOf(byDay.filter(({ key }) => mondayOf(key) === from)),
        })),
        funnel: visitSteps.map((step) => ({ step, count: count(step) })),
        markets: await bars('market'),
        countries: await bars('country'),
        dealers: await bars('dealer'),
        unmet: (await unmetWishes(db, question)).map((row) => ({ ...row, volume: Number(row.volume) })),
        options: await optionCounts(db, question),
        quotations: count('quoted'),
      };
    });
  };

function sumsOf(rows: Rows): Sums {
  const sums = { sent: 0, cents: 0, signed: 0, signed_cents: 0 };
  for (const { step, count, cents } of rows) {
    if (step === 'quoted') {
      sums.sent += count;
      sums.cents += cents;
    }
    if (step === 'signed') {
      sums.signed += count;
      sums.signed_cents += cents;
    }
  }
  return sums;
}

const mostBars = 50;

/** The most quotations first. */
function barsOf(rows: Rows, names: ReadonlyMap<string, string> | undefined): Answer['markets'] {
  const keys = [...new Set(rows.map(({ key }) => key))];
  return keys
    .map((key) => ({ key, name: names?.get(key) ?? '', ...sumsOf(rows.filter((row) => row.key === key)) }))
    .filter(({ sent, signed }) => sent + signed > 0)
    .toSorted((a, b) => b.sent - a.sent || a.key.localeCompare(b.key, 'en'))
    .slice(0, mostBars);
}
