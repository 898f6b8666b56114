import type { ServerParts } from '../app.ts';
import { forgetDealerSaves } from '../store/dealer-saves.ts';
import { recordErasure } from '../store/erasures.ts';
import { eraseOlderThan } from '../store/privacy.ts';
import { forgetOldLimits } from '../store/recipient-limits.ts';

const dayMs = 86_400_000;
const everyMs = 6 * 3_600_000;

type Parts = Pick<ServerParts, 'store' | 'nowMs'> & { readonly config: { readonly retentionDays: number } };

/** Erases what is older than RETENTION_DAYS, in small steps that each leave a trace; signed quotations stay. */
export async function applyRetention({ store, nowMs, config }: Parts): Promise<void> {
  const beforeMs = nowMs() - config.retentionDays * dayMs;
  const step = () =>
    store.write(async (db) => {
      const { erased, mayBeMore } = await eraseOlderThan(db, beforeMs);
      if (Object.values(erased).some((count) => count > 0)) {
        await recordErasure(db, { at: nowMs(), author: 'system', erased, remains: [] });
      }
      return mayBeMore;
    });
  while (await step());
  await store.write((db) => forgetOldLimits(db, nowMs()));
  await store.write((db) => forgetDealerSaves(db, beforeMs));
}

/** More than a clock is ever corrected by, and less than anybody's patience with what should be erased. */
const leapMs = 3_600_000;

/**
 * Whether the clock has run like a stopwatch since this was made. One that leapt by a year would have a year's
 * quotations erased in a minute, and setting it right would not bring them back (threat 57).
 */
export function watchClock(nowMs: () => number, stopwatchMs = () => performance.now()): () => boolean {
  const offsetMs = nowMs() - stopwatchMs();
  return () => Math.abs(nowMs() - stopwatchMs() - offsetMs) < leapMs;
}

/** Runs now and every six hours; any number of replicas may do so at once. */
export function startRetention(parts: Parts, onError: (error: unknown) => void): { stop(): void } {
  const isSteady = watchClock(parts.nowMs);
  const run = () =>
    isSteady()
      ? void applyRetention(parts).catch(onError)
      : onError(new Error('The clock has leapt: nothing is erased before the next start.'));
  const soon = setTimeout(run, 10_000);
  const timer = setInterval(run, everyMs);
  for (const each of [soon, timer]) each.unref();
  return {
    stop: () => {
      clearTimeout(soon);
      clearInterval(timer);
    },
  };
}
