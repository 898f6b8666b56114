import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type Outcome, openVisitors, type Visitors } from './parts-of-overload/visitors.ts';
import type { Torture } from './torture.ts';

const options = { seconds: 40, times: 10 };
const minKeptPercent = 90;
const recoveredWithinMs = 10_000;
/** Answers after this time count as failed. */
const patienceMs = 5000;
/** Timeout of a load balancer's readiness check. */
const readyWithinMs = 2000;
const readyEveryMs = 500;
/** Load balancers remove a server only after several failed checks, so a few may fail. */
const mayMissPercent = 10;
/** Enough concurrent visitors to keep the limited server busy without rejections. */
const closedLoop = 24;

/**
 * `npm run torture -- overload`: measures a server of limited capacity at ten times its maximum load (threat 52).
 * Work is counted in database queries, because an offer needs more of them than other calls and is admitted more often.
 * Readiness checks are a query each; they must be answered in time throughout. Needs an idle machine, because the load generator
 * runs on it too. The figures are those of the last run.
 */
export const torture: Torture<typeof options> = {
  options,
  run: async ({ seconds, times }, ledger) => {
    const child = fork(new URL('./parts-of-overload/limited-server.ts', import.meta.url));
    const [address] = (await once(child, 'message')) as [string];
    const visitors = await openVisitors(address);
    const questionsOf = async (kind: Outcome['kind']): Promise<number> => {
      const before = await answeredBy(child);
      for (let call = 0; call < 10; call++) await visitors.call(kind);
      return ((await answeredBy(child)) - before) / 10;
    };
    const questions = { offer: await questionsOf('offer'), other: await questionsOf('other') };
    const workOf = (outcomes: readonly Outcome[]): number =>
      outcomes.filter(isGood).reduce((sum, { kind }) => sum + questions[kind], 0);
    await atTheirPace(visitors, 3);
    const best = await atTheirPace(visitors, seconds);
    const peak = best.filter(isGood).length / seconds;
    const [crowd, ready] = await Promise.all([
      openLoop(visitors, peak * times, seconds),
      askReadiness(address, seconds),
    ]);
    const recoveredMs = await recovery(visitors, peak / 2);
    const outcomes = await Promise.all(crowd.calls);
    visitors.close();
    child.disconnect();

    const good = outcomes.filter(isGood).length;
    const shed = outcomes.filter(({ status }) => status === 503);
    const share = (kind: Outcome['kind']) => {
      const all = outcomes.filter((one) => one.kind === kind);
      return percent(all.filter(isGood).length, all.length);
    };
    const figures = {
      peakPerSecond: Math.round(peak),
      offeredPerSecond: Math.round(outcomes.length / crowd.seconds),
      goodPerSecond: Math.round(good / crowd.seconds),
      keptPercent: percent(
        workOf(outcomes) / crowd.seconds + ready.filter(Boolean).length / seconds,
        workOf(best) / seconds,
      ),
      shed: shed.length,
      shedWithoutRetryAfter: shed.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
      tooLate: outcomes.filter((one) => one.status === 200 && !isGood(one)).length,
      otherAnswers: outcomes.filter(({ status }) => status !== 200 && status !== 503).length,
      offersServedPercent: share('offer'),
      othersServedPercent: share('other'),
      recoveredMs,
      askedReady: ready.length,
      notReady: ready.filter((isReady) => !isReady).length,
    };
    ledger.set(figures);
    return (
      figures.keptPercent >= minKeptPercent &&
      figures.shedWithoutRetryAfter === 0 &&
      figures.otherAnswers === 0 &&
      figures.offersServedPercent > 2 * figures.othersServedPercent &&
      percent(figures.notReady, figures.askedReady) <= mayMissPercent &&
      recoveredMs <= recoveredWithinMs
    );
  },
};

const isGood = ({ status, ms }: Outcome): boolean => status === 200 && ms <= patienceMs;
const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(whole, 1e-9));
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function answeredBy(server: ChildProcess): Promise<number> {
  server.send('how many?');
  const [answered] = (await once(server, 'message')) as [number];
  return answered;
}

/** Each sends the next request after its answer, which gives the maximum throughput. */
async function atTheirPace(visitors: Visitors, seconds: number): Promise<Outcome[]> {
  const untilMs = performance.now() + seconds * 1000;
  const outcomes: Outcome[] = [];
  const visit = async () => {
    while (performance.now() < untilMs) outcomes.push(await visitors.call());
  };
  await Promise.all(Array.from({ length: closedLoop }, visit));
  return outcomes;
}

/** Requests arrive at a fixed rate, whether others are answered or not. */
async function openLoop(
  visitors: Visitors,
  perSecond: number,
  seconds: number,
): Promise<{ calls: Promise<Outcome>[]; seconds: number }> {
  const startedAt = performance.now();
  const calls: Promise<Outcome>[] = [];
  while (performance.now() - startedAt < seconds * 1000) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (calls.length < due) calls.push(visitors.call());
    await pause(2);
  }
  // The last requests are still waiting when the next phase begins.
  return { calls, seconds: (performance.now() - startedAt) / 1000 };
}

/** A busy server must not look dead; otherwise the next server gets its load too. */
async function askReadiness(address: string, seconds: number): Promise<boolean[]> {
  const answers: Promise<boolean>[] = [];
  for (const untilMs = performance.now() + seconds * 1000; performance.now() < untilMs; ) {
    const answer = fetch(`${address}/readyz`, { signal: AbortSignal.timeout(readyWithinMs) });
    answers.push(
      answer.then(
        ({ status }) => status === 200,
        () => false,
      ),
    );
    await pause(readyEveryMs);
  }
  return Promise.all(answers);
}

/** Milliseconds after the overload until half a second passes without a rejection. */
async function recovery(visitors: Visitors, perSecond: number): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const beganMs = performance.now() - startedAt;
    const { calls } = await openLoop(visitors, perSecond, 0.5);
    const outcomes = await Promise.all(calls);
    if (outcomes.every(isGood) || beganMs > 3 * recoveredWithinMs) return Math.round(beganMs);
  }
}
