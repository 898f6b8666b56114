import type { ResponseOf } from '@silowright/contract/call';
import type { CallsOf } from '@silowright/contract/calls';
import type * as insight from '@silowright/contract/insight';
import type { adminGetInsight } from '@silowright/contract/insight';
import { visitSteps } from '@silowright/contract/visit-steps';
import { dealerNames } from '../dealers/store/dealers.ts';
import { keptAnswers } from '../desk/kept-answers.ts';
import type { Db } from '../platform/db/store.ts';
import type { HandlersOf } from '../platform/http/mount.ts';
import {
  type InsightQuestion,
  optionCounts,
  unmetRequests,
  type VisitColumn,
  visitsBy,
} from '../platform/visits/visit-counts.ts';
import { dayIn } from '../platform/zone-time.ts';
import type { HandlerOf, ServerParts } from '../server-parts.ts';

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

/** Some thousands of rows, which are read four times. */
const largeCount = 1_000;

/** Reads only the counts; they contain nothing about a person (D28). */
export const adminGetInsightHandler: HandlerOf<'admin-get-insight'> = ({ store, nowMs, config }) => {
  const kept = keptAnswers<Answer>(({ quotations }) => quotations >= largeCount);
  return ({ query: { weeks = '12', ...filter } }) => {
    const monday = mondayOf(dayIn(config.companyTimezone, nowMs()));
    const question = { fromDay: later(monday, -7 * (Number(weeks) - 1)), ...filter };
    return kept(JSON.stringify([weeks, question]), nowMs(), () =>
      store.read((db) => insightOf(db, question, Number(weeks))),
    );
  };
};

async function insightOf(db: Db, question: InsightQuestion, weeks: number): Promise<Answer> {
  const byDay = await visitsBy(db, 'day', question);
  const byWeek = Map.groupBy(byDay, ({ key }) => mondayOf(key));
  const bars = async (column: VisitColumn) => barsOf(await visitsBy(db, column, question));
  const byDealer = await bars('dealer');
  const names = await dealerNames(
    db,
    byDealer.map(({ key }) => key),
  );
  const mondays = Array.from({ length: weeks }, (_, week) => later(question.fromDay, 7 * week));
  const count = (step: string) => byDay.reduce((sum, row) => sum + (row.step === step ? row.count : 0), 0);
  return {
    weeks: mondays.map((from) => ({ from, ...sumsOf(byWeek.get(from) ?? []) })),
    funnel: visitSteps.map((step) => ({ step, count: count(step) })),
    markets: await bars('market'),
    countries: await bars('country'),
    dealers: byDealer.map((bar) => ({ ...bar, name: names.get(bar.key) ?? '' })),
    unmet: (await unmetRequests(db, question)).map((row) => ({ ...row, volume: Number(row.volume) })),
    options: await optionCounts(db, question),
    quotations: count('quoted'),
  };
}

function sumsOf(rows: Rows): Sums {
  const sums = { sent: 0, signed: 0 };
  const amounts = new Map<string, Sums['amounts'][number]>();
  for (const { step, count, cents, currency } of rows) {
    const name = step === 'quoted' ? 'sent' : step === 'signed' ? 'signed' : undefined;
    if (name) sums[name] += count;
    if (!name || currency === '') continue;
    const sum = amounts.get(currency) ?? { currency, cents: 0, signed_cents: 0 };
    sum[name === 'sent' ? 'cents' : 'signed_cents'] += cents;
    amounts.set(currency, sum);
  }
  return { ...sums, amounts: [...amounts.values()].toSorted(byCurrency) };
}

const byCurrency = (a: { currency: string }, b: { currency: string }): number =>
  a.currency.localeCompare(b.currency, 'en');

const maxBars = 50;

/** The most quotations first. */
function barsOf(rows: Rows): Answer['markets'] {
  return [...Map.groupBy(rows, ({ key }) => key)]
    .map(([key, own]) => ({ key, name: '', ...sumsOf(own) }))
    .filter(({ sent, signed }) => sent + signed > 0)
    .toSorted((a, b) => b.sent - a.sent || a.key.localeCompare(b.key, 'en'))
    .slice(0, maxBars);
}

export const insightCalls = (parts: ServerParts): HandlersOf<CallsOf<typeof insight>> => ({
  'admin-get-insight': adminGetInsightHandler(parts),
});
