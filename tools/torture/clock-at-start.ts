import { cpSync } from 'node:fs';
import { startServerProcess } from '../../apps/server/src/app/testing/server-process.ts';
import { openReader } from '../../apps/server/src/platform/db/testing/open-reader.ts';
import { shiftedClock } from './parts-of-health/shifted-clock.ts';
import { makeFewOffers } from './parts-of-restore/make-few-offers.ts';
import { pause } from './shared/asker.ts';
import { dayMs } from './shared/clock.ts';
import { runRounds } from './shared/run-rounds.ts';
import { makeScratch } from './shared/scratch.ts';
import type { Torture } from './torture.ts';

const yearMs = 365 * dayMs;
const earliestMs = -10 * yearMs;
const latestMs = 50 * yearMs;
/** Retention starts ten seconds after a start. */
const watchedMs = 16_000;
const kept = ['offers', 'configurations', 'incoming', 'outbox', 'documents'] as const;

/** Servers that start with a clock between ten years behind and fifty years ahead erase nothing (S1). */
export const torture: Torture<{ starts: number; lanes: number }> = {
  options: { starts: 10, lanes: 2 },
  run: async ({ starts, lanes }, ledger) => {
    const template = await makeScratch();
    await makeFewOffers(template.dataDir);
    const before = await countRows(template.dataDir);
    console.info(`rows before each start: ${JSON.stringify(before)}`);
    const clean = await runRounds(
      starts,
      Array.from({ length: lanes }, () => async (round) => {
        const shiftMs = Math.round(earliestMs + ((latestMs - earliestMs) * round) / Math.max(1, starts - 1));
        const scratch = await makeScratch();
        cpSync(template.dataDir, scratch.dataDir, { recursive: true });
        const server = await startServerProcess({ ...scratch.env, ...shiftedClock(shiftMs) });
        await pause(watchedMs);
        await server.kill();
        const after = await countRows(scratch.dataDir);
        const erased = kept.reduce((sum, table) => sum + Math.max(0, before[table] - after[table]), 0);
        ledger.add({ starts: 1, rowsErased: erased });
        scratch.remove();
        const days = Math.round(shiftMs / dayMs);
        return erased === 0 ? [] : [`${erased} rows were erased by a clock ${days} days ahead`];
      }),
      ledger,
    );
    template.remove();
    return clean;
  },
};

async function countRows(dataDir: string): Promise<Record<(typeof kept)[number], number>> {
  const reader = openReader({ engine: 'sqlite', dataDir });
  const counts = [];
  for (const table of kept) {
    const { count } = await reader.db
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counts.push([table, Number(count)]);
  }
  await reader.close();
  return Object.fromEntries(counts);
}
