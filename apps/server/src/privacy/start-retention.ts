import { forgetUnusedLogos } from '../configurator/store/unit-logos.ts';
import { forgetDealerSaves } from '../dealers/store/dealer-saves.ts';
import { forgetOldLimits } from '../platform/source/recipient-limits.ts';
import { forgetCounts } from '../platform/visits/visit-counts.ts';
import type { ServerParts } from '../server-parts.ts';
import { recordErasure } from './store/erasures.ts';
import { eraseOlderThan } from './store/privacy.ts';

const dayMs = 86_400_000;
const everyMs = 6 * 3_600_000;

type Parts = Pick<ServerParts, 'store' | 'nowMs' | 'clock'> & {
  readonly config: { readonly retentionDays: number };
};

/**
 * Erases data older than RETENTION_DAYS, in small recorded steps. Signed quotations stay, and so does everything
 * while the clock is in doubt (S1). Returns whether it ran.
 */
export async function applyRetention({ store, nowMs, clock, config }: Parts): Promise<boolean> {
  const beforeMs = clock.expiryMs() - config.retentionDays * dayMs;
  const step = () =>
    store.write(async (db) => {
      if (clock.trouble()) return 'in-doubt';
      const { erased, mayBeMore } = await eraseOlderThan(db, beforeMs);
      if (Object.values(erased).some((count) => count > 0)) {
        await recordErasure(db, { at: nowMs(), author: 'system', erased, remains: [] });
      }
      return mayBeMore ? 'more' : 'done';
    });
  let outcome = await step();
  while (outcome === 'more') outcome = await step();
  if (outcome === 'in-doubt') return false;
  await store.write((db) => forgetOldLimits(db, clock.expiryMs()));
  await store.write((db) => forgetDealerSaves(db, beforeMs));
  const times = { nowMs: nowMs(), expiryMs: clock.expiryMs() };
  await store.write((db) => forgetUnusedLogos(db, times));
  await store.write((db) => forgetCounts(db, new Date(beforeMs).toISOString().slice(0, 10), times));
  await store.scrub();
  return true;
}

/** Runs soon after the start and every six hours; any number of replicas may do so concurrently. */
export function startRetention(parts: Parts, onError: (error: unknown) => void): { stop(): void } {
  const inDoubt = () =>
    onError(new Error('The clock is in doubt: nothing is erased before staff confirm it.'));
  const run = () =>
    void applyRetention(parts)
      .then((could) => could || inDoubt())
      .catch(onError);
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
