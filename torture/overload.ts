import { fork } from 'node:child_process';
import { once } from 'node:events';
import { type Outcome, openVisitors, type Visitors } from './parts-of-overload/visitors.ts';
import type { Torture } from './torture.ts';

const options = { seconds: 15, times: 10 };
const keptAtLeastPercent = 90;
const recoveredWithinMs = 10_000;
/** An answer that comes later is of no use to anybody. */
const patienceMs = 5000;
/** Enough at once to keep the limited server busy, few enough that nobody is sent away. */
const closedLoop = 24;

/**
 * `npm run torture -- overload`: what a server of limited capacity still does when ten times its best comes in
 * (threat 52). Needs a quiet machine, for the generator shares it. The figures are those of the last run.
 */
export const torture: Torture<typeof options> = {
  options,
  run: async ({ seconds, times }, ledger) => {
    const child = fork(new URL('./parts-of-overload/limited-server.ts', import.meta.url));
    const [address] = (await once(child, 'message')) as [string];
    const visitors = await openVisitors(address);
    await atTheirPace(visitors, 3);
    const peak = (await atTheirPace(visitors, seconds)) / seconds;
    const crowd = await openLoop(visitors, peak * times, seconds);
    const recoveredMs = await recovery(visitors, peak / 2);
    visitors.close();
    child.disconnect();

    const good = crowd.outcomes.filter(isGood).length;
    const shed = crowd.outcomes.filter(({ status }) => status === 503);
    const share = (kind: Outcome['kind']) => {
      const all = crowd.outcomes.filter((one) => one.kind === kind);
      return percent(all.filter(isGood).length, all.length);
    };
    const figures = {
      peakPerSecond: Math.round(peak),
      offeredPerSecond: Math.round(crowd.outcomes.length / crowd.seconds),
      goodPerSecond: Math.round(good / crowd.seconds),
      keptPercent: percent(good / crowd.seconds, peak),
      shed: shed.length,
      shedWithoutRetryAfter: shed.filter(({ hasRetryAfter }) => !hasRetryAfter).length,
      tooLate: crowd.outcomes.filter((one) => one.status === 200 && !isGood(one)).length,
      otherAnswers: crowd.outcomes.filter(({ status }) => status !== 200 && status !== 503).length,
      offersServedPercent: share('offer'),
      othersServedPercent: share('other'),
      recoveredMs,
    };
    ledger.set(figures);
    return (
      figures.keptPercent >= keptAtLeastPercent &&
      figures.shedWithoutRetryAfter === 0 &&
      figures.otherAnswers === 0 &&
      figures.offersServedPercent > 2 * figures.othersServedPercent &&
      recoveredMs <= recoveredWithinMs
    );
  },
};

const isGood = ({ status, ms }: Outcome): boolean => status === 200 && ms <= patienceMs;
const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(whole, 1e-9));
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Each sends when it has its answer: the best the server can do. Returns how many were answered well. */
async function atTheirPace(visitors: Visitors, seconds: number): Promise<number> {
  const untilMs = performance.now() + seconds * 1000;
  let good = 0;
  const visit = async () => {
    while (performance.now() < untilMs) if (isGood(await visitors.call())) good += 1;
  };
  await Promise.all(Array.from({ length: closedLoop }, visit));
  return good;
}

/** They come whether others are answered or not, as real crowds do. */
async function openLoop(
  visitors: Visitors,
  perSecond: number,
  seconds: number,
): Promise<{ outcomes: Outcome[]; seconds: number }> {
  const startedAt = performance.now();
  const calls: Promise<Outcome>[] = [];
  while (performance.now() - startedAt < seconds * 1000) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    while (calls.length < due) calls.push(visitors.call());
    await pause(2);
  }
  const tookMs = performance.now() - startedAt;
  return { outcomes: await Promise.all(calls), seconds: tookMs / 1000 };
}

/** Milliseconds after the crowd has gone until half a second passes in which nobody is sent away. */
async function recovery(visitors: Visitors, perSecond: number): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const beganMs = performance.now() - startedAt;
    const { outcomes } = await openLoop(visitors, perSecond, 0.5);
    if (outcomes.every(isGood) || beganMs > 3 * recoveredWithinMs) return Math.round(beganMs);
  }
}
