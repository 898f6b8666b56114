import type { ServerParts } from '../app.ts';
import { recordErasure } from '../store/erasures.ts';
import { eraseOlderThan } from '../store/privacy.ts';

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
}

/** Runs now and every six hours; any number of replicas may do so at once. */
export function startRetention(parts: Parts, onError: (error: unknown) => void): { stop(): void } {
  const run = () => void applyRetention(parts).catch(onError);
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
